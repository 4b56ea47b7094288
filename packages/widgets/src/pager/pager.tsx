import { myFormsPageSize } from '@holdpoint/api/vocabulary'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ElementType,
  Fragment,
  type HTMLAttributes,
  type MouseEvent,
  createContext,
  forwardRef,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { numbersIn } from '../internals/locale.ts'
import { part } from '../internals/part.tsx'
import { safeAddress } from '../internals/safe-address.ts'
import { Slot } from '../internals/slot.tsx'
import { useParent } from '../internals/use-parent.ts'
import { type Paging, pagingOf } from './pager.rules.ts'

type Shared = {
  paging: Paging
  countWords: (count: number) => string
  hrefOf: (offset: number) => string
  onPage: ((offset: number, event: MouseEvent) => void) | undefined
  Link: LinkType
}

type LinkType = 'a' | ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>>

const PagerContext = createContext<Shared | undefined>(undefined)

const Landmark = part('nav', 'hp-pager')
const Rows = part('p', 'hp-pager-range')
const Links = part('ul', 'hp-pager-list')

/** What the parts of a pager know, for a row of pages of one's own inside `Pager.Root`. */
export function usePager(): Paging {
  return useParent(PagerContext, 'usePager', 'Pager.Root').paging
}

/* Root */

/** Props of `Pager.Root`: those of a `nav`. */
export interface RootProps extends HTMLAttributes<HTMLElement>, AsChild {
  /** How many rows come before those that are shown. */
  offset: number
  /** How many rows there are. */
  total: number
  /** Rows on a page. Default 10. */
  pageSize?: number | undefined
  /** How many rows are shown. Default: as many as the page has. */
  shown?: number | undefined
  /** The address of the page that starts after so many rows. */
  hrefOf: (offset: number) => string
  /** Hears a plain press on a link; prevent the event's default to page without leaving. */
  onPage?: ((offset: number, event: MouseEvent) => void) | undefined
  /** Draws a link in place of `a`, such as that of a router; one without `href` leads nowhere. */
  Link?: LinkType | undefined
  /** How numbers are written. Default `en-US`. */
  locale?: string | undefined
}

/** The landmark. Named 'Pages' unless told otherwise; without children it has all its parts. */
export const Root = forwardRef<HTMLElement, RootProps>(function PagerRoot(
  {
    offset,
    total,
    pageSize = myFormsPageSize,
    shown,
    hrefOf,
    onPage,
    Link = 'a',
    locale = 'en-US',
    children,
    ...props
  },
  ref,
) {
  const numbers = numbersIn(locale)
  const shared: Shared = {
    paging: pagingOf({ offset, total, pageSize, shown }),
    countWords: (count) => numbers.format(count),
    hrefOf,
    onPage,
    Link,
  }
  return (
    <PagerContext.Provider value={shared}>
      <Landmark aria-label="Pages" {...props} ref={ref}>
        {children ?? (
          <>
            <Range />
            <List />
          </>
        )}
      </Landmark>
    </PagerContext.Provider>
  )
})

/* Range */

/** Props of `Pager.Range`: those of a `p`. */
export interface RangeProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {
  /** The words, with `{rows}` such as 11-20 and `{total}`. Default '{rows} of {total}'. */
  words?: string | undefined
}

/** Which rows are shown: "11-20 of 1,284". */
export const Range = forwardRef<HTMLParagraphElement, RangeProps>(function PagerRange(
  { words = '{rows} of {total}', children, ...props },
  ref,
) {
  const { paging, countWords } = useParent(PagerContext, 'Pager.Range', 'Pager.Root')
  const { first, last, total } = paging
  const rows = first === last ? countWords(last) : `${countWords(first)}-${countWords(last)}`
  return (
    <Rows dir="auto" {...props} ref={ref}>
      {children ??
        words.split('{rows}').map((before, at) => (
          <Fragment key={before}>
            {at > 0 && <b>{rows}</b>}
            {fillWords(before, { total: countWords(total) })}
          </Fragment>
        ))}
    </Rows>
  )
})

/* List */

