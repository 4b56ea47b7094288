import { CommentThread } from '@holdpoint/widgets/comment-thread'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CommentFields } from './comment-fields.tsx'
import styles from './comments-dialog.module.css'
import type { CommentsPanel } from './comments-panel.ts'
import { words } from './comments.words.ts'
import { EditForm } from './edit-form.tsx'
import { ThreadComment } from './thread-comment.tsx'
import { newComment, useThreadPosts, type Refused } from './use-thread-posts.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

interface ThreadProps {
  place: MyFormsPlace
  dialog: DialogOfKind<'comments'>
  panel: CommentsPanel
  /** The comment that was asked about before; the focus returns to it. */
  lastAsked: string | undefined
}

/** The comments, oldest first, and below them the form for another one. */
export function Thread({ place, dialog, panel, lastAsked }: ThreadProps) {
  const { refused, signedOutOf, baseOn, add, edit } = useThreadPosts({ place, dialog, panel })
  const { chosen } = dialog
  const shown = new Map(panel.comments.map((comment) => [comment.id, comment]))
  const toChosen = (id: string, doing: 'edit' | 'delete') =>
    place.withDialog({ ...dialog, chosen: { id, doing } }).address
  const here = place.address
  const thread = place.withDialog({ ...dialog, chosen: null }).address
  const signInFor = (id: string) => (signedOutOf === id ? paths.login({ to: thread }) : undefined)
  return (
    <CommentThread.Root
      comments={panel.comments}
      me={panel.me}
      onAdd={add}
      onEdit={edit}
      words={{ failed: words.failed }}
      className={styles.thread}
    >
      <CommentThread.Empty />
      <CommentThread.List className={styles.list}>
        {(comment) => {
          const known = shown.get(comment.id)
          const isEdited = chosen?.doing === 'edit' && chosen.id === comment.id
          return (
            <ThreadComment
              key={comment.id}
              comment={comment}
              shown={known}
              toEdit={toChosen(comment.id, 'edit')}
              toDelete={toChosen(comment.id, 'delete')}
              isFocused={lastAsked === comment.id}
            >
              {isEdited && known?.mayEdit === true && (
                <EditForm
                  {...{ panel, here, thread, baseOn }}
                  comment={known}
                  signIn={signInFor(known.id)}
                  refused={refused?.id === comment.id ? refused : undefined}
                />
              )}
            </ThreadComment>
          )
        }}
      </CommentThread.List>
      <AddForm
        panel={panel}
        to={here}
        refused={homeless(refused, panel)}
        signIn={signInFor(newComment)}
      />
      <CommentThread.Status />
    </CommentThread.Root>
  )
}

interface AddFormProps {
  panel: CommentsPanel
  to: string
  refused: Refused | undefined
  signIn: string | undefined
}

function AddForm({ panel, to, refused, signIn }: AddFormProps) {
  // A text whose comment has gone comes into another form than the one that it was typed in.
  const isRescued = refused !== undefined && refused.id !== ''
  return (
    <CommentThread.Form
      key={isRescued ? refused.id : 'add'}
      action={to}
      problem={isRescued ? words.gone : refused?.problem}
      className={styles.add}
      aria-label={words.addTitle}
    >
      <CommentFields
        of={newComment}
        fields={{ intent: 'comment', id: panel.myFormId, formKey: panel.formKey }}
        draft={refused?.draft}
        signIn={signIn}
      />
      <div className="hp-comment-actions">
        <CommentThread.Submit className={buttonClass({ tone: 'go' })} />
      </div>
    </CommentThread.Form>
  )
}

/** What was refused of a new comment, or of one that is no longer there. */
function homeless(refused: Refused | undefined, { comments }: CommentsPanel) {
  return comments.some(({ id }) => id === refused?.id) ? undefined : refused
}
