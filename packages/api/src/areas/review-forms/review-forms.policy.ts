import { whoMayMove, type Moves } from '../../moves/moves.ts'
import {
  anyone,
  signedIn,
  type AreaPolicies,
  type Policy,
  type RecordRule,
} from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { entryMoves } from '../my-forms/my-forms.moves.ts'
import { myFormsPolicies } from '../my-forms/my-forms.policy.ts'

const readable = myFormsPolicies['myForms.get']
const talkedAbout = myFormsPolicies['myForms.vote']
const shareable = myFormsPolicies['myForms.share']

/** Which tie each of these moves takes is the table's; this is any of them. */
function movedBy(...events: (keyof typeof entryMoves.events)[]): Policy & { record: RecordRule } {
  const asked: Moves = {
    ...entryMoves,
    events: Object.fromEntries(events.map((event) => [event, entryMoves.events[event]])),
  }
  const rights = whoMayMove(asked)
  // A tie that opens one of them by itself opens the call.
  const isFree = ({ tie }: TieRight) =>
    rights.some((one) => one.tie === tie && one.keys.length === 0)
  return recordOf(rights.filter((right) => right.keys.length === 0 || !isFree(right)))
}

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'myForm', foreign: 'forbidden', ties } }
}

/** Who may make the calls of review forms (spec 6, review). */
export const reviewFormsPolicies = {
  // Each tab shows what the person may read.
  'reviewForms.list': signedIn,
  'reviewForms.formSearch': signedIn,
  'reviewForms.excel': signedIn,
  'reviewForms.excelFile': signedIn,
  'reviewForms.answersExcel': signedIn,
  'reviewForms.answersExcelFile': signedIn,
  'reviewForms.keepFilter': signedIn,
  'reviewForms.keptFilter': signedIn,
  'reviewForms.information': readable,
  'reviewForms.difference': readable,
  'reviewForms.saveApprovalStatus': movedBy('approve', 'reject'),
  'reviewForms.saveStatus': movedBy('requestChange', 'correct', 'reopen'),
  'reviewForms.reassign': movedBy('reassign'),
  'reviewForms.elevatedForms': readable,
  // Whoever may talk about it and elevate at all.
  'reviewForms.elevate': { ...talkedAbout, keys: ['elevate_forms'] },
  // The same who may share it with a colleague.
  'reviewForms.emailShares': shareable,
  'reviewForms.shareByEmail': shareable,
  'reviewForms.takeBackEmail': shareable,
  // The link says who may; it opens one entry, to read.
  'reviewForms.shared': anyone,
  'reviewForms.sharedPhoto': anyone,
  'reviewForms.accessControl': readable,
  'reviewForms.saveAccessControl': {
    ...recordOf([
      { tie: 'own', keys: [] },
      { tie: 'signer', keys: [] },
      { tie: 'all', keys: ['access_all_submissions'] },
    ]),
    keys: ['change_limited_access_control'],
  },
} as const satisfies AreaPolicies<'reviewForms'>
