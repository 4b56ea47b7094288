import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { momentField } from '../../fields.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { paperCalls } from '../../record-paper.ts'
import { shareAnswer, shareInput } from '../../record-share.ts'
import { id, wireInteger, wireList, written } from '../../wire.ts'
import { lotoDraft, lotoTicks } from './loto.input.ts'
import { lotoFilter, lotoList } from './loto.list.ts'
import { lotoLocks } from './loto.locks.ts'
import { lotoMoves } from './loto.moves.ts'
import { lotoBoard, lotoDetail, lotoRow } from './loto.records.ts'
import { lotoInspections } from './loto.inspections.ts'
import { lotoTemplates } from './loto.templates.ts'

// Lockouts: a machine is taken out of service by the sequence of 29 CFR 1910.147, and given back. The
// specification names the calls without their payloads; the rest is decision 0107.

const source = 'spec 7, LOTO; decision 0107'
const ofLoto = z.object({ lotoId: id })
const saved = z.object({ lotoId: z.string(), number: z.string(), rowVersion: z.int() })
const filters = narrowingInput(lotoList).extend(orderingInput(lotoList))

const list = call({
  name: 'loto.list',
  method: 'GET',
  path: '/loto',
  summary: 'Lists lockouts: one’s own, those of machines that are out of service, or all.',
  status: 'decided',
  source,
  input: listInput(lotoList),
  content: page(lotoRow).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const board = call({
  name: 'loto.board',
  method: 'GET',
  path: '/loto-board',
  summary: 'Answers who holds a lock, on what, for how long, of all lockouts that one may read.',
  status: 'decided',
  source: 'decision 0107',
  input: z.object({ padIds: wireList.default([]) }),
  content: lotoBoard,
  problems: ['forbidden'],
})

const information = call({
  name: 'loto.information',
  method: 'GET',
  path: '/loto-info',
  summary: 'Answers a lockout whole, with its points, its people and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofLoto.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: lotoDetail,
  problems: ['forbidden'],
})

const create = call({
  name: 'loto.create',
  method: 'POST',
  path: '/loto',
  summary: 'Creates a lockout from an approved template, or edits the draft that is named.',
  status: 'decided',
  source: 'spec 5, required-field messages; spec 7, LOTO; decision 0107',
  input: z.object({ lotoId: id.optional(), ...lotoDraft.shape }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'loto.remove',
  method: 'DELETE',
  path: '/loto',
  summary: 'Deletes a draft of a lockout; one that was prepared is cancelled instead.',
  status: 'decided',
  source: 'decision 0107',
  input: ofLoto,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const act = call({
  name: 'loto.act',
  method: 'POST',
  path: '/loto-action',
  summary:
    'Moves a lockout: prepare, shut down, isolate, verify, hand over, clear, restore, close.',
  status: 'decided',
  source: 'spec 4, status changes of other modules; spec 7, LOTO; decision 0107',
  input: ofLoto.extend({
    event: z.enum(eventNames(lotoMoves)),
    checks: lotoTicks,
    /** To whom the lead is offered. */
    personId: id.optional(),
    /** The planned end that takes the place of the one before. */
    plannedEnd: momentField,
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const clone = call({
  name: 'loto.clone',
  method: 'POST',
  path: '/loto-clone',
  summary: 'Copies a lockout as a draft, from the template that is approved now.',
  status: 'decided',
  source,
  input: ofLoto,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const share = call({
  name: 'loto.share',
  method: 'POST',
  path: '/loto-share',
  summary: 'Shares a lockout with colleagues, who read it from then on and are told of it.',
  status: 'decided',
  source: 'spec 5, share dialog; spec 7, LOTO; decision 0112',
  input: ofLoto.extend(shareInput.shape),
  content: shareAnswer,
  problems: ['forbidden'],
})

const unshare = call({
  name: 'loto.unshare',
  method: 'DELETE',
  path: '/loto-share',
  summary: 'Takes back that a lockout was shared with a colleague.',
  status: 'decided',
  source: 'decision 0112',
  input: ofLoto.extend({ personId: id }),
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

const excel = call({
  name: 'loto.excel',
  method: 'GET',
  path: '/loto-excel',
  summary:
    'Answers the address of the filtered lockouts as an Excel workbook; it lasts for a minute.',
  status: 'specified',
  source: 'spec 7, LOTO; spec 7, Excel download; decision 0107',
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'loto.excelFile',
  method: 'GET',
  path: '/loto-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `loto-excel` gave.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0107',
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** Lockout and tagout. */
export const loto = {
  ...lotoTemplates,
  ...lotoInspections,
  ...lotoLocks,
  ...keepingCalls('loto', { path: '/loto-filter', filter: lotoFilter }),
  ...paperCalls('loto', { name: 'pdf', path: '/loto-pdf', of: 'a lockout', input: { lotoId: id } }),
  list,
  board,
  information,
  create,
  remove,
  act,
  clone,
  share,
  unshare,
  excel,
  excelFile,
}
