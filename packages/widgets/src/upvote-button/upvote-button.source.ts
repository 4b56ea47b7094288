import { type Caller, myFormsVote, type RepeatableCall } from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { warnOnce } from '../internals/warn.ts'
import { type OnVote } from './use-upvote.ts'

/**
 * Puts votes for a form on record by the portal's own call, which turns a vote over: pressed again
 * after a lost answer, it is turned once.
 */
export function voteBy(caller: Caller, myFormId: string, repeat: RepeatableCall): OnVote {
  return async (isVoted) => {
    if (myFormId === '') {
      warnOnce(
        '<hp-upvote-button> does not know whose votes it counts: give it my-form-id. See docs/embedding.md#when-something-does-not-show',
      )
      throw new Error('Set my-form-id to say whose votes these are.')
    }
    const { isUpVote, upvoteCount } = contentOf(
      await repeat(
        `vote ${myFormId}`,
        (idempotencyKey) => caller(myFormsVote, { myFormId }, { idempotencyKey }),
        String(isVoted),
      ),
    )
    return { isVoted: isUpVote, count: upvoteCount }
  }
}
