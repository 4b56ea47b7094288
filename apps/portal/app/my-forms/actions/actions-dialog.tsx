import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { sentences } from '@holdpoint/api'
import type { ActionLine } from '../../entry-actions/entry-actions.ts'
import { words } from '../../entry-actions/entry-actions.words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './actions-dialog.module.css'
import type { ActionsList } from './actions-list.ts'
import type { MyFormsPlace } from '../my-forms.place.ts'

const badgeStyles = { open: 'in-progress', done: 'completed', cancelled: 'neutral' } as const

interface ActionsDialogProps {
  place: MyFormsPlace
  list: ActionsList
}

/** The actions that hang on an entry; each leads to where it was raised. */
export function ActionsDialog({ place, list }: ActionsDialogProps) {
  const { title, actions } = list
  return (
    <Dialog
      title={title === null ? words.actions : `${words.actions}: ${title}`}
      size="large"
      closeTo={place.closed.address}
    >
      {actions.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{sentences.myForms.noActions}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <ul className={styles.list}>
          {actions.map((action) => (
            <Line key={action.id} {...action} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Line({ number, title, status, assignedTo, due, isOverdue, to }: ActionLine) {
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Link to={to} className={styles.name}>
          {title}
        </Link>
        <span className={styles.muted}>{number}</span>
      </div>
      <StatusBadge badge={{ label: words.status[status], style: badgeStyles[status] }} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.assignedTo}</dt>
          <dd>{assignedTo}</dd>
        </div>
        <div className={classNames(isOverdue && styles.late)}>
          <dt>{words.due}</dt>
          <dd>
            <time dateTime={due.day}>{due.words}</time>
            {isOverdue && `, ${words.overdue.toLowerCase()}`}
          </dd>
        </div>
      </dl>
    </li>
  )
}
