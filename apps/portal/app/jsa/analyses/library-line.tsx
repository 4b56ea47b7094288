import { Link } from '../../ui/link.tsx'
import type { LibraryNote } from './hazards-view.server.ts'
import { hazardWords as words } from './jsa.words.ts'
import styles from './library-line.module.css'

/** What became of a hazard in the library since it was taken, and the way there. */
export function LibraryLine({ note }: { note: LibraryNote }) {
  return (
    <p className={styles.note}>
      {note.text} <Link to={note.to}>{words.seeInLibrary}</Link>
    </p>
  )
}
