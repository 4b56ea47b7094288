import * as z from 'zod'
import { call } from '../../call.ts'
import { sentences } from '../../sentences.ts'
import { shareCountMax } from '../../vocabulary/limits.ts'
import { id, wireList } from '../../wire.ts'

const personIds = wireList
  .refine((ids) => ids.length > 0, 'Please choose at least one person.')
  .refine(
    (ids) => ids.length <= shareCountMax,
    `Share with at most ${shareCountMax} people at a time.`,
  )
  .refine((ids) => new Set(ids).size === ids.length, sentences.share.duplicate)

/** Lets colleagues read an entry. */
export const share = call({
  name: 'myForms.share',
  method: 'POST',
  path: '/review-form-share',
  summary: 'Shares a completed entry, or one in review, with colleagues, who are told of it.',
  status: 'specified',
  source: 'spec 4, share; spec 5, share dialog; spec 7, POST share; decision 0015',
  input: z.object({ myFormId: id, personIds }),
  content: z.object({
    /** Whom the entry was not open to before by a share; each of them is told. */
    addedPersonIds: z.array(z.string()),
    /** Who had it already: by an earlier share, as its submitter, or by sharing it. */
    alreadySharedPersonIds: z.array(z.string()),
  }),
  problems: ['not_found', 'wrong_state'],
})
