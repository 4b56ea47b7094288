import { Waits } from '../../lists/cells.tsx'
import { actionPriorityLabels, type ActionPriority } from '@holdpoint/api'
import { RowLink } from '../../lists/row-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ChevronsUp } from '../../ui/icons.ts'
import { ActionBadge } from '../action-badge.tsx'
import { words } from '../actions.words.ts'
import type { Due } from '../due.ts'
import type { ActionRow } from './actions.rows.server.ts'
import styles from './actions-table.module.css'

interface CellProps {
  row: ActionRow
}

/** What is to be done, its number and what it was raised from; a card names who does it too. */
export function ActionCell({ row }: CellProps) {
  return (
    <>
      <RowLink to={row.to}>{row.title}</RowLink>
      <div className={styles.line}>
        <b>{row.number}</b>
        {row.source !== null && ` ${row.source}`}
        <span className={styles.by}>, {row.doing}</span>
      </div>
    </>
  )
}

export function StatusCell({ row: { status, wait } }: CellProps) {
  return (
    <>
      <ActionBadge status={status} />
      <Waits wait={wait} />
    </>
  )
}

/** How much an action presses; what presses most has an icon. */
export function Priority({ priority }: { priority: ActionPriority }) {
  return (
    <span className={classNames(styles.urgency, styles[priority])}>
      {priority === 'critical' && <ChevronsUp aria-hidden="true" />}
      {actionPriorityLabels[priority]}
    </span>
  )
}

/** When an action is due: how far away it is, then the day. */
export function DueTime({ due }: { due: Due }) {
  return (
    <time dateTime={due.day} className={classNames(styles.day, due.isLate && styles.late)}>
      {due.words !== null && <b>{due.words}</b>}{' '}
      <small>{due.words === null ? `${words.columns.due} ${due.date}` : due.date}</small>
    </time>
  )
}
