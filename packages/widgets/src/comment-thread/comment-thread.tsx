import { type HTMLAttributes, type ReactNode, forwardRef, useEffect, useId, useRef } from 'react'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { type Comment } from './comment.rules.ts'
import { ThreadContext, useThread } from './comment-thread.context.ts'
import { Form } from './comment-thread.form.tsx'
import { Item } from './comment-thread.item.tsx'
import { Empty, Failure, Loading, More, Question, Status } from './comment-thread.notices.tsx'
import { type CommentThreadOptions, useCommentThread } from './use-comment-thread.ts'

export {
  Cancel,
  Counter,
  Field,
  Label,
  Privacy,
  PrivacyInput,
  PrivacyLabel,
  PrivacyOption,
  Problem,
  Submit,
} from './comment-thread.fields.tsx'
export { Form } from './comment-thread.form.tsx'
export {
  Author,
  Avatar,
  Delete,
  Edit,
  Item,
  type ItemProps,
  Mark,
  Text,
  Time,
} from './comment-thread.item.tsx'
export { Empty, Failure, Loading, More, Question, Status } from './comment-thread.notices.tsx'

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

function drawItem(comment: Comment): ReactNode {
  return <Item key={comment.id} comment={comment} part="item" />
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
