import { useEffect, useState } from 'react'
import { sentences } from '@holdpoint/api'
import { CommentThread } from '@holdpoint/widgets/comment-thread'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CommentFields } from './comment-fields.tsx'
import styles from './comments-dialog.module.css'
import type { CommentsPanel, ShownComment } from './comments-panel.ts'
import { words } from './comments.words.ts'
import type { Refused } from './use-thread-posts.ts'

interface EditFormProps {
  panel: CommentsPanel
  comment: ShownComment
  /** Where it is posted, and where it is left without a change. */
  here: string
  thread: string
  refused: Refused | undefined
  signIn: string | undefined
  /** Hears which version it is based on. */
  baseOn: (version: number) => void
}

/**
 * A comment as a form. What it is based on is the version that it was opened with; once somebody
 * was told that there is another one, what they save takes that one's place.
 */
export function EditForm(props: EditFormProps) {
  const { panel, comment, here, thread, refused, signIn, baseOn } = props
  const [opened] = useState(Number(refused?.draft.rowVersion || comment.rowVersion))
  const isChanged = refused !== undefined && comment.rowVersion !== opened
  const version = isChanged ? comment.rowVersion : opened

  useEffect(() => {
    baseOn(version)
  })

  return (
    <CommentThread.Form action={here} problem={refused?.problem} aria-label={words.edit}>
      {isChanged && (
        <div className={styles.quoted}>
          <b>{words.meanwhile}</b>
          <p className={styles.text}>{comment.comments}</p>
          <p className={styles.muted}>{words.replaces}</p>
        </div>
      )}
      <CommentFields
        of={comment.id}
        fields={{
          intent: 'comment',
          id: panel.myFormId,
          formKey: panel.formKey,
          rowVersion: version,
        }}
        draft={refused?.draft ?? { comment: comment.comments, privacyType: comment.privacyType }}
        signIn={signIn}
      />
      <div className="hp-comment-actions">
        <Link to={thread} replace preventScrollReset className={buttonClass()}>
          {sentences.buttons.cancel}
        </Link>
        <CommentThread.Submit className={buttonClass({ tone: 'go' })} />
      </div>
    </CommentThread.Form>
  )
}
