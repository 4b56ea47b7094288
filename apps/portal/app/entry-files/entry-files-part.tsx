import { FileList } from '../records/record-files.tsx'
import parts from '../records/record-parts.module.css'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import type { EntryFilesView } from './entry-files-view.ts'
import styles from './entry-files.module.css'
import { words } from './entry-files.words.ts'

/** The files of an entry as they are read; nothing where there are none. */
export function EntryFilesPart({ view: { files, change } }: { view: EntryFilesView }) {
  return files.length === 0 && change === null ? null : (
    <section
      id="attachments"
      className={classNames(parts.part, styles.part)}
      aria-labelledby="attachments-title"
    >
      <h2 id="attachments-title">{words.title}</h2>
      <FileList files={files} />
      {change !== null && (
        <p>
          <Link to={change} className={styles.change}>
            {words.change}
          </Link>
        </p>
      )}
    </section>
  )
}
