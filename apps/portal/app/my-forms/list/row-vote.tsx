import { Form } from '@remix-run/react'
import { UpvoteButton } from '@holdpoint/widgets/upvote-button'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { FormKey, formKeyField } from '../../ui/form-key.tsx'
import { ThumbsUp } from '../../ui/icons.ts'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { words } from '../my-forms.words.ts'
import { useQuietPost } from '../../lists/use-quiet-post.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'
import styles from './row-counts.module.css'

interface RowVoteProps {
  row: MyFormRow
  vote: NonNullable<MyFormRow['vote']>
  /** The list, which the form leads back to. */
  to: string
}

/** The vote for somebody else's entry: a form of one button, which a script answers at once. */
export function RowVote({ row, vote: { isMine: isVoted, formKey }, to }: RowVoteProps) {
  const { title } = row
  const count = row.counts.votes
  const post = useQuietPost<IntentAnswer | null>(to)
  const onRecord = useRef({ isVoted, count })

  useEffect(() => {
    onRecord.current = { isVoted, count }
  })

  const vote = async () => {
    const answer = await post({ intent: 'vote', id: row.id, [formKeyField]: formKey })
    if (answer?.problem) {
      throw new Error(answer.problem)
    }
    return onRecord.current
  }
  return (
    <Form method="post" action={to}>
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={row.id} />
      <UpvoteButton.Root count={count} isVoted={isVoted} onVote={vote} className={styles.voting}>
        <UpvoteButton.Button
          type="submit"
          name="intent"
          value="vote"
          className={classNames(styles.count, styles.vote, count === 0 && styles.unvoted)}
        >
          <ThumbsUp aria-hidden="true" />
          {words.upvote}
          <span className="visually-hidden"> {title},</span> <UpvoteButton.Count />
        </UpvoteButton.Button>
        <UpvoteButton.Problem className={styles.voteProblem} />
      </UpvoteButton.Root>
    </Form>
  )
}
