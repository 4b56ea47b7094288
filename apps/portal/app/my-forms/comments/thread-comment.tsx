import { useEffect, useRef, type ReactNode } from 'react'
import { CommentThread, type Comment } from '@holdpoint/widgets/comment-thread'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Lock } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { MomentTime } from '../../records/moment-time.tsx'
import styles from './comments-dialog.module.css'
import type { ShownComment } from './comments-panel.ts'
import { ofComment, words } from './comments.words.ts'

interface ThreadCommentProps {
  comment: Comment
  /** The comment as it is kept; undefined while it is on its way. */
  shown: ShownComment | undefined
  toEdit: string
  toDelete: string
  /** Whether the focus begins here. */
  isFocused: boolean
  /** The form, while it is edited. */
  children: ReactNode
}

/** One comment: who, when, for whom, what, and what the reader may do with it. */
export function ThreadComment(props: ThreadCommentProps) {
  const { comment, shown, toEdit, toDelete, isFocused, children } = props
  const { fullName, employeeTitle } = comment.createdUserInfo
  const editLink = useFocusAfter(Boolean(children))
  return (
    <CommentThread.Item comment={comment}>
      <CommentThread.Avatar />
      <div className="hp-comment-head">
        <CommentThread.Author />
        {employeeTitle && <span className={styles.muted}>{employeeTitle}</span>}
        {shown === undefined ? (
          <CommentThread.Mark>{words.sending}</CommentThread.Mark>
        ) : (
          <MomentTime moment={shown.written} className={styles.muted} />
        )}
        {comment.privacyType === 'private' ? (
          <CommentThread.Mark data-tone="private" className={styles.private}>
            <Lock aria-hidden="true" />
            {words.private}
          </CommentThread.Mark>
        ) : (
          <span className={styles.muted}>{words.public}</span>
        )}
        {shown !== undefined && shown.edited !== null && (
          <span className={styles.muted} title={shown.edited.exact}>
            {words.edited}
          </span>
        )}
      </div>
      {children || (
        <>
          <CommentThread.Text />
          <div className={classNames('hp-comment-buttons', styles.buttons)}>
            {shown?.mayEdit === true && (
              <Link
                ref={editLink}
                to={toEdit}
                replace
                preventScrollReset
                className={buttonClass({ tone: 'quiet' })}
              >
                <span>
                  {words.edit}
                  <span className="visually-hidden">
                    {ofComment(fullName, shown.written.short)}
                  </span>
                </span>
              </Link>
            )}
            {shown?.mayDelete === true && (
              <Link
                to={toDelete}
                replace
                preventScrollReset
                className={buttonClass({ tone: 'quiet' })}
                {...(isFocused ? { 'data-hp-focus': '' } : {})}
              >
                <span>
                  {words.remove}
                  <span className="visually-hidden">
                    {ofComment(fullName, shown.written.short)}
                  </span>
                </span>
              </Link>
            )}
          </div>
        </>
      )}
    </CommentThread.Item>
  )
}

/** The link that takes the focus once the form that it opened has gone. */
function useFocusAfter(isEditing: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      link.current?.focus()
    }
    wasEditing.current = isEditing
  }, [isEditing])
  return link
}
