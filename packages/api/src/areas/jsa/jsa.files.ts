import * as z from 'zod'
import { call } from '../../call.ts'
import { recordFile } from '../../record-file.ts'
import { documentReference, id } from '../../wire.ts'

// The files of an analysis: drawings, permits, lift plans. Whoever may read it opens them; whoever
// writes it adds them until the job has ended, and removes them until its sign-on is opened.

const source = 'spec 7, JSA; decision 0112'
const ofJsa = z.object({ jsaId: id })
const ofFile = ofJsa.extend({ uploadId: id })

const files = call({
  name: 'jsa.files',
  method: 'GET',
  path: '/jsa-files',
  summary: 'Lists the files of a job safety analysis, in the order in which they came.',
  status: 'decided',
  source,
  input: ofJsa,
  content: z.array(recordFile),
  problems: ['forbidden'],
})

const saveFiles = call({
  name: 'jsa.saveFiles',
  method: 'POST',
  path: '/jsa-files',
  summary:
    'Adds a file to a job safety analysis: a picture or a PDF of at most 15 MB, thirty an analysis.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofJsa.extend({ file: documentReference }),
  content: recordFile,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const removeFile = call({
  name: 'jsa.removeFile',
  method: 'DELETE',
  path: '/jsa-files',
  summary: 'Takes a file off a job safety analysis whose sign-on was not opened yet.',
  status: 'decided',
  source,
  input: ofFile,
  content: z.null(),
  problems: ['forbidden', 'wrong_state', 'not_found'],
})

const file = call({
  name: 'jsa.file',
  method: 'GET',
  path: '/jsa-file',
  summary: 'Answers a file of a job safety analysis itself.',
  status: 'decided',
  source,
  input: ofFile,
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** The files of analyses. */
export const jsaFiles = { files, saveFiles, removeFile, file }
