import { actionStatuses, type ActionStatus } from '@holdpoint/api'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { ActionBadge } from '../action-badge.tsx'
import type { ActionRow } from '../list/actions.rows.server.ts'
import { DueTime, Priority } from '../list/cells.tsx'
import styles from './action-board.module.css'

interface ActionBoardProps {
  rows: readonly ActionRow[]
  isLoading: boolean
}

/** The actions of a page, state by state; a state that none of them is in has no lane. */
export function ActionBoard({ rows, isLoading }: ActionBoardProps) {
  const lanes = actionStatuses
    .map((status) => ({ status, of: rows.filter((row) => row.status === status) }))
    .filter(({ of }) => of.length > 0)
  return (
    <div className={classNames(styles.board, isLoading && styles.loading)}>
      {lanes.map(({ status, of }) => (
        <Lane key={status} status={status} rows={of} />
      ))}
    </div>
  )
}

function Lane({ status, rows }: { status: ActionStatus; rows: readonly ActionRow[] }) {
  const id = `lane-${status}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        <ActionBadge status={status} /> <span>{rows.length}</span>
      </h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Card({ row }: { row: ActionRow }) {
  return (
    <li className={styles.card}>
      <Link to={row.to} className={styles.title}>
        {row.title}
      </Link>
      <small>{row.number}</small>
      {row.priority === 'critical' && <Priority priority={row.priority} />}
      <DueTime due={row.due} />
      <small>{row.doing}</small>
    </li>
  )
}
