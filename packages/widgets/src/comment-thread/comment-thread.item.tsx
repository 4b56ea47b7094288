import {
  type LiHTMLAttributes,
  type ReactNode,
  forwardRef,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { type Comment, authorName, initialsOf, isEdited } from './comment.rules.ts'
import { CommentContext, useComment, useThread } from './comment-thread.context.ts'
import { type ButtonProps } from './comment-thread.fields.tsx'
import { Form } from './comment-thread.form.tsx'
import { exactTime, shortTime } from './comment-time.ts'

/* Item */

/** Props of `CommentThread.Item`: those of an `li`. */
export interface ItemProps extends LiHTMLAttributes<HTMLLIElement>, AsChild {
  /** The comment of this row. */
  comment: Comment
}

/** One comment. Without children it shows everything, and while it is edited the form. */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function CommentItem(
  { asChild = false, comment, className, children = <ItemContent />, ...props },
  ref,
) {
  const { pending, editedIds } = useThread('Item')
  const item = useRef<HTMLLIElement>(null)
  const isEditing = editedIds.includes(comment.id)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      item.current?.querySelector<HTMLElement>('.hp-comment-edit')?.focus()
    }
    wasEditing.current = isEditing
  }, [isEditing])
  const Part = asChild ? Slot : 'li'
  return (
    <CommentContext.Provider value={comment}>
      <Part
        data-state={comment === pending ? 'sending' : isEditing ? 'editing' : 'idle'}
        data-privacy={comment.privacyType}
        {...props}
        ref={joinRefs(item, ref)}
        className={classNames('hp-comment', className)}
      >
        {children}
      </Part>
    </CommentContext.Provider>
  )
})

/* Avatar, Author, Time, Mark and Text */

/** The author's picture, or their initials. */
export const Avatar = part('span', 'hp-comment-avatar', () => {
  const { createdUserInfo: author } = useComment('Avatar')
  return {
    'aria-hidden': true,
    children: author.profileImage ? (
      <img src={author.profileImage} alt="" />
    ) : (
      initialsOf(authorName(author))
    ),
  }
})

/** Who wrote it. */
export const Author = part('strong', 'hp-comment-author', () => {
  const { id } = useThread('Author')
  const { createdUserInfo: author, id: commentId } = useComment('Author')
  return { id: `${id}-by-${commentId}`, children: authorName(author) }
})

/** When it was written; the exact time shows on hover. */
export const Time = part('time', 'hp-comment-time', () => {
  const { locale, timeZone } = useThread('Time')
  const { createdAt } = useComment('Time')
  const [zone, setZone] = useState<string | undefined>(timeZone ?? 'UTC')
  useEffect(() => setZone(timeZone), [timeZone])
  return {
    dir: 'auto',
    dateTime: createdAt,
    title: exactTime(createdAt, locale, zone),
    children: shortTime(createdAt, locale, zone),
    // Browser and server may know another release of the language's rules.
    suppressHydrationWarning: true,
  }
})

/** Says what is special: that it is private, was edited, or is being sent. */
export const Mark = part('span', 'hp-comment-mark')

/** What was written. */
export const Text = part('p', 'hp-comment-text', () => ({
  dir: 'auto',
  children: useComment('Text').comments,
}))

/* Edit and Delete */

/** Makes the comment's text a form. Shows nothing where it may not be edited. */
export const Edit = forwardRef<HTMLButtonElement, ButtonProps>(function CommentEdit(
  { className, ...props },
  ref,
) {
  const { id, words, canEdit, setEdited, pending } = useThread('Edit')
  const comment = useComment('Edit')
  return comment !== pending && canEdit(comment) ? (
    <ButtonPart
      id={`${id}-edit-${comment.id}`}
      aria-describedby={`${id}-by-${comment.id}`}
      name="edit"
      value={comment.id}
      data-tone="quiet"
      {...props}
      onPress={(event) => {
        event.preventDefault()
        setEdited(comment.id, true)
      }}
      ref={ref}
      className={classNames('hp-button hp-comment-edit', className)}
    >
      {props.children ?? words.edit}
    </ButtonPart>
  ) : null
})

/**
 * Asks whether to delete the comment. Shows nothing where it may not be deleted. It carries the
 * comment's id as `commentId`, so that with `type="submit"` it works in a form without JavaScript.
 */
export const Delete = forwardRef<HTMLButtonElement, ButtonProps>(function CommentDelete(
  { className, ...props },
  ref,
) {
  const { id, words, canDelete, ask, pending, isHeard } = useThread('Delete')
  const comment = useComment('Delete')
  return comment !== pending && canDelete(comment) ? (
    <ButtonPart
      aria-describedby={`${id}-by-${comment.id}`}
      name="commentId"
      value={comment.id}
      data-tone="quiet"
      {...props}
      onPress={(event) => {
        if (isHeard.delete) {
          event.preventDefault()
          ask(comment.id)
        }
      }}
      ref={ref}
      className={classNames('hp-button hp-comment-delete', className)}
    >
      {props.children ?? words.delete}
    </ButtonPart>
  ) : null
})

function ItemContent(): ReactNode {
  const { words, pending, editedIds } = useThread('Item')
  const comment = useComment('Item')
  const { employeeTitle } = comment.createdUserInfo
  return (
    <>
      <Avatar part="avatar" />
      <div className="hp-comment-head">
        <Author part="author" />
        {employeeTitle && <span className="hp-comment-role">{employeeTitle}</span>}
        {comment === pending ? <Mark part="mark">{words.sending}</Mark> : <Time part="time" />}
        {comment.privacyType === 'private' && (
          <Mark part="mark" data-tone="private">
            {words.private}
          </Mark>
        )}
        {isEdited(comment) && <Mark part="mark">{words.edited}</Mark>}
      </div>
      {editedIds.includes(comment.id) ? (
        <Form part="form" />
      ) : (
        <>
          <Text part="text" />
          <div className="hp-comment-buttons">
            <Edit part="edit" />
            <Delete part="delete" />
          </div>
        </>
      )}
    </>
  )
}
