import { type ReactNode } from 'react'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './link-tabs.css?inline'
import * as LinkTabs from './link-tabs.tsx'

/** One tab of `<hp-link-tabs>`. */
export type LinkTab = {
  label: string
  href: string
  /** How many there are behind it; none shown without one. */
  count?: number | undefined
  /** Whether its section is the one that is shown. */
  isCurrent?: boolean | undefined
}

const data: { tabs: readonly LinkTab[] } = { tabs: [] }

/** `<hp-link-tabs>`: the sections of a page as links that look like tabs. */
export class HpLinkTabsElement extends withSettings(HpReactElement, {
  css,
  settings: { label: text('Sections'), locale: text('en-US') },
  data,
  events: { 'hp-tab': detail<{ href: string; index: number }>() },
}) {
  protected view(): ReactNode {
    return (
      <LinkTabs.Root part="tabs" aria-label={this.label} locale={this.locale}>
        {this.tabs.map(({ label, href, count, isCurrent }, index) => (
          <LinkTabs.Tab
            key={href}
            part={isCurrent ? 'tab current' : 'tab'}
            href={href}
            isCurrent={isCurrent}
            onClick={(event) => {
              if (!this.emit('hp-tab', { href, index })) {
                event.preventDefault()
              }
            }}
          >
            {label}
            {count !== undefined && <LinkTabs.Count part="count" value={count} />}
          </LinkTabs.Tab>
        ))}
        <slot />
      </LinkTabs.Root>
    )
  }
}
