import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, uploadReference, written } from '../../wire.ts'
import { myFormApproval } from './my-forms.more.records.ts'

// The specification names the two calls of a reviewer's signature without their shapes, which are
// ours (decision 0038).

const source = 'spec 7, my forms (more), review signature; decision 0038'

/** One's own part as a signer of an entry, and what was signed with. */
export const reviewSignature = call({
  name: 'myForms.reviewSignature',
  method: 'GET',
  path: '/my-form-review-signature',
  summary: 'Answers your own signature as a reviewer, waiting or given; null where none is asked.',
  status: 'decided',
  source,
  input: z.object({ myFormId: id }),
  content: myFormApproval.nullable(),
  problems: ['forbidden'],
})

/** Signs as a listed signer, once. Typing one's name asks for one's password too. */
export const saveReviewSignature = call({
  name: 'myForms.saveReviewSignature',
  method: 'POST',
  path: '/my-form-review-signature',
  summary: 'Signs an entry as its reviewer: drawn as an image, or by typed name and password.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({
    myFormId: id,
    kind: z.enum(['drawn', 'typed']),
    name: written(150).optional(),
    password: text(256).optional(),
    file: uploadReference.optional(),
  }),
  takesRowVersion: true,
  content: z.object({
    formStatus: z.string(),
    isSignatureComplete: z.boolean(),
    signedAt: z.string(),
  }),
  problems: ['forbidden', 'wrong_state', 'sign_in_throttled', 'too_busy', 'unsupported_media_type'],
})
