import type { AnchorHTMLAttributes } from 'react'
import { Pager as Pages } from '@holdpoint/widgets/pager'
import { EagerLink, Link } from './link.tsx'

interface PagerProps {
  offset: number
  /** How many rows this page shows. */
  shown: number
  total: number
  /** Whether the total is about right, not counted. */
  isTotalAbout: boolean
  pageSize: number
  toPage: (page: number) => string
  /** What it and its steps are called, where a page has another pager. */
  names?: PagerNames
}

/** What a pager and its steps are called; its range has `{rows}` and `{total}`. */
export type PagerNames = Readonly<Record<'pages' | 'range' | 'previous' | 'next', string>>

/** The kit's pager over the pages of a list, which are steps within the portal. */
export function Pager({ isTotalAbout, toPage, names, ...pages }: PagerProps) {
  const { total, pageSize } = pages
  return (
    <Pages.Root
      {...pages}
      {...(names && { 'aria-label': names.pages })}
      hrefOf={(offset) => toPage(offset / pageSize + 1)}
      Link={PageLink}
    >
      <Pages.Range words={isTotalAbout ? '{rows} of about {total}' : names?.range} />
      {total > pageSize && <Pages.List previousWords={names?.previous} nextWords={names?.next} />}
    </Pages.Root>
  )
}

/** The pages before and after are fetched as soon as somebody points at their link. */
function PageLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href === undefined) {
    return <a {...rest}>{children}</a>
  }
  const Way = rest.rel === undefined ? Link : EagerLink
  return (
    <Way {...rest} to={href}>
      {children}
      {/* Text browsers know no labels. */}
      {rest.rel !== undefined && <span className="visually-hidden">{rest['aria-label']}</span>}
    </Way>
  )
}
