import {
  type HTMLAttributes,
  type LiHTMLAttributes,
  type ReactNode,
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import * as ConfirmDialog from '../confirm-dialog/confirm-dialog.tsx'
import * as EmptyMessage from '../empty-message/empty-message.tsx'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { type Comment, authorName, initialsOf, isEdited } from './comment.rules.ts'
import { CommentContext, ThreadContext, useComment, useThread } from './comment-thread.context.ts'
import { type ButtonProps, Form } from './comment-thread.form.tsx'
import { exactTime, shortTime } from './comment-time.ts'
import { type CommentThreadOptions, useCommentThread } from './use-comment-thread.ts'

export {
  Cancel,
  Counter,
  Field,
  Form,
  Label,
  Privacy,
  PrivacyInput,
  PrivacyLabel,
  PrivacyOption,
  Problem,
  Submit,
} from './comment-thread.form.tsx'

/* Root */

/** Props of `CommentThread.Root`: those of a `section`. */
export interface RootProps
  extends CommentThreadOptions, Omit<HTMLAttributes<HTMLElement>, keyof CommentThreadOptions> {}

/** Holds the thread. Without children it shows everything: the comments, the question and the form. */
export const Root = forwardRef<HTMLElement, RootProps>(function CommentThreadRoot(
  { className, children = <Everything />, ...given },
  ref,
) {
  const [options, props] = splitOptions(given)
  const state = useCommentThread(options)
  const section = useRef<HTMLElement>(null)
  const { deletedCount } = state
  useEffect(() => {
    // The button that asked has gone with its comment.
    if (deletedCount > 0) {
      section.current?.focus()
    }
  }, [deletedCount])
  return (
    <ThreadContext.Provider value={{ ...state, id: useId() }}>
      <section
        aria-label={state.words.heading}
        tabIndex={-1}
        {...props}
        ref={joinRefs(section, ref)}
        className={classNames('hp-comment-thread', className)}
      >
        {children}
      </section>
    </ThreadContext.Provider>
  )
})

function splitOptions({
  comments,
  me,
  onAdd,
  onEdit,
  onDelete,
  canEdit,
  canDelete,
  hasMore,
  onLoadMore,
  isLoading,
  loadProblem,
  onRetry,
  words,
  locale,
  timeZone,
  ...props
}: CommentThreadOptions & Omit<RootProps, keyof CommentThreadOptions>) {
  const callbacks = { onAdd, onEdit, onDelete, canEdit, canDelete, onLoadMore, onRetry }
  const values = { comments, me, hasMore, isLoading, loadProblem, words, locale, timeZone }
  return [{ ...callbacks, ...values }, props] as const
}

/* List */

/** Props of `CommentThread.List`: those of an `ol`, but its children draw one comment. */
export interface ListProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Draws one comment. Default: an `Item`. */
  children?: ((comment: Comment) => ReactNode) | undefined
}

/** The comments, the one that is being added last. Shows nothing without comments. */
export const List = forwardRef<HTMLOListElement, ListProps>(function CommentList(
  { className, children = drawItem, ...props },
  ref,
) {
  const { comments, pending } = useThread('List')
  const all = pending ? [...comments, pending] : comments
  return all.length > 0 ? (
    <ol {...props} ref={ref} className={classNames('hp-comment-list', className)}>
      {all.map(children)}
    </ol>
  ) : null
})

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
  const { pending, editedId } = useThread('Item')
  const item = useRef<HTMLLIElement>(null)
  const isEditing = editedId === comment.id
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
        setEdited(comment.id)
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

/* Question */

/** Asks before a comment is deleted. */
export const Question = forwardRef<HTMLDialogElement, HTMLAttributes<HTMLDialogElement>>(
  function CommentQuestion({ children, ...props }, ref) {
    const { words, asked, ask, confirm, deleteProblem, busy } = useThread('Question')
    return (
      <ConfirmDialog.Root open={asked !== undefined} onOpenChange={() => ask(undefined)}>
        <ConfirmDialog.Content {...props} ref={ref}>
          {children ?? (
            <>
              <ConfirmDialog.Title part="question-title">{words.deleteHeading}</ConfirmDialog.Title>
              <ConfirmDialog.Description part="question-text">
                {words.question}
              </ConfirmDialog.Description>
              <p className="hp-problem" role="alert">
                {deleteProblem === '' ? words.failed : deleteProblem}
              </p>
              <ConfirmDialog.Actions>
                <ConfirmDialog.No part="no">{words.no}</ConfirmDialog.No>
                <ConfirmDialog.Yes
                  part="yes"
                  aria-disabled={busy === 'delete' || undefined}
                  onConfirm={() => void confirm()}
                >
                  {words.yes}
                </ConfirmDialog.Yes>
              </ConfirmDialog.Actions>
            </>
          )}
        </ConfirmDialog.Content>
      </ConfirmDialog.Root>
    )
  },
)

/* Empty, More, Failure and Status */

/** Says that there is no comment; shows nothing where there are. */
export const Empty = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CommentEmpty({ children, ...props }, ref) {
    const { comments, pending, isLoading, loadProblem, words } = useThread('Empty')
    const isEmpty = comments.length === 0 && !pending && !isLoading && loadProblem === undefined
    return isEmpty ? (
      <EmptyMessage.Root {...props} ref={ref}>
        {children ?? (
          <>
            <EmptyMessage.Icon name="comments" />
            <EmptyMessage.Message>{words.empty}</EmptyMessage.Message>
          </>
        )}
      </EmptyMessage.Root>
    ) : null
  },
)

/** Has more comments come, or after a failure the first ones again. Else it shows nothing. */
export const More = forwardRef<HTMLButtonElement, ButtonProps>(function CommentMore(
  { className, ...props },
  ref,
) {
  const { hasMore, loadMore, loadProblem, retry, busy, words } = useThread('More')
  const hasFailed = loadProblem !== undefined
  return hasMore || hasFailed ? (
    <ButtonPart
      aria-disabled={busy === 'more' || undefined}
      {...props}
      onPress={hasFailed ? retry : loadMore}
      ref={ref}
      className={classNames('hp-button hp-comment-more', className)}
    >
      {props.children ?? (hasFailed ? words.retry : words.more)}
    </ButtonPart>
  ) : null
})

/** Says why comments could not be had. It is there before its words, so that they are read out. */
export const Failure = part('p', 'hp-problem hp-comment-failure', () => {
  const { loadProblem, moreProblem, words } = useThread('Failure')
  const told = loadProblem ?? moreProblem
  return { role: 'alert', children: told === '' ? words.failed : told }
})

/** Says that comments are on their way. */
export const Loading = part('p', 'hp-comment-loading', () => {
  const { isLoading, words } = useThread('Loading')
  return { role: 'status', children: isLoading ? words.loading : undefined }
})

/** Reads out what was done. */
export const Status = part('div', 'hp-unseen hp-comment-status', () => ({
  role: 'status',
  children: useThread('Status').said,
}))

function drawItem(comment: Comment): ReactNode {
  return <Item key={comment.id} comment={comment} part="item" />
}

function ItemContent(): ReactNode {
  const { words, pending, editedId } = useThread('Item')
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
      {editedId === comment.id ? (
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

function Everything(): ReactNode {
  return (
    <>
      <Loading part="loading" />
      <List part="list" />
      <Empty part="empty" />
      <Failure part="failure" />
      <More part="more" />
      <Form part="form" />
      <Question part="question" />
      <Status />
    </>
  )
}
