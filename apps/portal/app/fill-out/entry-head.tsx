import { sentences, type FormSection } from '@holdpoint/api'
import type { ReactNode } from 'react'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { paths } from '../paths.ts'
import { BackLink, Crumbs, type Trail } from '../shell/crumbs.tsx'
import { words } from '../shell/shell.words.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
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
  const trail = trailTo(backTo)
  return (
    <header className={styles.head}>
      <div className={styles.crumbs}>
        <Crumbs trail={trail} here={view.number} />
      </div>
      <BackLink trail={trail} />
      <div className={styles.title}>
        <h1>{view.title}</h1>
        <p>
          {view.number} · {view.formType}
        </p>
      </div>
      <div className={styles.state}>
        <StatusBadge.Root badge={view.badge} />
        <DownloadLink
          to={paths.pdf('my-forms', view.id, { to: here })}
          name={downloadWords.pdf}
          className={classNames(buttonClass(), styles.take)}
          Icon={FileDown}
        >
          {downloadWords.pdf}
        </DownloadLink>
      </div>
      {children !== undefined && <div className={styles.tabs}>{children}</div>}
    </header>
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
