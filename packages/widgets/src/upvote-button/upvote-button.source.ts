import { type Caller, myFormsVote } from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { type OnVote } from './use-upvote.ts'

/** Puts votes for a form on record by the portal's own call. */
export function voteBy(caller: Caller, myFormId: string): OnVote {
  return async () => {
    const { isUpVote, upvoteCount } = contentOf(await caller(myFormsVote, { myFormId }))
    return { isVoted: isUpVote, count: upvoteCount }
  }
}
