import { myFormsPageSize } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import { fillWords } from '../internals/fill-words.ts'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './pager.css?inline'
import * as Pager from './pager.tsx'

/** `<hp-pager>`: which rows of a list are shown, and links to its other pages. */
export class HpPagerElement extends withSettings(HpReactElement, {
  css,
  settings: {
    offset: number(0),
    total: number(0),
    pageSize: number(myFormsPageSize),
    href: text('?offset={offset}'),
    label: text('Pages'),
    rangeWords: text('{rows} of {total}'),
    pageWords: text('Page {page}'),
    previousWords: text('Previous page'),
    nextWords: text('Next page'),
    locale: text('en-US'),
  },
  events: { 'hp-page': detail<{ offset: number }>() },
}) {
  protected view(): ReactNode {
    return (
      <Pager.Root
        part="pager"
        aria-label={this.label}
        offset={this.offset}
        total={this.total}
        pageSize={this.pageSize}
        locale={this.locale}
        hrefOf={(offset) => fillWords(this.href, { offset: String(offset) })}
        onPage={(offset, event) => {
          if (!this.emit('hp-page', { offset })) {
            event.preventDefault()
          }
        }}
      >
        <Pager.Range part="range" words={this.rangeWords} />
        <Pager.List
          part="list"
          previousWords={this.previousWords}
          nextWords={this.nextWords}
          pageWords={this.pageWords}
        />
      </Pager.Root>
    )
  }
}
