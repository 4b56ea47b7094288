import { type HTMLAttributes, forwardRef } from 'react'
import * as ConfirmDialog from '../confirm-dialog/confirm-dialog.tsx'
import * as EmptyMessage from '../empty-message/empty-message.tsx'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { useThread } from './comment-thread.context.ts'
import { type ButtonProps } from './comment-thread.fields.tsx'

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
                  // Deleted, the comment takes the question away.
                  onConfirm={() => confirm().then(() => false)}
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
