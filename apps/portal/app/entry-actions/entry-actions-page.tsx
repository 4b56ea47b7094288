import type { ReactNode } from 'react'
import { EntryHead, type BackTo } from '../fill-out/entry-head.tsx'
import { raiseWords } from '../fill-out/fill-out.words.ts'
import { raisePath } from '../fill-out/raise-path.ts'
import { paths } from '../paths.ts'
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
          {view.failedCount > 0 && (
            <ButtonLink to={paths.newActions({ myFormId: view.head.id, to: here })}>
              {words.raiseOnFailed(view.failedCount)}
            </ButtonLink>
          )}
        </p>
        {(view.actions.length > 0 || view.linked.length === 0) && (
          <ActionList actions={view.actions} />
        )}
      </section>
      {view.linked.length > 0 && (
        <section className={styles.actions} aria-labelledby="linked">
          <h2 id="linked">{words.linked}</h2>
          <ActionList actions={view.linked} />
        </section>
      )}
    </article>
  )
}