/** Props of `Pager.List`: those of a `ul`. */
export interface ListProps extends HTMLAttributes<HTMLUListElement>, AsChild {
  /** The name of the link to the page before. Default 'Previous page'. */
  previousWords?: string | undefined
  /** The name of the link to the page after. Default 'Next page'. */
  nextWords?: string | undefined
  /** The name of a numbered link. Default 'Page {page}'. */
  pageWords?: string | undefined
}

/** The links, as a list. Its children replace the links to all pages that fit. */
export const List = forwardRef<HTMLUListElement, ListProps>(function PagerList(
  { previousWords = 'Previous page', nextWords = 'Next page', pageWords, children, ...props },
  ref,
) {
  const { steps } = usePager()
  return (
    <Links {...props} ref={ref}>
      {children ?? (
        <>
          <li>
            <Previous aria-label={previousWords} />
          </li>
          {steps.map((step) =>
            step.kind === 'gap' ? (
              <li key={`after-${step.after}`} className="hp-pager-number" aria-hidden="true" />
            ) : (
              <li key={step.page} className="hp-pager-number">
                <Page page={step.page} words={pageWords} />
              </li>
            ),
          )}
          <li>
            <Next aria-label={nextWords} />
          </li>
        </>
      )}
    </Links>
  )
})

/* Page, Previous, Next */

/** Props of `Pager.Page`: those of a link. */
export interface PageProps extends AnchorHTMLAttributes<HTMLAnchorElement>, AsChild {
  /** The number of the page, from 1. */
  page: number
  /** Its name, with `{page}`. Default 'Page {page}'. */
  words?: string | undefined
}

/** A link to a page by its number; the one that is shown says so. */
export const Page = forwardRef<HTMLAnchorElement, PageProps>(function PagerPage(
  { page, words = 'Page {page}', children, ...props },
  ref,
) {
  const { paging, countWords } = useParent(PagerContext, 'Pager.Page', 'Pager.Root')
  const number = countWords(page)
  return (
    <PagerLink
      aria-label={fillWords(words, { page: number })}
      aria-current={page === paging.page ? 'page' : undefined}
      {...props}
      ref={ref}
      to={(page - 1) * paging.pageSize}
      look="hp-pager-page"
    >
      {children ?? number}
    </PagerLink>
  )
})

/** Props of `Pager.Previous` and `Pager.Next`: those of a link. */
export interface StepProps extends AnchorHTMLAttributes<HTMLAnchorElement>, AsChild {}

/** A link to the page before; on the first page it leads nowhere and says so. */
export const Previous = forwardRef<HTMLAnchorElement, StepProps>(function PagerPrevious(
  { children = lineDrawing('m14.5 6-6 6 6 6'), ...props },
  ref,
) {
  const { previous } = usePager()
  return (
    <PagerLink aria-label="Previous page" rel="prev" {...props} ref={ref} to={previous}>
      {children}
    </PagerLink>
  )
})

/** A link to the page after; on the last page it leads nowhere and says so. */
export const Next = forwardRef<HTMLAnchorElement, StepProps>(function PagerNext(
  { children = lineDrawing('m9.5 6 6 6-6 6'), ...props },
  ref,
) {
  const { next } = usePager()
  return (
    <PagerLink aria-label="Next page" rel="next" {...props} ref={ref} to={next}>
      {children}
    </PagerLink>
  )
})

interface PagerLinkProps extends StepProps {
  /** The offset it leads to; `undefined` where there is no such page. */
  to: number | undefined
  look?: string
}

const PagerLink = forwardRef<HTMLAnchorElement, PagerLinkProps>(function PagerLink(
  { to, look = 'hp-pager-step', asChild = false, className, onClick, ...props },
  ref,
) {
  const { hrefOf, onPage, Link } = useParent(PagerContext, 'A link of a pager', 'Pager.Root')
  const href = to === undefined ? undefined : safeAddress(hrefOf(to))
  const way =
    href === undefined
      ? { role: 'link', 'aria-disabled': true as const }
      : { href, 'data-offset': to }
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (to !== undefined && href !== undefined && isPlainPress(event)) {
      onPage?.(to, event)
    }
  }
  const Node: ElementType = asChild ? Slot : Link
  return (
    <Node {...way} {...props} ref={ref} onClick={press} className={classNames(look, className)} />
  )
})

/** A press that would open the link in place; others (a new tab, a download) are the browser's. */
function isPlainPress(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}
