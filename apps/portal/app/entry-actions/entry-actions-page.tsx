import type { ReactNode } from 'react'
import { EntryHead, type BackTo } from '../fill-out/entry-head.tsx'
import { raiseWords } from '../fill-out/fill-out.words.ts'
import { raisePath } from '../fill-out/raise-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ActionList } from './action-list.tsx'
import type { EntryActionsView } from './entry-actions.server.ts'
import styles from './entry-actions-page.module.css'
import { words } from './entry-actions.words.ts'

interface EntryActionsPageProps {
  view: EntryActionsView
  /** The tab of My Forms that the reader came from. */
  backTo?: BackTo
  here: string
  tabs: ReactNode
}

/** The part of an entry that lists its actions (spec 2), to be read. */
export function EntryActionsPage({ view, backTo, here, tabs }: EntryActionsPageProps) {
  return (
    <article className={styles.entry}>
      <EntryHead view={view.head} backTo={backTo} here={here}>
        {tabs}
      </EntryHead>
      <section className={styles.actions} aria-label={words.actions}>
        <p className={styles.raise}>
          <ButtonLink to={raisePath(view.head.id, undefined, here)}>{raiseWords.raise}</ButtonLink>
        </p>
        <ActionList actions={view.actions} />
      </section>
    </article>
  )
}
