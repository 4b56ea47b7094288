import { type Caller, myFormsVote } from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { warnOnce } from '../internals/warn.ts'
import { type OnVote } from './use-upvote.ts'

/** Puts votes for a form on record by the portal's own call. */
export function voteBy(caller: Caller, myFormId: string): OnVote {
  return async () => {
    if (myFormId === '') {
      warnOnce(
        '<hp-upvote-button> does not know whose votes it counts: give it my-form-id. See docs/embedding.md#when-something-does-not-show',
      )
      throw new Error('Set my-form-id to say whose votes these are.')
    }
    const { isUpVote, upvoteCount } = contentOf(await caller(myFormsVote, { myFormId }))
    return { isVoted: isUpVote, count: upvoteCount }
  }
}
