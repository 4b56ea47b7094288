import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from './icons.ts'
import { EagerLink, Link } from './link.tsx'
import { formatCount, pagerSteps, rowRange, totalInWords } from './paging.ts'
import styles from './pager.module.css'

interface PagerProps {
  offset: number
  /** How many rows this page shows. */
  shown: number
  total: number
  /** Whether the total is about right, not counted. */
  isTotalAbout: boolean
  pageSize: number
  toPage: (page: number) => string
}

/** Where one is in a list, and the ways to its other pages. */
export function Pager({ offset, shown, total, isTotalAbout, pageSize, toPage }: PagerProps) {
  const page = Math.floor(offset / pageSize) + 1
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p className={styles.range}>
        <b>{rowRange(offset, shown)}</b> of {totalInWords(total, isTotalAbout)}
      </p>
      {pageCount > 1 && (
        <ul className={styles.pages}>
          <li>
            <Step to={page > 1 ? toPage(page - 1) : null} label="Previous page">
              <ChevronLeft aria-hidden="true" />
            </Step>
          </li>
          {pagerSteps(page, pageCount).map((step) =>
            step.kind === 'gap' ? (
              <li key={`after-${step.after}`} className={styles.number} aria-hidden="true" />
            ) : (
              <li key={step.page} className={styles.number}>
                <Link
                  to={toPage(step.page)}
                  aria-label={`Page ${step.page}`}
                  aria-current={step.page === page ? 'page' : undefined}
                  className={styles.page}
                >
                  {formatCount(step.page)}
                </Link>
              </li>
            ),
          )}
          <li>
            <Step to={page < pageCount ? toPage(page + 1) : null} label="Next page">
              <ChevronRight aria-hidden="true" />
            </Step>
          </li>
        </ul>
      )}
    </nav>
  )
}

interface StepProps {
  /** Null where there is no such page: the sign stays, without a link. */
  to: string | null
  label: string
  children: ReactNode
}

function Step({ to, label, children }: StepProps) {
  if (to === null) {
    return (
      <span className={styles.step} data-is-off="">
        {children}
      </span>
    )
  }
  return (
    <EagerLink to={to} className={styles.step}>
      {children}
      <span className="visually-hidden">{label}</span>
    </EagerLink>
  )
}
