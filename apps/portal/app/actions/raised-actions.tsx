import type { RaisedAction } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { ActionBadge } from './action-badge.tsx'
import styles from './raised-actions.module.css'

interface RaisedActionsProps {
  actions: readonly RaisedAction[]
  /** What the list is called, for whoever does not see it. */
  label: string
}

/** The actions that were raised from a record, with their state; a link for who may open one. */
export function RaisedActions({ actions, label }: RaisedActionsProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {actions.map(({ actionId, number, title, status, canOpen }) => (
        <li key={actionId}>
          {canOpen ? <Link to={paths.action(actionId)}>{title}</Link> : title}
          <span>
            <ActionBadge status={status} /> <small>{number}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
