import { hazardMoves, hazardStateLabels } from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import type { HazardRow } from './jsa.hazards.columns.ts'
import { hazardGuards, type TakenHazard } from './jsa.hazards.rules.ts'

/** How master hazards move: the table of the contract, and a sentence for each guard. */
export const hazardKind = movingKind<typeof hazardMoves, TakenHazard, 'master_hazards'>({
  recordType: 'master_hazard',
  moves: hazardMoves,
  table: 'master_hazards',
  stateWords: (state) => hazardStateLabels[state].toLowerCase(),
  guards: hazardGuards,
})

/** What the guards look at, of a row. */
export function factsOf(row: HazardRow): TakenHazard {
  return {
    categoryIds: row.category_ids,
    tagIds: row.tag_ids,
    controlCount: row.control_count,
    initialLikelihood: row.initial_likelihood,
    initialSeverity: row.initial_severity,
    residualLikelihood: row.residual_likelihood,
    residualSeverity: row.residual_severity,
  }
}
