import * as z from 'zod'
import { call } from '../../call.ts'
import { documentReference, id } from '../../wire.ts'
import { postNamed } from './topics.input.ts'
import { topicFile } from './topics.records.ts'

// The files of a topic, and of what is asked and answered on it. Whoever may read the topic opens
// them; whoever may edit it, or wrote the question or the answer, adds and removes them.

const source = 'spec 7, topics; decision 0089'
const problemsOfAdding = [
  'forbidden',
  'wrong_state',
  'body_too_large',
  'unsupported_media_type',
] as const

const addFile = call({
  name: 'topics.addFile',
  method: 'POST',
  path: '/topic-files',
  summary: 'Adds a file to a topic: a picture or a PDF of at most 15 MB, thirty a topic.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({ topicId: id, file: documentReference }),
  content: topicFile,
  problems: problemsOfAdding,
})

const removeFile = call({
  name: 'topics.removeFile',
  method: 'DELETE',
  path: '/topic-files',
  summary: 'Takes a file off a topic.',
  status: 'decided',
  source,
  input: z.object({ topicId: id, uploadId: id }),
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

const addPostFile = call({
  name: 'topics.addPostFile',
  method: 'POST',
  path: '/topic-question-answer-files',
  summary:
    'Adds a file to one’s own question or answer: a picture or a PDF of at most 15 MB, six each.',
  status: 'decided',
  source,
  rate: 'upload',
  input: postNamed.extend({ file: documentReference }),
  content: topicFile,
  problems: problemsOfAdding,
})

const removePostFile = call({
  name: 'topics.removePostFile',
  method: 'DELETE',
  path: '/topic-question-answer-files',
  summary: 'Takes a file off one’s own question or answer.',
  status: 'decided',
  source,
  input: postNamed.extend({ uploadId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state', 'not_found'],
})

const file = call({
  name: 'topics.file',
  method: 'GET',
  path: '/topic-file',
  summary: 'Answers a file of a topic, of its questions or their answers itself.',
  status: 'decided',
  source,
  input: z.object({ topicId: id, uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** The files of topics. */
export const topicFiles = { addFile, removeFile, addPostFile, removePostFile, file }
