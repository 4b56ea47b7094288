import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { sentences } from '@holdpoint/api'
import { ActionBadge } from '../../actions/action-badge.tsx'
import type { ActionLine } from '../../entry-actions/entry-actions.ts'
import { words } from '../../entry-actions/entry-actions.words.ts'
import { classNames } from '../../ui/class-names.ts'
import { raiseWords } from '../../fill-out/fill-out.words.ts'
import { raisePath } from '../../fill-out/raise-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './actions-dialog.module.css'
import type { ActionsList } from './actions-list.ts'
import type { MyFormsPlace } from '../my-forms.place.ts'

interface ActionsDialogProps {
  place: MyFormsPlace
  list: ActionsList
}

/** The actions that hang on an entry; each leads to its own page, and to where it was raised. */
export function ActionsDialog({ place, list }: ActionsDialogProps) {
  const { myFormId, title, actions } = list
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
      <DialogActions>
        <ButtonLink to={raisePath(myFormId, undefined, place.address)}>
          {raiseWords.raise}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}

function Line({ number, title, status, type, assignedTo, due, to, raisedAt }: ActionLine) {
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        {to === null ? (
          <b>{title}</b>
        ) : (
          <Link to={to} className={styles.name}>
            {title}
          </Link>
        )}
        <span className={styles.muted}>
          {number} · <Link to={raisedAt}>{words.raisedBy[type]}</Link>
        </span>
      </div>
      <ActionBadge status={status} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.assignedTo}</dt>
          <dd>{assignedTo}</dd>
        </div>
        <div className={classNames(due.isLate && styles.late)}>
          <dt>{words.due}</dt>
          <dd>
            <time dateTime={due.day}>{due.date}</time>
            {due.isLate && `, ${due.words}`}
          </dd>
        </div>
      </dl>
    </li>
  )
}
