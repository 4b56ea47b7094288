import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { call } from '../../call.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { sentences } from '../../sentences.ts'
import { id, paperReference, wireBoolean, wireInteger, written } from '../../wire.ts'
import { filesExports } from './files.exports.ts'
import { fileDraft } from './files.input.ts'
import { filesList } from './files.list.ts'
import { filesUploads } from './files.uploads.ts'
import { fileMoves } from './files.moves.ts'
import {
  acknowledgementCounts,
  fileAcknowledgement,
  fileText,
  fileVersion,
  libraryFile,
  libraryFileDetail,
  refusedFile,
  pinnedFile,
} from './files.records.ts'
import { acknowledgementStates } from './files.vocabulary.ts'

// The file library: procedures and other papers in versions, approved by somebody else than who
// brought them, and acknowledged by those whom they are for. The specification names the area and
// its keys; the calls are ours (decision 0079).

const source = 'spec 6, files; domain 2.12; decision 0079'
const pinSource = 'decision 0094'
const versionNumber = wireInteger(1, 100_000, sentences.required.version)
const paged = listing.pick({ pOffset: true }).extend({ pLimit: wireInteger(1, 200).default(50) })

const list = call({
  name: 'files.list',
  method: 'GET',
  path: '/file-library',
  summary: 'Lists files: those to acknowledge, those in force, those on their way, or archived.',
  status: 'decided',
  source: 'spec 7, also listed; decision 0079',
  input: listInput(filesList),
  content: page(libraryFile).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'files.get',
  method: 'GET',
  path: '/file-library-file',
  summary: 'Answers a file whole: its versions, whom it is for, and what may be done with it.',
  status: 'decided',
  source,
  input: z.object({ fileId: id }),
  content: libraryFileDetail,
  problems: ['forbidden'],
})

const history = call({
  name: 'files.history',
  method: 'GET',
  path: '/file-library-history',
  summary: 'Lists what happened to a file, newest first, fifty a page.',
  status: 'decided',
  source,
  input: paged.extend({ fileId: id }),
  content: page(historyEvent),
  problems: ['forbidden'],
})

const save = call({
  name: 'files.save',
  method: 'POST',
  path: '/file-library',
  summary: 'Adds a file to the library, or edits what is said of the one that is named.',
  status: 'decided',
  source,
  input: z.object({ fileId: id.optional(), ...fileDraft.shape }),
  takesRowVersion: true,
  content: z.object({ fileId: z.string(), number: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const addVersion = call({
  name: 'files.addVersion',
  method: 'POST',
  path: '/file-library-version',
  summary: 'Adds a version of a file; the one before stays in force until this one is approved.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({
    fileId: id,
    file: paperReference,
    note: written(500)
      .nullish()
      .transform((text) => text?.trim() ?? ''),
    isMaterial: wireBoolean.default(false),
  }),
  content: fileVersion,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const content = call({
  name: 'files.content',
  method: 'GET',
  path: '/file-library-version',
  summary: 'Answers the file itself: the version in force, or another one to those who keep files.',
  status: 'decided',
  source,
  input: z.object({ fileId: id, version: versionNumber.optional() }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const text = call({
  name: 'files.text',
  method: 'GET',
  path: '/file-library-text',
  summary: 'Answers the words of a version, as far as they were taken out: its first part.',
  status: 'decided',
  source: 'decision 0085',
  input: z.object({ fileId: id, version: versionNumber.optional() }),
  content: fileText,
  problems: ['forbidden', 'not_found'],
})

const move = call({
  name: 'files.move',
  method: 'POST',
  path: '/file-library-status',
  summary: 'Moves a file: sent for approval, approved, sent back, archived, taken up, deleted.',
  status: 'decided',
  source,
  input: z.object({
    fileId: id,
    event: z.enum(eventNames(fileMoves)),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: z.object({ fileId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const pins = call({
  name: 'files.pins',
  method: 'GET',
  path: '/file-library-pin',
  summary: 'Lists the files that the person pinned and may still read, pinned last first.',
  status: 'decided',
  source: pinSource,
  input: z.object({}),
  content: z.array(pinnedFile),
})

const pin = call({
  name: 'files.pin',
  method: 'POST',
  path: '/file-library-pin',
  summary: 'Pins a file, so that it is at hand and the person’s devices keep it.',
  status: 'decided',
  source: pinSource,
  input: z.object({ fileId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const unpin = call({
  name: 'files.unpin',
  method: 'DELETE',
  path: '/file-library-pin',
  summary: 'Unpins a file; the person’s devices let go of it.',
  status: 'decided',
  source: pinSource,
  input: z.object({ fileId: id }),
  content: z.null(),
  problems: ['forbidden'],
})

const open = call({
  name: 'files.open',
  method: 'POST',
  path: '/file-library-opened',
  summary: 'Notes that the person has the version in force before them.',
  status: 'decided',
  source,
  input: z.object({ fileId: id }),
  content: z.null(),
  problems: ['forbidden'],
})

const acknowledge = call({
  name: 'files.acknowledge',
  method: 'POST',
  path: '/file-library-acknowledgement',
  summary: 'Acknowledges the version in force, which must have been opened.',
  status: 'decided',
  source,
  input: z.object({ fileId: id, answer: written(150).optional() }),
  content: z.object({ acknowledgedAt: z.string() }),
  refusal: z.object({ wrongAnswers: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const waive = call({
  name: 'files.waive',
  method: 'POST',
  path: '/file-library-waiver',
  summary: 'Waives somebody’s acknowledgement, and says why.',
  status: 'decided',
  source,
  input: z.object({
    fileId: id,
    personId: id,
    reason: written(500).refine((text) => text.trim() !== '', 'Please say why.'),
  }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const acknowledgements = call({
  name: 'files.acknowledgements',
  method: 'GET',
  path: '/file-library-acknowledgement',
  summary: 'Lists how far each person is with the version in force, fifty a page, and the counts.',
  status: 'decided',
  source,
  input: paged.extend({ fileId: id, state: z.enum(acknowledgementStates).optional() }),
  content: page(fileAcknowledgement).extend({ counts: acknowledgementCounts }),
  problems: ['forbidden'],
})

const refused = call({
  name: 'files.refused',
  method: 'GET',
  path: '/refused-files',
  summary: 'Lists the files that the operator’s program did not take, the newest first.',
  status: 'decided',
  source: 'decision 0091',
  input: paged,
  content: page(refusedFile),
  problems: ['forbidden'],
})

/** The file library. */
export const files = {
  refused,
  list,
  get,
  history,
  save,
  addVersion,
  content,
  text,
  move,
  pins,
  pin,
  unpin,
  open,
  acknowledge,
  waive,
  acknowledgements,
  ...filesUploads,
  ...filesExports,
}
