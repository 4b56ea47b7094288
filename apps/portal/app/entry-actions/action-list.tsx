import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { sentences } from '@holdpoint/api'
import { classNames } from '../ui/class-names.ts'
import { CircleCheck, CircleX, Clock, TriangleAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './action-list.module.css'
import type { ActionLine } from './entry-actions.ts'
import { words } from './entry-actions.words.ts'

const icons = { open: Clock, done: CircleCheck, cancelled: CircleX } as const

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
  const { number, title, status, type, assignedTo, due, isOverdue, to } = action
  const Icon = icons[status]
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p>
          <Link to={to} className={styles.title}>
            {title}
          </Link>
        </p>
        <p className={styles.number}>
          {number} · {words.raisedBy[type]}
        </p>
      </div>
      <p className={classNames(styles.status, styles[status])}>
        <Icon aria-hidden="true" />
        {words.status[status]}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.assignedTo}</dt>
          <dd>{assignedTo}</dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>
            <time dateTime={due.day}>{due.words}</time>
            {isOverdue && (
              <b className={styles.overdue}>
                <TriangleAlert aria-hidden="true" />
                {words.overdue}
              </b>
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}
