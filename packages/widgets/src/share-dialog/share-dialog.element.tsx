import { type ReactNode } from 'react'
import { autocompleteDelayMs } from '@holdpoint/api/vocabulary'
import dialogCss from '../dialog/dialog.css?inline'
import { connectionData, connectionSettings, sourceOf } from '../internals/connection-settings.ts'
import { callerOf, refuseUnconnected, repeatOf } from '../internals/connection.ts'
import controlsCss from '../internals/controls.css?inline'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import listboxCss from '../internals/listbox/listbox.css?inline'
import popoverCss from '../internals/popover.css?inline'
import { flag, number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import personSearchCss from '../person-search/person-search.css?inline'
import { type PersonFilters, type SearchPeople } from '../person-search/person-search.query.ts'
import { searchBy } from '../person-search/person-search.source.ts'
import * as PersonSearch from '../person-search/person-search.tsx'
import { words as searchWords } from '../person-search/person-search.words.ts'
import { type Person } from '../person.ts'
import badgeCss from '../user-card/sse-badge.css?inline'
import { SseBadge } from '../user-card/sse-badge.tsx'
import userCardCss from '../user-card/user-card.css?inline'
import css from './share-dialog.css?inline'
import { shareBy, shareCountMax } from './share-dialog.source.ts'
import * as ShareDialog from './share-dialog.tsx'
import { shareNotices, shareWords } from './share-dialog.words.ts'
import { type SharePeople } from './use-share-list.ts'

type ShareDialogData = typeof connectionData & {
  people: readonly Person[] | undefined
  search: SearchPeople | undefined
  filters: PersonFilters | undefined
  selected: readonly Person[]
  share: SharePeople | undefined
}

const data: ShareDialogData = {
  ...connectionData,
  people: undefined,
  search: undefined,
  filters: undefined,
  selected: [],
  share: undefined,
}

/** `<hp-share-dialog>`: picks colleagues and shares something with them. */
export class HpShareDialogElement extends withSettings(HpReactElement, {
  css:
    controlsCss +
    dialogCss +
    popoverCss +
    listboxCss +
    badgeCss +
    userCardCss +
    personSearchCss +
    css,
  settings: {
    ...connectionSettings,
    open: flag(),
    myFormId: text(),
    limit: number(0),
    delay: number(autocompleteDelayMs),
    heading: text(shareWords.heading),
    label: text(shareWords.label),
    placeholder: text(),
    listWords: text(shareWords.list),
    removeWords: text(shareWords.remove),
    cancelWords: text(shareWords.cancel),
    shareWords: text(shareWords.share),
    sharingWords: text(shareWords.sharing),
    failedWords: text(shareWords.failed),
    addedWords: text(shareNotices.added),
    removedWords: text(shareNotices.removed),
    duplicateWords: text(shareNotices.duplicate),
    nobodyWords: text(shareNotices.nobody),
    fullWords: text(shareNotices.full),
    emptyWords: text(searchWords.empty),
    loadingWords: text(searchWords.loading),
    foundWords: text(searchWords.found),
    retryWords: text('Retry'),
    sseWords: text('SSE'),
    sseName: text('Short-service employee (SSE)'),
  },
  data,
  lists: ['people'],
  events: {
    'hp-change': detail<readonly Person[]>(),
    'hp-share': detail<readonly Person[]>(),
    'hp-shared': detail<readonly Person[]>(),
    'hp-close': detail<undefined>(),
  },
}) {
  /** Opens it. */
  show(): void {
    this.open = true
  }

  /** Closes it and gives up what is being shared; the picked people stay. */
  hide(): void {
    this.open = false
  }

  readonly #close = () => {
    if (this.emit('hp-close')) {
      this.open = false
    }
  }

  readonly #change = (people: readonly Person[]) => {
    const before = this.selected
    this.selected = people
    if (!this.emit('hp-change', people)) {
      this.selected = before
    }
  }

  readonly #searchPortal: SearchPeople = (query, options) => {
    const caller = callerOf(this)
    if (!caller && this.people === undefined) {
      refuseUnconnected(this, 'people or a search function')
    }
    return caller ? searchBy(caller)(query, options) : []
  }

  readonly #share: SharePeople = async (people, options) => {
    if (!this.emit('hp-share', people)) {
      return false
    }
    const caller = callerOf(this)
    const share = this.share ?? (caller && shareBy(caller, this.myFormId, repeatOf(this)))
    const answer = await share?.(people, options)
    // Where nobody here shares, the page does so by the event, and knows best whether it was done.
    if (share && answer !== false && !options.signal.aborted) {
      this.emit('hp-shared', people)
    }
    return answer
  }

  /** The portal has a limit of its own. */
  get #limit(): number | undefined {
    const isConnected = this.apiBase !== '' && this.share === undefined
    return this.limit > 0 ? this.limit : isConnected ? shareCountMax : undefined
  }

  protected view(): ReactNode {
    const badge = (
      <SseBadge part="sse" longName={this.sseName}>
        {this.sseWords}
      </SseBadge>
    )
    return (
      <ShareDialog.Root
        open={this.open}
        onOpenChange={this.#close}
        people={this.selected}
        onPeopleChange={this.#change}
        limit={this.#limit}
        onShare={this.#share}
      >
        <ShareDialog.Content part="dialog">
          <ShareDialog.Title part="title">{this.heading}</ShareDialog.Title>
          <slot />
          <ShareDialog.Search
            part="search"
            people={this.people}
            search={this.search ?? this.#searchPortal}
            source={sourceOf(this)}
            filters={this.filters}
            delayMs={this.delay}
          >
            {this.#searchParts(badge)}
          </ShareDialog.Search>
          <ShareDialog.Notice
            part="notice"
            words={{
              added: this.addedWords,
              removed: this.removedWords,
              duplicate: this.duplicateWords,
              nobody: this.nobodyWords,
              full: this.fullWords,
              sharing: this.sharingWords,
            }}
          />
          <ShareDialog.List part="list" aria-label={this.listWords}>
            {(person) => (
              <ShareDialog.Item part="item" person={person}>
                <ShareDialog.Card part="card" person={person} badge={badge} />
                <ShareDialog.Remove part="remove" label={this.removeWords} />
              </ShareDialog.Item>
            )}
          </ShareDialog.List>
          <ShareDialog.Problem part="problem" failed={this.failedWords} />
          <ShareDialog.Actions part="actions">
            <ShareDialog.Close part="cancel">{this.cancelWords}</ShareDialog.Close>
            <ShareDialog.Share part="share" sharing={this.sharingWords}>
              {this.shareWords}
            </ShareDialog.Share>
          </ShareDialog.Actions>
        </ShareDialog.Content>
      </ShareDialog.Root>
    )
  }

  #searchParts(badge: ReactNode): ReactNode {
    return (
      <>
        <PersonSearch.Label part="label">{this.label}</PersonSearch.Label>
        <PersonSearch.Input part="input" placeholder={this.placeholder || undefined} />
        <PersonSearch.Popup part="popup">
          <PersonSearch.List part="found">
            {(person) => <PersonSearch.Item part="option" person={person} badge={badge} />}
          </PersonSearch.List>
          <PersonSearch.Empty part="empty">{this.emptyWords}</PersonSearch.Empty>
          <PersonSearch.Status part="status" loading={this.loadingWords} failed={this.failedWords}>
            <PersonSearch.Retry part="retry">{this.retryWords}</PersonSearch.Retry>
          </PersonSearch.Status>
        </PersonSearch.Popup>
        <PersonSearch.Announcement
          loading={this.loadingWords}
          failed={this.failedWords}
          empty={this.emptyWords}
          found={this.foundWords}
        />
      </>
    )
  }
}
