import { sqrMoves, sqrPhaseLabels } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'
import { movingKind } from '../../records/move.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { sqrGuards, type SqrFacts } from './sqr.rules.ts'

/** How reports move: the table of the contract, and a sentence for each guard. */
export const sqrKind = movingKind<typeof sqrMoves, SqrFacts, 'sqrs'>({
  recordType: 'sqr',
  moves: sqrMoves,
  table: 'sqrs',
  stateWords: (phase) => sqrPhaseLabels[phase].toLowerCase(),
  guards: sqrGuards,
})

/** What the guards look at, of a row that was read for somebody. */
export function factsOf(row: SqrSqlRow, person: PersonRights): SqrFacts {
  return {
    personId: person.personId,
    editsAll: person.permissions.has('edit_all_sqr'),
    hasTimes: row.starts_at !== null && row.ends_at !== null,
    hasDescription: row.has_description,
    hasUnit: row.business_unit !== null,
    hasCategory: row.classification !== null && row.type !== null,
    severity: row.severity,
    ownerId: row.owner?.personId ?? null,
    teamIds: row.team_ids,
    investigatorIds: row.investigator_ids,
    hasResponsibleParty: row.responsible_party_id !== null,
    partyVerdict: row.party_verdict,
    unverified: row.unverified,
    causeCount: row.cause_count,
    actionCount: row.kept_actions,
    pendingActions: row.pending_actions,
    doneActions: row.done_actions,
    ncrStep: row.ncr_step,
    hours: row.hours,
    timelineHours: row.timeline_hours,
    hasOtherStatus: row.has_other_status,
  }
}
