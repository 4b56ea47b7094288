import * as z from 'zod'
import { call } from '../../call.ts'
import { id, wireInteger } from '../../wire.ts'
import { listing, page } from '../../lists/listing.ts'
import {
  myFormAction,
  myFormApproval,
  myFormAttachment,
  myFormHistoryEvent,
  myFormVersion,
} from './my-forms.more.records.ts'

// What hangs on an entry. Only the action summary is shown by the specification; it names the
// attachment, approval and history lists without their shapes, which are ours. Each of them opens
// to whoever may read the entry.

/** The actions of an entry. The path is spelled as the specification spells it. */
export const actionSummary = call({
  name: 'myForms.actionSummary',
  method: 'GET',
  path: '/my-from-action-summary',
  summary: 'Lists the actions that hang on an entry, oldest first.',
  status: 'specified',
  source: 'spec 7, GET my-from-action-summary; decision 0015',
  input: z.object({ myFormId: id }),
  content: z.array(myFormAction),
  problems: ['forbidden'],
})

/** The photos and drawn signatures of an entry in the order of its questions, then its files. */
export const attachments = call({
  name: 'myForms.attachments',
  method: 'GET',
  path: '/my-form-attachments',
  summary: 'Lists the photos and drawn signatures of an entry, and the files attached to it.',
  status: 'decided',
  source: 'spec 7, my forms (more), attachment; decisions 0015 and 0095',
  input: z.object({ myFormId: id }),
  content: z.array(myFormAttachment),
  problems: ['forbidden'],
})

/** Who signs and approves an entry, step by step. */
export const approvals = call({
  name: 'myForms.approvals',
  method: 'GET',
  path: '/my-form-approvals',
  summary: 'Lists the signers and approvers of an entry with what each has done.',
  status: 'decided',
  source: 'spec 7, my forms (more), approval; decision 0015',
  input: z.object({ myFormId: id }),
  content: z.array(myFormApproval),
  problems: ['forbidden'],
})

/** What happened to an entry, newest first: who, when, what, from what to what, and why. */
export const history = call({
  name: 'myForms.history',
  method: 'GET',
  path: '/my-form-history',
  summary: 'Lists what happened to an entry and its comments, newest first, fifty a page.',
  status: 'decided',
  source: 'spec 7, my forms (more), history; decisions 0015 and 0095',
  input: listing
    .pick({ pOffset: true })
    .extend({ myFormId: id, pLimit: wireInteger(1, 200).default(50) }),
  content: page(myFormHistoryEvent),
  problems: ['forbidden'],
})

/** An entry as it was handed in, that time, with what was signed and decided on it. */
export const historyVersion = call({
  name: 'myForms.historyVersion',
  method: 'GET',
  path: '/my-form-history-version',
  summary:
    'Answers an entry as one of its history versions kept it; the newest unless one is named.',
  status: 'decided',
  source: 'spec 3, history versions; spec 7, my forms (more); decisions 0069 and 0095',
  input: z.object({ myFormId: id, version: wireInteger(1, 1_000_000).optional() }),
  content: myFormVersion,
  problems: ['forbidden', 'not_found'],
})
