import { Form } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { FormKey } from '../../ui/form-key.tsx'
import { Answers, Question } from '../../ui/question.tsx'
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
  return (
    <Question title={words.deleteTitle} asks={sentences.comment.confirmDelete} closeTo={thread}>
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
        <Answers noTo={thread} name="intent" value="delete-comment" />
      </Form>
    </Question>
  )
}
