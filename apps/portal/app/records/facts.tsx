import { Link } from '../ui/link.tsx'
import styles from './facts.module.css'

/** One fact of a record. */
export type FactRow = {
  term: string
  text: string
  /** Where it leads: the fact itself, unless `link` says what is done there. */
  to?: string
  link?: string
  /** What says it in full. */
  more?: string
  isLate?: boolean
}

/** What is known of a record beside its text, a line each. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, text, to, link, more, isLate = false }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isLate ? styles.late : undefined}>
            {to === undefined || link !== undefined ? text : <Link to={to}>{text}</Link>}
            {to !== undefined && link !== undefined && <Link to={to}>{link}</Link>}
            {more !== undefined && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
