import {
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  createContext,
  forwardRef,
  useContext,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { localeOf } from '../internals/locale.ts'
import { part } from '../internals/part.tsx'
import { safeAddress } from '../internals/safe-address.ts'

const LocaleContext = createContext('en-US')

const Line = part('nav', 'hp-link-tabs')
const Sign = part('a', 'hp-link-tabs-tab')
const Number = part('span', 'hp-link-tabs-count')

/* Root */

/** Props of `LinkTabs.Root`: those of a `nav`; name it by `aria-label`. */
export interface RootProps extends HTMLAttributes<HTMLElement>, AsChild {
  /** How counts are written. Default `en-US`. */
  locale?: string | undefined
}

/**
 * The sections of a page as links that look like tabs. It is a landmark of links and not a
 * `tablist`: each tab has an address, so it opens in a new window, goes into the history and works
 * without JavaScript. A `tablist` would promise panels on this page and take the arrow keys; here
 * Tab goes from link to link and the arrows scroll, as links have it.
 */
export const Root = forwardRef<HTMLElement, RootProps>(function LinkTabsRoot(
  { locale = 'en-US', ...props },
  ref,
) {
  return (
    <LocaleContext.Provider value={localeOf(locale)}>
      <Line {...props} ref={ref} />
    </LocaleContext.Provider>
  )
})

/* Tab */

/** Props of `LinkTabs.Tab`: those of a link. */
export interface TabProps extends AnchorHTMLAttributes<HTMLAnchorElement>, AsChild {
  /** Whether its section is the one that is shown. Default `false`. */
  isCurrent?: boolean | undefined
}

/** One section. With `asChild` the link of your router. */
export const Tab = forwardRef<HTMLAnchorElement, TabProps>(function LinkTabsTab(
  { isCurrent = false, href, ...props },
  ref,
) {
  // A child of one's own keeps its address where none is given here.
  const way = href === undefined ? {} : { href: safeAddress(href) }
  return <Sign aria-current={isCurrent ? 'page' : undefined} {...way} {...props} ref={ref} />
})

/* Count */

/** Props of `LinkTabs.Count`: those of a `span`. */
export interface CountProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** How many there are behind the tab. */
  value?: number | undefined
}

/** How many there are behind a tab; part of the link's name. */
export const Count = forwardRef<HTMLSpanElement, CountProps>(function LinkTabsCount(
  { value, children, ...props },
  ref,
) {
  const locale = useContext(LocaleContext)
  return (
    <Number {...props} ref={ref}>
      {children ?? value?.toLocaleString(locale)}
    </Number>
  )
})
