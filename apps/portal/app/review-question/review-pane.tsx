import type { ReactNode } from 'react'
import { EntryHead } from '../fill-out/entry-head.tsx'
import type { EntryView } from '../fill-out/entry-view.ts'
import styles from '../entry-actions/entry-actions-page.module.css'

interface ReviewPaneProps {
  head: Pick<EntryView, 'id' | 'title' | 'number' | 'formType' | 'badge'>
  here: string
  tabs: ReactNode
  children: ReactNode
}

/** A part of a review beside its answers, below the same head. */
export function ReviewPane({ head, here, tabs, children }: ReviewPaneProps) {
  return (
    <article className={styles.entry}>
      <EntryHead view={head} backTo="signature" here={here}>
        {tabs}
      </EntryHead>
      {children}
    </article>
  )
}
