import { sentences, type FormSection } from '@holdpoint/api'
import type { ReactNode } from 'react'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { paths } from '../paths.ts'
import type { Trail } from '../shell/crumbs.tsx'
import { RecordHead } from '../records/record-head.tsx'
import { words } from '../shell/shell.words.ts'
import { buttonClass } from '../ui/button.tsx'
import { FileDown } from '../ui/icons.ts'
import styles from './entry-head.module.css'
import type { EntryView } from './entry-view.ts'

/** A list that leads to an entry: a tab of My Forms, or the reviews. */
export type BackTo = FormSection | 'reviews'

interface EntryHeadProps {
  view: Pick<EntryView, 'id' | 'title' | 'number' | 'formType' | 'badge'>
  /** Where the reader came from; the completed ones of My Forms unless told otherwise. */
  backTo?: BackTo | undefined
  /** Where this page stands, for a download that fails. */
  here: string
  /** The tabs of the page. */
  children?: ReactNode
}

/** The head of an entry that is read: the way back, its name, the PDF and its status. */
export function EntryHead({ view, backTo = 'completed', here, children }: EntryHeadProps) {
  const { id, title, number, formType, badge } = view
  return (
    <RecordHead
      trail={trailTo(backTo)}
      number={number}
      title={title}
      badge={<StatusBadge.Root badge={badge} />}
      facts={
        <>
          <span className={styles.number}>{number} · </span>
          {formType}
        </>
      }
      tools={
        <DownloadLink
          to={paths.pdf('my-forms', id, { to: here })}
          name={downloadWords.pdf}
          className={buttonClass()}
          Icon={FileDown}
        >
          {downloadWords.pdf}
        </DownloadLink>
      }
      {...(children !== undefined && { tabs: children })}
    />
  )
}

function trailTo(backTo: BackTo): Trail {
  return backTo === 'reviews'
    ? [{ name: words.reviews, to: paths.reviews() }]
    : [
        { name: sentences.myForms.title, to: paths.myForms() },
        { name: sentences.myForms.tabs[backTo], to: paths.myForms({ section: backTo }) },
      ]
}
