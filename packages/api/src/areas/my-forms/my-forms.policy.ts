import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'

const ownEntry = {
  access: 'signedIn',
  keys: [],
  record: { kind: 'myForm', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
} as const satisfies Policy
const reading = [
  { tie: 'own', keys: [] },
  { tie: 'signer', keys: [] },
  { tie: 'shared', keys: [] },
  { tie: 'all', keys: ['access_all_submissions'] },
] as const satisfies readonly TieRight[]
const readableEntry = {
  access: 'signedIn',
  keys: [],
  record: {
    kind: 'myForm',
    foreign: 'forbidden',
    ties: [...reading, { tie: 'formOwner', keys: ['access_own_submissions'] }],
  },
} as const satisfies Policy
/** Whoever reads it as more than the owner of its form, who reads and that is all (decision 0096). */
const talkedAboutEntry = {
  access: 'signedIn',
  keys: [],
  record: { kind: 'myForm', foreign: 'forbidden', ties: reading },
} as const satisfies Policy

const sharedEntry = {
  access: 'signedIn',
  keys: [],
  record: {
    kind: 'myForm',
    foreign: 'not_found',
    // Whom an entry was shared with does not pass it on.
    ties: [
      { tie: 'own', keys: [] },
      { tie: 'signer', keys: [] },
      { tie: 'all', keys: ['access_all_submissions'] },
    ],
  },
} as const satisfies Policy

/** Who may make the calls about entries. */
export const myFormsPolicies = {
  'myForms.list': signedIn,
  'myForms.keepFilter': signedIn,
  'myForms.keptFilter': signedIn,
  'myForms.graph': {
    access: 'signedIn',
    keys: ['my_form_dashboard', 'admin'],
    record: null,
  },
  // Each entry is asked about by itself; one that may not be read has no state.
  'myForms.start': signedIn,
  'myForms.ahead': signedIn,
  // Whoever may start it; the handler says why not.
  'myForms.blank': signedIn,
  'myForms.get': readableEntry,
  'myForms.answerImage': readableEntry,
  'myForms.answerImageSize': readableEntry,
  'myForms.pdf': readableEntry,
  'myForms.pdfFile': readableEntry,
  'myForms.excel': signedIn,
  'myForms.excelFile': signedIn,
  'myForms.answersExcel': signedIn,
  'myForms.answersExcelFile': signedIn,
  'myForms.fill': ownEntry,
  'myForms.addAnswerImage': ownEntry,
  'myForms.addAnswerFile': ownEntry,
  'myForms.removeAnswerImage': ownEntry,
  'myForms.markAnswerImage': ownEntry,
  'myForms.sign': ownEntry,
  'myForms.submit': ownEntry,
  'myForms.remove': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'myForm',
      foreign: 'forbidden',
      ties: [
        // One's own drafts need no key; which states may be deleted is the area's rule.
        { tie: 'own', keys: [] },
        { tie: 'all', keys: ['delete_all_submissions'] },
      ],
    },
  },
  'myForms.handOver': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'myForm',
      foreign: 'forbidden',
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'left', keys: ['edit_all_forms_after_submission'] },
      ],
    },
  },
  'myForms.restore': {
    access: 'signedIn',
    keys: [],
    // Whoever deleted an entry takes that back, and nobody else does.
    record: { kind: 'deletedForm', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
  },
  'myForms.share': sharedEntry,
  'myForms.shares': sharedEntry,
  'myForms.unshare': sharedEntry,
  'myForms.vote': talkedAboutEntry,
  'myForms.kudos': readableEntry,
  'myForms.giveKudos': talkedAboutEntry,
  'myForms.comments': readableEntry,
  // A comment that is yet to be made is one's own where a vote would be.
  'myForms.saveComment': {
    access: 'signedIn',
    keys: [],
    record: { kind: 'myFormComment', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
  },
  'myForms.removeComment': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'myFormComment',
      foreign: 'forbidden',
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'all', keys: ['admin'] },
      ],
    },
  },
  'myForms.actionSummary': readableEntry,
  'myForms.actions': readableEntry,
  'myForms.linkedActions': readableEntry,
  // The action is asked about by the call itself.
  'myForms.linkAction': talkedAboutEntry,
  'myForms.attachments': readableEntry,
  // While it is filled, or handed back: which of the two is the area's rule.
  'myForms.addAttachment': ownEntry,
  'myForms.removeAttachment': ownEntry,
  'myForms.approvals': readableEntry,
  'myForms.reviewSignature': readableEntry,
  'myForms.saveReviewSignature': {
    access: 'signedIn',
    keys: [],
    // Nobody signs for another, whatever they may read.
    record: { kind: 'myForm', foreign: 'forbidden', ties: [{ tie: 'signer', keys: [] }] },
  },
  // The entry's own ties; each sub-form opens to whoever may read that one.
  'myForms.subForms': readableEntry,
  'myForms.history': readableEntry,
  'myForms.historyVersion': readableEntry,
} as const satisfies AreaPolicies<'myForms'>
