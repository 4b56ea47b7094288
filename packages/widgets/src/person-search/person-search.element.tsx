import { autocompleteDelayMs } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import { connectionData, connectionSettings, sourceOf } from '../internals/connection-settings.ts'
import { callerOf, refuseUnconnected } from '../internals/connection.ts'
import controlsCss from '../internals/controls.css?inline'
import { type FormState, formSettings } from '../internals/hp-form-element.ts'
import { HpLabelledElement } from '../internals/hp-labelled-element.ts'
import listboxCss from '../internals/listbox/listbox.css?inline'
import popoverCss from '../internals/popover.css?inline'
import { flag, list, number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import { type Person } from '../person.ts'
import badgeCss from '../user-card/sse-badge.css?inline'
import css from './person-search.css?inline'
import { type PersonFilters, type SearchPeople } from './person-search.query.ts'
import { searchBy } from './person-search.source.ts'
import * as PersonSearch from './person-search.tsx'
import { words } from './person-search.words.ts'

/**
 * `<hp-person-search>`: searches one person by name or email. A field of the form around: it sends
 * the id of the chosen person under its name, and the name of the person as `{name}-text`.
 */
export class HpPersonSearchElement extends withSettings(HpLabelledElement, {
  css: controlsCss + popoverCss + listboxCss + badgeCss + css,
  settings: {
    ...formSettings,
    ...connectionSettings,
    label: text('Employee'),
    placeholder: text(),
    delay: number(autocompleteDelayMs),
    pLimit: number(0),
    userIds: list(),
    permissions: list(),
    country: list(),
    crew: list(),
    crewColor: list(),
    lobCode: list(),
    divisionCode: list(),
    deptCode: list(),
    jobCode: list(),
    customer: list(),
    companyCode: list(),
    employeeNumber: list(),
    managerFullName: list(),
    managerEmail: list(),
    isExcluded: flag(),
    emptyWords: text(words.empty),
    loadingWords: text(words.loading),
    failedWords: text(words.failed),
    foundWords: text(words.found),
    retryWords: text('Retry'),
    sseWords: text('SSE'),
    sseName: text('Short-service employee (SSE)'),
    requiredWords: text('Please select employee'),
  },
  data: {
    ...connectionData,
    value: null as Person | null,
    people: undefined as readonly Person[] | undefined,
    search: undefined as SearchPeople | undefined,
  },
  lists: ['people'],
  events: { 'hp-change': detail<Person | null>(), 'hp-search': detail<string>() },
}) {
  readonly #change = (person: Person | null) => {
    const before = this.value
    this.value = person
    if (!this.emit('hp-change', person)) {
      this.value = before
    }
  }

  readonly #searchPortal: SearchPeople = (query, options) => {
    const caller = callerOf(this)
    if (!caller && this.people === undefined) {
      refuseUnconnected(this, 'people or a search function')
    }
    return caller ? searchBy(caller)(query, options) : []
  }

  get #filters(): PersonFilters {
    const { pLimit, userIds, permissions, country, crew, crewColor, lobCode, divisionCode } = this
    const { deptCode, jobCode, customer, companyCode, employeeNumber } = this
    const { managerFullName, managerEmail, isExcluded } = this
    const given = {
      ...{ userIds, permissions, country, crew, crewColor, lobCode, divisionCode, deptCode },
      ...{ jobCode, customer, companyCode, employeeNumber, managerFullName, managerEmail },
    }
    return {
      ...Object.fromEntries(Object.entries(given).filter(([, entries]) => entries.length > 0)),
      ...(pLimit > 0 ? { pLimit } : {}),
      ...(isExcluded ? { isExcluded } : {}),
    }
  }

  protected view(): ReactNode {
    return (
      <PersonSearch.Root
        // Drawn anew at a reset, without the words that were being typed.
        key={this.resetCount}
        part="root"
        value={this.value}
        people={this.people}
        search={this.search ?? this.#searchPortal}
        source={sourceOf(this)}
        filters={this.#filters}
        delayMs={this.delay}
        disabled={this.isOff}
        onValueChange={this.#change}
        onSearch={(asked) => this.emit('hp-search', asked)}
      >
        {this.outerName === undefined && (
          <PersonSearch.Label part="label">{this.label}</PersonSearch.Label>
        )}
        <PersonSearch.Input
          part="input"
          aria-label={this.outerName}
          placeholder={this.placeholder || undefined}
          aria-required={this.required || undefined}
        />
        <PersonSearch.Popup part="popup">
          <PersonSearch.List part="list" aria-label={this.outerName}>
            {(person) => (
              <PersonSearch.Item
                part="item"
                person={person}
                badge={
                  <PersonSearch.Badge part="sse" longName={this.sseName}>
                    {this.sseWords}
                  </PersonSearch.Badge>
                }
              />
            )}
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
      </PersonSearch.Root>
    )
  }

  protected formState(): FormState {
    const { name, value, required } = this
    const isMissing = required && !value
    const sent = name === '' || !value ? null : new FormData()
    sent?.set(name, value?.personId ?? '')
    sent?.set(`${name}-text`, value?.fullName ?? '')
    return { value: sent, isMissing, problem: isMissing ? this.requiredWords : '' }
  }

  protected resetValue(): void {
    this.value = null
  }

  protected restoreValue(value: string | FormData): void {
    const sent = value instanceof FormData ? value : new FormData()
    const personId = sent.get(this.name)
    const fullName = sent.get(`${this.name}-text`)
    this.value =
      typeof personId === 'string' && typeof fullName === 'string' ? { personId, fullName } : null
  }
}
