import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { deletableStatuses, fillableStatuses, formStatuses } from '../../vocabulary/form-status.ts'

const submitter: TieRight = { tie: 'own', keys: [] }
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
  /** The last of all signatures and approvals makes an entry complete. */
  sign: {
    from: ['in_review', 'approved'],
    to: ['in_review', 'approved', 'complete'],
    who: [{ tie: 'signer', keys: [] }],
    guards: ['isAskedToSign'],
    label: 'Sign',
    kind: 'main',
  },
  /** What was not handed in, or came back, is its submitter's to delete. */
  discard: { from: deletableStatuses, who: [submitter], label: 'Delete', kind: 'refusing' },
  remove: {
    from: formStatuses,
    who: [
      { tie: 'own', keys: ['delete_own_submissions', 'delete_all_submissions'] },
      { tie: 'all', keys: ['delete_all_submissions'] },
    ],
    guards: ['hasNoOpenAction'],
    label: 'Delete',
    kind: 'refusing',
  },
  /** Taken back by whoever deleted it: `myForms.restore` asks who that was. */
  restore: { from: formStatuses, who: [], label: 'Take back' },
})
