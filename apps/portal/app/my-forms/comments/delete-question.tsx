import { Form, useNavigation } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { MomentTime } from '../../records/moment-time.tsx'
import styles from './comments-dialog.module.css'
import type { CommentsPanel, ShownComment } from './comments-panel.ts'
import { words } from './comments.words.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

interface DeleteQuestionProps {
  place: MyFormsPlace
  dialog: DialogOfKind<'comments'>
  panel: CommentsPanel
  comment: ShownComment
}

/** The specification's question, with No as the nearer answer; both lead back to the comments. */
export function DeleteQuestion({ place, dialog, panel, comment }: DeleteQuestionProps) {
  const thread = place.withDialog({ ...dialog, chosen: null }).address
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.deleteTitle} closeTo={thread}>
      <p>{sentences.comment.confirmDelete}</p>
      <div className={styles.quoted}>
        <b>{comment.createdUserInfo.fullName}</b>{' '}
        <MomentTime moment={comment.written} className={styles.muted} />
        <p className={styles.text}>{comment.comments}</p>
      </div>
      <Form method="post" action={place.address} replace preventScrollReset>
        <FormKey value={panel.formKey} />
        <input type="hidden" name="id" value={panel.myFormId} />
        <input type="hidden" name="commentId" value={comment.id} />
        <input type="hidden" name="rowVersion" value={comment.rowVersion} />
        <DialogActions>
          <Link
            to={thread}
            replace
            preventScrollReset
            className={buttonClass()}
            data-focus-first=""
          >
            {sentences.buttons.no}
          </Link>
          <Button tone="danger" name="intent" value="delete-comment" aria-disabled={isSending}>
            {sentences.buttons.yes}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
