import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { call } from '../../call.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { documentReference, id, wireInteger, written } from '../../wire.ts'
import { sentences } from '../../sentences.ts'
import { sdsAcknowledgement } from './sds.acknowledge.ts'
import { sdsExports } from './sds.exports.ts'
import { sdsDraft, sdsStock } from './sds.input.ts'
import { sdsKiosks } from './sds.kiosk.ts'
import { sdsList } from './sds.list.ts'
import { sdsMoves } from './sds.moves.ts'
import { sdsDetail, sdsDocument, sdsInventory, sdsSheet } from './sds.records.ts'
import { sdsRequests } from './sds.request.ts'

// Safety data sheets: what a chemical is, what it does, and what to do when it has done it. The
// specification names the area, the sections and the keys; the calls are ours (decision 0076).

const source = 'spec 1, 5 and 6, SDS; decision 0076'

const list = call({
  name: 'sds.list',
  method: 'GET',
  path: '/sds',
  summary:
    'Lists safety data sheets: those on one’s pads, all approved, asked for, in review, or archived.',
  status: 'decided',
  source: 'spec 1 and 6, SDS; spec 7, file library; decision 0076',
  input: listInput(sdsList),
  content: page(sdsSheet).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'sds.get',
  method: 'GET',
  path: '/sds-sheet',
  summary: 'Answers a safety data sheet whole, with where it lies and what may be done with it.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id }),
  content: sdsDetail,
  problems: ['forbidden'],
})

const history = call({
  name: 'sds.history',
  method: 'GET',
  path: '/sds-history',
  summary: 'Lists what happened to a safety data sheet, newest first, fifty a page.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ sheetId: id, pLimit: wireInteger(1, 200).default(50) }),
  content: page(historyEvent),
  problems: ['forbidden'],
})

const save = call({
  name: 'sds.save',
  method: 'POST',
  path: '/sds',
  summary: 'Adds a safety data sheet, or edits the one that is named.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id.optional(), ...sdsDraft.shape }),
  takesRowVersion: true,
  content: z.object({ sheetId: z.string(), number: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const move = call({
  name: 'sds.move',
  method: 'POST',
  path: '/sds-status',
  summary:
    'Moves a safety data sheet: received, in review, approved, archived, and back; or deletes it.',
  status: 'decided',
  source,
  input: z.object({
    sheetId: id,
    event: z.enum(eventNames(sdsMoves), {
      error: ({ input }) => (input ? undefined : sentences.required.status),
    }),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: z.object({ sheetId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const saveDocument = call({
  name: 'sds.saveDocument',
  method: 'POST',
  path: '/sds-file',
  summary: 'Keeps the supplier’s PDF of a safety data sheet in place of the one before.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({ sheetId: id, file: documentReference }),
  takesRowVersion: true,
  content: sdsDocument,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const document = call({
  name: 'sds.document',
  method: 'GET',
  path: '/sds-file',
  summary: 'Answers the supplier’s PDF itself, or one that went with the sheet before.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id, uploadId: id.optional() }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const saveInventory = call({
  name: 'sds.saveInventory',
  method: 'POST',
  path: '/sds-inventory',
  summary: 'Says how much of a product lies on a pad; the same pad and container are overwritten.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id, ...sdsStock.shape }),
  content: sdsInventory,
  problems: ['forbidden'],
})

const removeInventory = call({
  name: 'sds.removeInventory',
  method: 'DELETE',
  path: '/sds-inventory',
  summary: 'Takes a product off a pad.',
  status: 'decided',
  source,
  input: z.object({ sheetId: id, inventoryId: id }),
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

/** Safety data sheets. */
export const sds = {
  list,
  get,
  history,
  save,
  move,
  saveDocument,
  document,
  saveInventory,
  removeInventory,
  ...sdsRequests,
  ...sdsAcknowledgement,
  ...sdsExports,
  ...sdsKiosks,
}
