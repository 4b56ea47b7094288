import { MomentTime } from '../../records/moment-time.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { words } from '../topics.words.ts'
import { Marks, Questions } from './cells.tsx'
import styles from './topic-grid.module.css'
import type { TopicRow } from './topics.rows.server.ts'

interface TopicGridProps {
  rows: readonly TopicRow[]
  isLoading: boolean
}

/** The topics of a page as cards. */
export function TopicGrid({ rows, isLoading }: TopicGridProps) {
  return (
    <ul className={classNames(styles.grid, isLoading && styles.loading)}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <small>
            {row.category} <Marks row={row} />
          </small>
          <Link to={row.to} className={styles.title}>
            {row.title}
          </Link>
          <p>
            <Questions row={row} />
          </p>
          <small>
            {row.owner}. {words.columns.activity} <MomentTime moment={row.active} />
          </small>
        </li>
      ))}
    </ul>
  )
}
