import { Link } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { addressOf, type MyFormsSearch } from '../search/my-forms.search.ts'
import styles from './actions-dialog.module.css'
import type { ActionLine, ActionsList } from './actions-list.ts'
import { statusBadges, words } from './actions.words.ts'

interface ActionsDialogProps {
  search: MyFormsSearch
  list: ActionsList
}

/** The actions that hang on an entry; each leads to where it was raised. */
export function ActionsDialog({ search, list }: ActionsDialogProps) {
  const { title, actions } = list
  return (
    <Dialog
      title={title === null ? words.title : `${words.title}: ${title}`}
      size="large"
      closeTo={paths.myForms(addressOf({ ...search, dialog: null }))}
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

function Line({ number, title, status, assignedTo, due, isLate, to }: ActionLine) {
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Link to={to} className={styles.name}>
          {title}
        </Link>
        <span className={styles.muted}>{number}</span>
      </div>
      <StatusBadge badge={statusBadges[status]} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.assignedTo}</dt>
          <dd>{assignedTo}</dd>
        </div>
        <div className={classNames(isLate && styles.late)}>
          <dt>{words.due}</dt>
          <dd>
            <time dateTime={due.on}>{due.words}</time>
            {isLate && `, ${words.late}`}
          </dd>
        </div>
      </dl>
    </li>
  )
}
