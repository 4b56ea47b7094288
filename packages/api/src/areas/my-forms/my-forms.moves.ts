import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import {
  assignedStatuses,
  deletableStatuses,
  fillableStatuses,
  formStatuses,
} from '../../vocabulary/form-status.ts'

const submitter: TieRight = { tie: 'own', keys: [] }
const reviewer: TieRight = { tie: 'signer', keys: [] }
const handsOver: readonly TieRight[] = [
  submitter,
  { tie: 'left', keys: ['edit_all_forms_after_submission'] },
]
const notInReview = 'This form does not wait for a decision.'
const notFillable = 'This form is no longer open for filling.'

/** How an entry moves while it is filled, signed and deleted (spec 4; decisions 0007, 0010 and 0038). */
export const entryMoves = defineMoves(formStatuses, {
  /** Filled is derived: it is `fill` while nothing is missing. */
  save: {
    from: fillableStatuses,
    to: ['in_progress', 'fill'],
    who: [submitter],
    otherwise: notFillable,
    label: 'Save',
  },
  submit: {
    from: fillableStatuses,
    to: ['in_review', 'complete'],
    who: [submitter],
    guards: ['nothingIsMissing'],
    otherwise: notFillable,
    label: 'Submit',
    kind: 'main',
  },
  /**
   * The last of all signatures and approvals makes an entry complete, be it a signature or an
   * approval: neither is given over an open action on a critical failure.
   */
  sign: {
    from: ['in_review', 'approved'],
    to: ['in_review', 'approved', 'complete'],
    who: [{ tie: 'signer', keys: [] }],
    guards: ['isAskedToSign', 'hasNoCriticalAction'],
    label: 'Sign',
    kind: 'main',
  },
  /**
   * Steps go one after the other; the last decision of all makes an entry approved, or complete. A
   * decision takes back what was handed back, unless its submitter has begun to change it.
   */
  approve: {
    from: ['in_review'],
    to: ['in_review', 'approved', 'complete'],
    who: [reviewer],
    guards: ['isAskedToApprove', 'hasNothingUnsent', 'completesOverNothingCritical'],
    otherwise: notInReview,
    label: 'Approve',
    kind: 'main',
  },
  /** Flagged questions go back to the submitter, who sees just those; the entry stays in review. */
  requestChange: {
    from: ['in_review'],
    who: [reviewer],
    guards: ['isAskedToApprove'],
    otherwise: notInReview,
    label: 'Hand back',
  },
  reject: {
    from: ['in_review'],
    to: 'reject',
    who: [reviewer],
    guards: ['isAskedToApprove'],
    otherwise: notInReview,
    needsReason: true,
    label: 'Reject',
    kind: 'refusing',
  },
  /** One's own part of a step goes to somebody else; administrators move anybody's, so that none is stuck. */
  reassign: {
    from: ['in_review'],
    who: [reviewer, { tie: 'all', keys: ['admin'] }],
    guards: ['hasPartToHandOver'],
    otherwise: notInReview,
    needsReason: true,
    label: 'Reassign',
  },
  /** What was handed back is changed, and nothing else. */
  amend: {
    from: ['in_review'],
    who: [submitter],
    guards: ['isHandedBack'],
    otherwise: notFillable,
    label: 'Correct',
  },
  resubmit: {
    from: ['in_review'],
    to: 'in_review',
    who: [submitter],
    guards: ['isHandedBack', 'nothingIsMissing'],
    otherwise: notFillable,
    label: 'Send again',
    kind: 'main',
  },
  /** What is begun, assigned or was rejected becomes somebody else's, who goes on with it. */
  handOver: { from: [...fillableStatuses, 'reject'], who: handsOver, label: 'Hand over' },
  /** So does what was handed back. */
  handOverAmended: {
    from: ['in_review'],
    who: handsOver,
    guards: ['isHandedBack'],
    otherwise: notFillable,
    label: 'Hand over',
  },
  /** A rejected entry is filled out again, answers kept. */
  correct: {
    from: ['reject'],
    to: ['in_progress', 'fill'],
    who: [submitter],
    label: 'Correct',
    kind: 'main',
  },
  /** What is decided is opened again: its approvals and signatures are void. */
  reopen: {
    from: ['approved', 'complete', 'reject'],
    to: ['in_progress', 'fill'],
    who: [
      { tie: 'own', keys: ['edit_own_forms_after_submission', 'edit_all_forms_after_submission'] },
      { tie: 'all', keys: ['edit_all_forms_after_submission'] },
    ],
    guards: ['isOfSomebodyHere'],
    needsReason: true,
    label: 'Reopen',
  },
  /** What was not handed in, or came back, is its submitter's to delete, who owes nobody a reason. */
  discard: {
    from: deletableStatuses,
    who: [submitter],
    guards: ['isOnNoReport', 'hasNothingHandedInBelow'],
    label: 'Delete',
    kind: 'refusing',
  },
  /**
   * What stands as handed in, and whatever is somebody else's, is deleted with a reason, which its
   * history keeps. What never was handed in wants none.
   */
  remove: {
    from: formStatuses,
    who: [
      { tie: 'own', keys: ['delete_own_submissions', 'delete_all_submissions'] },
      { tie: 'all', keys: ['delete_all_submissions'] },
    ],
    guards: ['hasNoOpenAction', 'isOnNoReport', 'hasNothingHandedInBelow'],
    needsReason: true,
    label: 'Delete',
    kind: 'refusing',
  },
  /** What was assigned is not done, which its submitter says in the place of deleting it. */
  giveBack: { from: fillableStatuses, who: [], needsReason: true, label: 'Cannot be done' },
  /** What was assigned and not begun goes once somebody else has done it, or has it. */
  takeAway: { from: assignedStatuses, who: [], label: 'Taken away' },
  /** Taken back by whoever deleted it: `myForms.restore` asks who that was. */
  restore: { from: formStatuses, who: [], label: 'Take back' },
})
