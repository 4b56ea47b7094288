import type { ReactNode } from 'react'
import type { EntryHeadView } from '../entry-actions/entry-actions.server.ts'
import { EntryHead } from '../fill-out/entry-head.tsx'
import styles from '../entry-actions/entry-actions-page.module.css'

interface ReviewPaneProps {
  head: EntryHeadView
  here: string
  tabs: ReactNode
  children: ReactNode
}

/** A part of a review beside its answers, below the same head. */
export function ReviewPane({ head, here, tabs, children }: ReviewPaneProps) {
  return (
    <article className={styles.entry}>
      <EntryHead view={head} backTo="reviews" here={here}>
        {tabs}
      </EntryHead>
      {children}
    </article>
  )
}
