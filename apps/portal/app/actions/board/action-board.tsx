import { actionStatusLabels, type ActionStatus } from '@holdpoint/api'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { ActionBadge } from '../action-badge.tsx'
import type { ActionRow } from '../list/actions.rows.server.ts'
import { DueTime, Priority } from '../list/cells.tsx'
import { words } from '../actions.words.ts'
import type { BoardView, LaneView } from './board.ts'
import styles from './action-board.module.css'

interface ActionBoardProps {
  board: BoardView
  /** The cards, lane by lane. */
  rows: readonly ActionRow[]
  isLoading: boolean
}

/** Actions state by state, the first of each; a state that none of them is in has no lane. */
export function ActionBoard({ board: { lanes }, rows, isLoading }: ActionBoardProps) {
  return (
    <div className={classNames(styles.board, isLoading && styles.loading)}>
      {lanes.map((lane) => (
        <Lane key={lane.status} lane={lane} rows={rows.filter(isIn(lane.status))} />
      ))}
    </div>
  )
}

const isIn = (status: ActionStatus) => (row: ActionRow) => row.status === status

function Lane({ lane, rows }: { lane: LaneView; rows: readonly ActionRow[] }) {
  const { status, total, to } = lane
  const id = `lane-${status}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        <ActionBadge status={status} /> <span>{total}</span>
      </h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
      {to !== null && (
        <Link to={to} className={styles.more}>
          {words.showAll(total)}
          <span className="visually-hidden"> {actionStatusLabels[status]}</span>
        </Link>
      )}
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
