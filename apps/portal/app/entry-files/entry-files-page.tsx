import type { ReactNode } from 'react'
import type { EntryHeadView } from '../entry-actions/entry-actions.server.ts'
import { EntryHead, type BackTo } from '../fill-out/entry-head.tsx'
import { RecordFiles } from '../records/record-files.tsx'
import type { RecordFileView } from '../records/record-files.ts'
import parts from '../records/record-parts.module.css'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './entry-files.module.css'
import { words } from './entry-files.words.ts'

interface EntryFilesPageProps {
  head: EntryHeadView
  files: readonly RecordFileView[]
  formKey: string
  /** The list that the form stands in. */
  backTo: BackTo
  /** Where in the form it was left. */
  back: string
  here: string
  tabs: ReactNode
}

/** The part of an entry that is being filled where files of the whole are added and removed. */
export function EntryFilesPage(props: EntryFilesPageProps) {
  const { head, files, formKey, backTo, back, here, tabs } = props
  return (
    <article className={styles.page}>
      <EntryHead view={head} backTo={backTo} here={here}>
        {tabs}
      </EntryHead>
      <section className={classNames(parts.part, styles.part)} aria-labelledby="attachments-title">
        <h2 id="attachments-title">{words.title}</h2>
        {files.length === 0 && <p>{words.none}</p>}
        {files.some(({ isKept }) => isKept === true) && <p>{words.kept}</p>}
        <RecordFiles files={files} formKey={formKey} canChange place={words.place} />
        <p>
          <ButtonLink tone="go" to={back}>
            {words.back}
          </ButtonLink>
        </p>
      </section>
    </article>
  )
}
