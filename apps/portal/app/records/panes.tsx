import * as Tabs from '@radix-ui/react-tabs'
import { forwardRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { Link, type LinkProps } from '../ui/link.tsx'
import { useInSight } from '../ui/use-in-sight.ts'
import { useScripted } from '../ui/use-scripted.ts'
import styles from './panes.module.css'

/** One pane of a record: what its tab says, and the address that shows it. */
export interface Pane {
  value: string
  name: string
  /** How much is in it, where that is known. */
  count?: number | undefined
  to: string
}

interface PanesProps {
  /** What the panes are parts of. */
  label: string
  panes: readonly Pane[]
  /** The pane that the address asks for. */
  current: string
  /** What is in that pane: no other is drawn. */
  children: ReactNode
}

/**
 * The panes of one record, one of them shown. The address says which: each tab is a link, so that
 * the pane survives a reload, opens in another tab, and works without a script. With one, arrows go
 * from tab to tab, and Enter or Space follows the link.
 */
export function Panes({ label, panes, current, children }: PanesProps) {
  // Radix has one tab stop for all tabs and moves it by script.
  const untilScripted = useScripted() ? {} : { tabIndex: 0 }
  const line = useInSight<HTMLDivElement>(current)
  return (
    <Tabs.Root value={current} activationMode="manual">
      <Tabs.List ref={line} aria-label={label} className={styles.list} style={noOutline}>
        {panes.map(({ value, name, count, to }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            asChild
            {...asLink}
            {...(value !== current && notDrawn)}
            {...untilScripted}
          >
            <TabLink to={to} replace preventScrollReset className={styles.tab}>
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </TabLink>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={current} asChild>
        <div className={styles.pane} style={noDuration}>
          {children}
        </div>
      </Tabs.Content>
    </Tabs.Root>
  )
}

// Styles that Radix writes into the markup, which the content policy refuses from a server.
const noOutline: CSSProperties = { outline: undefined }
const noDuration: CSSProperties = { animationDuration: undefined }
/** The tab is a link, not a button. */
const asLink = { type: undefined }
/** The pane that a tab would name is not in the page. */
const notDrawn = { 'aria-controls': undefined }

const TabLink = forwardRef<HTMLAnchorElement, LinkProps>(function TabLink(props, ref) {
  return <Link {...props} ref={ref} onKeyDown={followOnSpace(props.onKeyDown)} />
})

/** Space presses a tab as Enter does, and does not scroll the page. */
function followOnSpace(onKeyDown: LinkProps['onKeyDown']) {
  return (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event)
    if (event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
    }
  }
}
