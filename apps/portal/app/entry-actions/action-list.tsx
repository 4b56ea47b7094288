import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { sentences } from '@holdpoint/api'
import { ActionBadge } from '../actions/action-badge.tsx'
import { TriangleAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './action-list.module.css'
import type { ActionLine } from './entry-actions.ts'
import { words } from './entry-actions.words.ts'

interface ActionListProps {
  actions: readonly ActionLine[]
}

/** The actions of an entry: what, by whom, until when, how it stands, and where it was raised. */
export function ActionList({ actions }: ActionListProps) {
  if (actions.length === 0) {
    return (
      <EmptyMessage.Root className={styles.empty}>
        <EmptyMessage.Icon />
        <EmptyMessage.Message>{sentences.myForms.noActions}</EmptyMessage.Message>
      </EmptyMessage.Root>
    )
  }
  return (
    <ul className={styles.list}>
      {actions.map((action) => (
        <Line key={action.id} action={action} />
      ))}
    </ul>
  )
}

function Line({ action }: { action: ActionLine }) {
  const { number, title, status, type, assignedTo, due, to, raisedAt } = action
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p>
          {to === null ? (
            <b>{title}</b>
          ) : (
            <Link to={to} className={styles.title}>
              {title}
            </Link>
          )}
        </p>
        <p className={styles.number}>
          {number} · <Link to={raisedAt}>{words.raisedBy[type]}</Link>
        </p>
      </div>
      <p>
        <ActionBadge status={status} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.assignedTo}</dt>
          <dd>{assignedTo}</dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>
            <time dateTime={due.day}>{due.date}</time>
            {due.isLate && (
              <b className={styles.overdue}>
                <TriangleAlert aria-hidden="true" />
                {due.words}
              </b>
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}
