import type { RecordRow } from '../find/found-view.ts'
import { RecordRows } from '../find/record-rows.tsx'
import parts from '../records/record-parts.module.css'
import { Link } from '../ui/link.tsx'
import styles from './profile.module.css'
import { words } from './profile.words.ts'

/** One kind of record that somebody has to do with. */
export type ProfilePart = {
  name: keyof typeof words.parts
  /** The first of them. */
  rows: readonly RecordRow[]
  /** The list that has all of them. */
  all: string
}

/** The first records of a kind, and the way to all of them. */
export function ProfilePartList({ part: { name, rows, all } }: { part: ProfilePart }) {
  return (
    <section className={parts.part} aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>{words.parts[name]}</h2>
      {rows.length === 0 ? (
        <p>{words.nothing[name]}</p>
      ) : (
        <>
          <RecordRows rows={rows} />
          <Link to={all} className={styles.all}>
            {words.all(words.parts[name])}
          </Link>
        </>
      )}
    </section>
  )
}
