import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { fileStatuses } from './files.vocabulary.ts'

const keeper: TieRight = { tie: 'all', keys: ['manage_files'] }
const approver: TieRight = { tie: 'verifier', keys: [] }

/**
 * How a file comes into force, and out of it (domain 2.12; decision 0079). While a new version is on
 * its way the one before stays in force.
 */
export const fileMoves = defineMoves(fileStatuses, {
  submit: {
    from: ['draft'],
    to: 'pending',
    who: [keeper],
    guards: ['hasVersion', 'hasApprover', 'hasTag'],
    label: 'Send for approval',
    kind: 'main',
  },
  sendBack: {
    from: ['pending'],
    to: 'draft',
    who: [approver, keeper],
    needsReason: true,
    label: 'Send back',
    kind: 'refusing',
  },
  approve: {
    from: ['pending'],
    to: ['approved', 'ahead'],
    who: [approver],
    guards: ['isNotUploader'],
    label: 'Approve',
    kind: 'main',
  },
  /** Follows on the day from which it is to be in force. */
  comeIntoForce: { from: ['ahead'], to: 'approved', who: [], label: 'Comes into force' },
  /** Follows when a new version is added. */
  revise: { from: ['pending', 'ahead', 'approved'], to: 'draft', who: [], label: 'New version' },
  archive: {
    from: ['draft', 'pending', 'ahead', 'approved'],
    to: 'archived',
    who: [keeper],
    needsReason: true,
    label: 'Archive',
    kind: 'refusing',
  },
  takeUp: {
    from: ['archived'],
    to: 'draft',
    who: [keeper],
    needsReason: true,
    label: 'Take up again',
  },
  remove: {
    from: ['draft', 'pending', 'ahead', 'approved', 'archived'],
    who: [
      { tie: 'all', keys: ['delete_not_acknowledged_files'] },
      { tie: 'all', keys: ['delete_acknowledged_files'] },
    ],
    guards: ['mayBeDeleted'],
    needsReason: true,
    label: 'Delete',
    kind: 'refusing',
  },
})
