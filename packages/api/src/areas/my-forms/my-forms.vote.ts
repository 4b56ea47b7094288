import * as z from 'zod'
import { call } from '../../call.ts'
import { id } from '../../wire.ts'

/** Votes for an entry, or takes the vote back. A vote for one's own entry is ignored (spec 5). */
export const vote = call({
  name: 'myForms.vote',
  method: 'POST',
  path: '/my-form-vote',
  summary: "Votes for an entry or takes the vote back; one's own entry stays as it is.",
  status: 'specified',
  source: 'spec 4, vote; spec 5; spec 7, POST my-form-vote',
  input: z.object({ myFormId: id }),
  content: z.object({
    /** Whether the vote of the person stands now. */
    isUpVote: z.boolean(),
    upvoteCount: z.int(),
  }),
  problems: ['forbidden'],
})
