import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { paperCalls } from '../../record-paper.ts'
import { shareAnswer, shareInput } from '../../record-share.ts'
import { id, wireBoolean, wireInteger, written } from '../../wire.ts'
import { jsaCrew } from './jsa.crew.ts'
import { jsaFiles } from './jsa.files.ts'
import { jsaHazards } from './jsa.hazards.ts'
import { jsaChange, jsaDraft } from './jsa.input.ts'
import { jsaFilter, jsaList } from './jsa.list.ts'
import { jsaMoves } from './jsa.moves.ts'
import { jsaDetail, jsaRow } from './jsa.records.ts'

// Job safety analyses: the hazards of a job, and who has signed that they know them. The
// specification names the calls and what the list is filtered by; the rest is decision 0106.

const source = 'spec 7, JSA; decision 0106'
const ofJsa = z.object({ jsaId: id })
const saved = z.object({ jsaId: z.string(), number: z.string(), rowVersion: z.int() })
const filters = narrowingInput(jsaList).extend(orderingInput(jsaList))

const list = call({
  name: 'jsa.list',
  method: 'GET',
  path: '/jsa',
  summary: 'Lists job safety analyses: one’s own, those of one’s team, or all that one may read.',
  status: 'specified',
  source,
  input: listInput(jsaList),
  content: page(jsaRow).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'jsa.get',
  method: 'GET',
  path: '/jsa-detail',
  summary: 'Answers a job safety analysis whole, with its hazards, its crew and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofJsa.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: jsaDetail,
  problems: ['forbidden'],
})

const save = call({
  name: 'jsa.save',
  method: 'POST',
  path: '/jsa',
  summary: 'Begins a job safety analysis, or edits the main part of the one that is named.',
  status: 'decided',
  source: 'spec 5, required-field messages; spec 6 and 7, JSA; decision 0106',
  input: z.object({ jsaId: id.optional(), ...jsaDraft.shape, change: jsaChange }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'jsa.remove',
  method: 'DELETE',
  path: '/jsa',
  summary: 'Deletes a draft of a job safety analysis; one that was submitted is cancelled instead.',
  status: 'decided',
  source: 'spec 6 and 7, JSA; decision 0106',
  input: ofJsa,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const act = call({
  name: 'jsa.act',
  method: 'POST',
  path: '/jsa-action',
  summary: 'Moves a job safety analysis: submit, approve, open sign-on, stop work, close.',
  status: 'decided',
  source: 'spec 4, status changes of other modules; spec 7, JSA; decision 0106',
  input: ofJsa.extend({
    event: z.enum(eventNames(jsaMoves)),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const clone = call({
  name: 'jsa.clone',
  method: 'POST',
  path: '/jsa-clone',
  summary:
    'Copies a job safety analysis as a draft: without its times, its crew and its signatures.',
  status: 'decided',
  source,
  input: ofJsa,
  content: saved,
  problems: ['forbidden'],
})

const star = call({
  name: 'jsa.star',
  method: 'POST',
  path: '/jsa-star',
  summary: 'Marks a job safety analysis as an exemplar, or takes the mark away.',
  status: 'decided',
  source: 'spec 7, JSA, isStar; decision 0106',
  input: ofJsa.extend({ isStar: wireBoolean }),
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const share = call({
  name: 'jsa.share',
  method: 'POST',
  path: '/jsa-share',
  summary:
    'Shares a job safety analysis with colleagues, who read it from then on and are told of it.',
  status: 'decided',
  source: 'spec 5, share dialog; spec 7, JSA; decision 0112',
  input: ofJsa.extend(shareInput.shape),
  content: shareAnswer,
  problems: ['forbidden'],
})

const unshare = call({
  name: 'jsa.unshare',
  method: 'DELETE',
  path: '/jsa-share',
  summary: 'Takes back that a job safety analysis was shared with a colleague.',
  status: 'decided',
  source: 'decision 0112',
  input: ofJsa.extend({ personId: id }),
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

const excel = call({
  name: 'jsa.excel',
  method: 'GET',
  path: '/jsa-excel',
  summary:
    'Answers the address of the filtered analyses as an Excel workbook; it lasts for a minute.',
  status: 'specified',
  source: 'spec 7, JSA; spec 7, Excel download; decision 0106',
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'jsa.excelFile',
  method: 'GET',
  path: '/jsa-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `jsa-excel` gave.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0106',
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** Job safety analyses. */
export const jsa = {
  ...jsaHazards,
  ...jsaCrew,
  ...jsaFiles,
  ...keepingCalls('jsa', { path: '/jsa-filter', filter: jsaFilter }),
  ...paperCalls('jsa', {
    name: 'pdf',
    path: '/jsa-pdf',
    of: 'a job safety analysis',
    input: { jsaId: id },
  }),
  list,
  get,
  save,
  remove,
  act,
  clone,
  star,
  share,
  unshare,
  excel,
  excelFile,
}
