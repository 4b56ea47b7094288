import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { actionStatuses } from './actions.vocabulary.ts'

const assignee: TieRight = { tie: 'assignee', keys: [] }
const owner: TieRight = { tie: 'own', keys: [] }
const verifier: TieRight = { tie: 'verifier', keys: [] }
const manager: TieRight = { tie: 'team', keys: ['reassign_team_actions'] }

/**
 * How an action moves (spec 6, actions; decision 0055): who does it, how it waits, how it is proved
 * and whether it has helped.
 */
export const actionMoves = defineMoves(actionStatuses, {
  start: { from: ['open'], to: 'in_progress', who: [assignee], label: 'Start', kind: 'main' },
  decline: {
    from: ['open'],
    to: 'returned',
    who: [assignee],
    needsReason: true,
    label: 'Decline',
    kind: 'refusing',
  },
  reissue: {
    from: ['returned'],
    to: 'open',
    who: [owner],
    label: 'Issue again',
    kind: 'main',
  },
  hold: {
    from: ['in_progress'],
    to: 'on_hold',
    who: [assignee],
    needsReason: true,
    label: 'Put on hold',
  },
  resume: { from: ['on_hold'], to: 'in_progress', who: [assignee], label: 'Go on', kind: 'main' },
  complete: {
    from: ['in_progress'],
    to: ['pending_verification', 'effectiveness_review', 'closed'],
    who: [assignee],
    guards: ['hasEvidence', 'workOrderIsDone'],
    label: 'Complete',
    kind: 'main',
  },
  waiveWorkOrder: {
    from: ['open', 'returned', 'in_progress', 'on_hold'],
    who: [owner],
    guards: ['waitsForWorkOrder', 'doesNotDoIt'],
    needsReason: true,
    label: 'Waive the work order',
  },
  verify: {
    from: ['pending_verification'],
    to: ['effectiveness_review', 'closed'],
    who: [verifier],
    guards: ['isNotTheirWork', 'hasEvidence'],
    label: 'Verify',
    kind: 'main',
  },
  sendBack: {
    from: ['pending_verification'],
    to: 'in_progress',
    who: [verifier],
    needsReason: true,
    label: 'Send back',
    kind: 'refusing',
  },
  confirm: {
    from: ['effectiveness_review'],
    to: 'closed',
    who: [owner],
    guards: ['isOthersToJudge', 'hasEvidence', 'waitIsOver', 'hasNoNewAction'],
    label: 'It has helped',
    kind: 'main',
  },
  notEffective: {
    from: ['effectiveness_review'],
    who: [owner],
    guards: ['hasNoNewAction'],
    needsReason: true,
    label: 'It has not helped',
    kind: 'refusing',
  },
  /** Follows when the action that was raised by `notEffective` is closed. */
  closeWithChild: {
    from: ['effectiveness_review'],
    to: 'closed',
    who: [],
    label: 'Closed by its new action',
  },
  /** Follows when that action is cancelled or deleted. */
  waitAgain: {
    from: ['effectiveness_review'],
    who: [],
    label: 'Waits for its owner again',
  },
  extend: {
    from: ['open', 'in_progress', 'on_hold'],
    who: [assignee, owner],
    guards: ['mayMoveDueDay'],
    needsReason: true,
    label: 'Move the due date',
  },
  reassign: {
    from: ['open', 'returned', 'in_progress', 'on_hold'],
    who: [assignee, owner, manager],
    label: 'Hand to someone else',
  },
  /** Asked for by the two calls that delete (spec 7), which say who may. */
  remove: { from: actionStatuses, who: [], label: 'Delete', kind: 'refusing' },
  cancel: {
    from: ['open', 'returned', 'in_progress', 'on_hold'],
    to: 'cancelled',
    who: [
      owner,
      { tie: 'team', keys: ['delete_team_actions'] },
      { tie: 'all', keys: ['delete_all_actions'] },
    ],
    needsReason: true,
    label: 'Cancel the action',
    kind: 'refusing',
  },
})
