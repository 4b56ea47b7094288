import * as z from 'zod'
import { call } from '../../call.ts'
import { id, documentReference } from '../../wire.ts'
import { actionFile } from './actions.records.ts'

// The files of an action: what was found, and the evidence that it is cured.

const source = 'spec 7, actions; decision 0055'

const addFile = call({
  name: 'actions.addFile',
  method: 'POST',
  path: '/action-files',
  summary: 'Adds evidence to an action: a photo or a PDF of at most 15 MB, thirty an action.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({ actionId: id, file: documentReference }),
  content: actionFile,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const removeFile = call({
  name: 'actions.removeFile',
  method: 'DELETE',
  path: '/action-files',
  summary: 'Takes evidence off an action that was not completed yet.',
  status: 'decided',
  source,
  input: z.object({ actionId: id, uploadId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state', 'not_found'],
})

const file = call({
  name: 'actions.file',
  method: 'GET',
  path: '/action-file',
  summary: 'Answers a file of an action itself.',
  status: 'decided',
  source,
  input: z.object({ actionId: id, uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** The files of an action. */
export const actionFiles = { addFile, removeFile, file }
