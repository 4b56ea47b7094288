import { actionMoves, actionStatusLabels, ownDueMovesMax, type Tie } from '@holdpoint/api'
import { dayWords } from '../../day-words.ts'
import { movingKind } from '../../records/move.ts'
import { keepDecidedOn } from '../sqr/sqr.source.ts'
import { tiesOf } from './actions.rights.ts'
import type { ActionRow } from './actions.columns.ts'

/** What the guards of an action's moves look at. */
export type ActionFacts = {
  ties: ReadonlySet<Tie>
  /** Whoever asks does it, or said that it is done. */
  hasDone: boolean
  evidence: number
  evidenceMin: number
  workOrder: ActionRow['work_order_status']
  isWaived: boolean
  dueMoves: number
  ownerName: string
  waitsUntil: string | null
  today: string
  openChild: string | null
}

/** How actions move: the table of the contract, and a sentence for each guard (decision 0055). */
export const actionKind = movingKind<typeof actionMoves, ActionFacts, 'actions'>({
  recordType: 'action',
  moves: actionMoves,
  table: 'actions',
  after: async ({ row }, write) => {
    if (row.source_type === 'sqr' && row.source_id) {
      await keepDecidedOn(row.source_id, write)
    }
  },
  stateWords: (state) => actionStatusLabels[state].toLowerCase().replace('?', ''),
  guards: {
    hasEvidence: ({ evidence, evidenceMin }) =>
      evidence < evidenceMin
        ? `${evidenceMin - evidence} of ${evidenceMin} ${evidenceMin === 1 ? 'file' : 'files'} of evidence still missing.`
        : null,
    workOrderIsDone: ({ workOrder, isWaived }) =>
      isWaived || !waits(workOrder) ? null : whyItWaits(workOrder),
    // Waived once more, the later reason counts.
    waitsForWorkOrder: ({ workOrder }) => (waits(workOrder) ? null : 'It waits for no work order.'),
    isNotTheirWork: ({ hasDone }) => (hasDone ? 'Somebody else verifies what you did.' : null),
    isOthersToJudge: ({ hasDone }) =>
      hasDone ? 'Another owner, who did not do it, says whether it has helped.' : null,
    doesNotDoIt: ({ ties }) =>
      ties.has('assignee') ? 'Whoever does it cannot waive its work order.' : null,
    waitIsOver: ({ waitsUntil, today }) =>
      waitsUntil !== null && waitsUntil > today
        ? `It is watched until ${dayWords(waitsUntil, today)}.`
        : null,
    hasNoNewAction: ({ openChild }) =>
      openChild === null ? null : `Its new action ${openChild} is not closed yet.`,
    mayMoveDueDay: ({ ties, dueMoves, ownerName }) =>
      dueMoves >= ownDueMovesMax && !ties.has('own')
        ? `It was moved ${dueMoves} times: the next move is for ${ownerName}.`
        : null,
  },
})

function waits(workOrder: ActionFacts['workOrder']): boolean {
  return workOrder !== null && workOrder !== 'done'
}

function whyItWaits(workOrder: ActionFacts['workOrder']): string {
  return workOrder === 'cancelled'
    ? 'Its work order was cancelled. It is waived, or another one is named.'
    : 'Its work order is not done yet.'
}

/** What the guards look at, of a row that was read for somebody. */
export function factsOf(row: ActionRow, today: string): ActionFacts {
  return {
    ties: tiesOf(row),
    hasDone: row.has_done,
    evidence: row.evidence,
    evidenceMin: row.evidence_min,
    workOrder: row.work_order_status,
    isWaived: row.work_order_waiver !== null,
    dueMoves: row.due_moves,
    ownerName: row.owner.fullName,
    waitsUntil: row.waits_until,
    today,
    openChild: row.open_child,
  }
}
