import type { ReactNode } from 'react'
import { EntryAnswers } from './entry-answers.tsx'
import { EntryHead } from './entry-head.tsx'
import type { EntryView } from './entry-view.ts'
import styles from './read-only-entry.module.css'

interface ReadOnlyEntryProps {
  /** Drawn up by the loader, with `toEntryView`. */
  view: EntryView
  /** Where this page stands, for a download that fails. */
  here: string
  tabs?: ReactNode
  /** Stands between the head and the answers. */
  children?: ReactNode
  /** Stands below the answers. */
  after?: ReactNode
}

/** A submitted entry as a document: who, where and when, the score, and every answer. */
export function ReadOnlyEntry({ view, here, tabs, children, after }: ReadOnlyEntryProps) {
  return (
    <article className={styles.entry}>
      <EntryHead view={view} here={here}>
        {tabs}
      </EntryHead>
      {children}
      <EntryAnswers view={view} />
      {after}
    </article>
  )
}
