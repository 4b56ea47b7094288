import { fail } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { lockEntry } from './lock.queries.ts'
import { recountVotes, toggleVote } from './vote.queries.ts'

export const vote: PersonHandler<'myForms.vote'> = async ({ myFormId }, context) => {
  const { db, person, now, audit } = context
  const entry = await lockEntry(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  if (entry.person_id === person.personId) {
    // A vote for one's own entry is ignored (spec 5): no error, and nothing changes.
    return ok({ isUpVote: false, upvoteCount: entry.upvote_count })
  }
  const keys = { shard_key: person.shardKey, my_form_id: myFormId, person_id: person.personId }
  const isUpVote = await toggleVote(db, keys, now)
  const upvoteCount = await recountVotes(db, person.shardKey, myFormId)
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: isUpVote ? 'vote' : 'take back vote',
    changes: { upvoteCount: { from: entry.upvote_count, to: upvoteCount } },
  })
  return ok({ isUpVote, upvoteCount })
}
