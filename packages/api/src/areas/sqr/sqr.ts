import * as z from 'zod'
import { call } from '../../call.ts'
import { takenFields } from '../../declared/declared-fields.schema.ts'
import { optionalText, orNone } from '../../fields.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { recordFile } from '../../record-file.ts'
import { paperCalls } from '../../record-paper.ts'
import { documentReference, id, wireInteger, wireList, written } from '../../wire.ts'
import { actionDraft, actionFound } from '../actions/actions.input.ts'
import { sqrLines } from './sqr.lines.ts'
import { sqrFilter, sqrList } from './sqr.list.ts'
import { sqrLookups } from './sqr.lookups.ts'
import { sqrMoves } from './sqr.moves.ts'
import { sqrHeader } from './sqr.parts.vocabulary.ts'
import { sqrDetail, sqrRow } from './sqr.records.ts'
import { sqrSaved } from './sqr.saved.ts'
import { sqrFormsMax, sqrVerdicts } from './sqr.vocabulary.ts'

// Safety quality reports: what went wrong on a job, what it cost, why, and what was done. The
// specification names the calls; the rest is decision 0111.

const source = 'spec 7, SQR; decision 0111'
const ofReport = z.object({ sqrId: id })
const filters = narrowingInput(sqrList).extend(orderingInput(sqrList))
const verdict = {
  verdict: z.enum(sqrVerdicts, 'Please choose one of these.'),
  note: optionalText(500),
}

const list = call({
  name: 'sqr.list',
  method: 'GET',
  path: '/sqr',
  summary: 'Lists safety quality reports: one’s own, those of one’s team, or all one may read.',
  status: 'decided',
  source,
  input: listInput(sqrList),
  content: page(sqrRow).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const information = call({
  name: 'sqr.information',
  method: 'GET',
  path: '/sqr-info',
  summary: 'Answers one report whole, with its parts and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofReport.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: sqrDetail,
  problems: ['forbidden'],
})

const saveHeaderInfo = call({
  name: 'sqr.saveHeaderInfo',
  method: 'POST',
  path: '/sqr-header-info',
  summary: 'Begins a report, or saves the header of the one that is named.',
  status: 'decided',
  source,
  input: z.object({ sqrId: id.optional(), ...takenFields(sqrHeader).shape }),
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'sqr.remove',
  method: 'DELETE',
  path: '/sqr',
  summary: 'Deletes a draft of a report; one that was submitted is voided instead.',
  status: 'decided',
  source,
  input: ofReport,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const changeStatus = call({
  name: 'sqr.changeStatus',
  method: 'POST',
  path: '/sqr-change-status',
  summary: 'Moves a report to another phase, and gives it a status of its unit there.',
  status: 'decided',
  source: 'spec 4, status changes of other modules; spec 7, SQR; decision 0111',
  input: ofReport.extend({
    event: z.enum(eventNames(sqrMoves)),
    statusId: orNone(id),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
})

const saveFiles = call({
  name: 'sqr.saveFiles',
  method: 'POST',
  path: '/sqr-files',
  summary: 'Adds a file to a report: a picture or a PDF of at most 15 MB, thirty a report.',
  status: 'decided',
  source,
  rate: 'upload',
  input: ofReport.extend({ file: documentReference }),
  content: recordFile,
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const removeFile = call({
  name: 'sqr.removeFile',
  method: 'DELETE',
  path: '/sqr-files',
  summary: 'Takes a file off a report.',
  status: 'decided',
  source,
  input: ofReport.extend({ uploadId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state', 'not_found'],
})

const file = call({
  name: 'sqr.file',
  method: 'GET',
  path: '/sqr-file',
  summary: 'Answers a file of a report itself.',
  status: 'decided',
  source,
  input: ofReport.extend({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const saveActions = call({
  name: 'sqr.saveActions',
  method: 'POST',
  path: '/sqr-actions',
  summary: 'Raises an action from a report.',
  status: 'decided',
  source,
  input: ofReport.extend({ ...actionDraft.shape, ...actionFound.shape }),
  content: z.object({ actionId: z.string(), number: z.string() }),
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

const attachForms = call({
  name: 'sqr.attachForms',
  method: 'POST',
  path: '/sqr-forms-attach',
  summary: 'Says which forms are attached to a report: all of them, in their order.',
  status: 'decided',
  source,
  input: ofReport.extend({
    myFormIds: wireList
      .transform((ids) => [...new Set(ids)])
      .pipe(id.array().max(sqrFormsMax, `At most ${sqrFormsMax} forms.`))
      .default([]),
  }),
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
})

const saveLinking = call({
  name: 'sqr.saveLinking',
  method: 'POST',
  path: '/sqr-linking',
  summary: 'Links a report with the one above it, or takes the link away.',
  status: 'decided',
  source: 'spec 3, linking by parentId; spec 7, SQR; decision 0111',
  input: ofReport.extend({ parentId: orNone(id) }),
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
})

const verifyParts = call({
  name: 'sqr.verifyParts',
  method: 'POST',
  path: '/sqr-parts-verification',
  summary: 'Says of parts of a report whether they are as they were reported.',
  status: 'decided',
  source,
  input: ofReport.extend({
    lineIds: wireList.pipe(id.array().min(1, 'Please choose a part.')),
    ...verdict,
  }),
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
})

const verifyResponsibleParty = call({
  name: 'sqr.verifyResponsibleParty',
  method: 'POST',
  path: '/sqr-responsible-party-verification',
  summary: 'Says whether the responsible party of a report is the right one.',
  status: 'decided',
  source,
  input: ofReport.extend(verdict),
  takesRowVersion: true,
  content: sqrSaved,
  problems: ['forbidden', 'wrong_state'],
})

const refreshExternalToken = call({
  name: 'sqr.refreshExternalToken',
  method: 'POST',
  path: '/sqr-external-refresh-token',
  summary: 'Lets the token of somebody who was let in from outside hold for longer.',
  status: 'decided',
  source: 'spec 7, SQR; decision 0117',
  input: ofReport,
  content: z.object({ accessTokenExpiresAt: z.string() }),
  problems: ['forbidden'],
})

const excel = call({
  name: 'sqr.excel',
  method: 'GET',
  path: '/sqr-excel',
  summary:
    'Answers the address of the filtered reports as an Excel workbook; it lasts for a minute.',
  status: 'specified',
  source: 'spec 7, SQR; spec 7, Excel download; decision 0111',
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'sqr.excelFile',
  method: 'GET',
  path: '/sqr-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `sqr-excel` gave.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0111',
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** Safety quality reports. */
export const sqr = {
  ...sqrLookups,
  ...keepingCalls('sqr', { path: '/sqr-filter', filter: sqrFilter }),
  ...paperCalls('sqr', {
    name: 'pdf',
    path: '/sqr-pdf',
    of: 'a safety quality report',
    input: { sqrId: id },
  }),
  list,
  information,
  saveHeaderInfo,
  ...sqrLines,
  saveFiles,
  removeFile,
  file,
  saveActions,
  attachForms,
  saveLinking,
  changeStatus,
  verifyParts,
  verifyResponsibleParty,
  remove,
  refreshExternalToken,
  excel,
  excelFile,
}
