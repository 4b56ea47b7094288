import * as z from 'zod'
import { call } from '../../call.ts'
import { shareAnswer, shareInput } from '../../record-share.ts'
import { id } from '../../wire.ts'

/** Lets colleagues read an entry. */
export const share = call({
  name: 'myForms.share',
  method: 'POST',
  path: '/review-form-share',
  summary: 'Shares a completed entry, or one in review, with colleagues, who are told of it.',
  status: 'specified',
  source: 'spec 4, share; spec 5, share dialog; spec 7, POST share; decision 0015',
  input: shareInput.extend({ myFormId: id }),
  content: shareAnswer,
  problems: ['not_found', 'wrong_state'],
})

/** Takes a share back: from that moment the entry is not open to that person by it. */
export const unshare = call({
  name: 'myForms.unshare',
  method: 'DELETE',
  path: '/review-form-share',
  summary: 'Takes back that an entry was shared with a colleague.',
  status: 'decided',
  source: 'spec 4, share; decision 0068',
  input: z.object({ myFormId: id, personId: id }),
  content: z.null(),
  problems: ['not_found', 'wrong_state'],
})

/** With whom an entry is shared, for whoever may share it. */
export const shares = call({
  name: 'myForms.shares',
  method: 'GET',
  path: '/review-form-shares',
  summary: 'Lists with whom an entry is shared.',
  status: 'decided',
  source: 'spec 5, share dialog; decision 0068',
  input: z.object({ myFormId: id }),
  content: z.object({ personIds: z.array(z.string()) }),
  problems: ['not_found'],
})
