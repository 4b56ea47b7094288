import * as z from 'zod'
import { call } from '../../call.ts'
import { documentReference, id } from '../../wire.ts'
import { myFormAttachment } from './my-forms.more.records.ts'

// Files of an entry as a whole, beside the photos of its answers. The specification names the call
// without its methods and shapes, which are ours.

const source = 'spec 7, my forms (more), attachment; decision 0095'

/** Attaches a file to an entry as a whole. */
export const addAttachment = call({
  name: 'myForms.addAttachment',
  method: 'POST',
  path: '/my-form-attachments',
  summary: 'Attaches a photo or a PDF of at most 15 MB to an entry that is being filled.',
  status: 'decided',
  source,
  rate: 'upload',
  takesRowVersion: true,
  input: z.object({ myFormId: id, file: documentReference }),
  content: myFormAttachment,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

/** Takes an attached file off an entry; what was handed in with it stays. */
export const removeAttachment = call({
  name: 'myForms.removeAttachment',
  method: 'DELETE',
  path: '/my-form-attachments',
  summary: 'Takes an attached file off an entry that was not handed in with it.',
  status: 'decided',
  source,
  takesRowVersion: true,
  input: z.object({ myFormId: id, uploadId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state', 'not_found'],
})
