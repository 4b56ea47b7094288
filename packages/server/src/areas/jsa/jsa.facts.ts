import { jsaMoves, jsaStateLabels, riskNameOfLevel } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'
import { movingKind } from '../../records/move.ts'
import type { JsaSqlRow } from './jsa.columns.ts'
import { editsAll } from './jsa.rights.ts'
import { jsaGuards, type JsaFacts } from './jsa.rules.ts'

/** How analyses move: the table of the contract, and a sentence for each guard. */
export const jsaKind = movingKind<typeof jsaMoves, JsaFacts, 'jsas'>({
  recordType: 'jsa',
  moves: jsaMoves,
  table: 'jsas',
  stateWords: (state) => jsaStateLabels[state].toLowerCase(),
  guards: jsaGuards,
})

/** What the guards look at, of a row that was read for somebody. */
export function factsOf(row: JsaSqlRow, person: PersonRights, now: Date): JsaFacts {
  return {
    personId: person.personId,
    editsAll: editsAll(person),
    authorId: row.author.personId,
    submittedBy: row.submitted_by,
    hazardWriters: row.hazard_writers,
    supervisorId: row.supervisor?.personId ?? null,
    isSupervisorHere: row.is_supervisor_here,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    now,
    hazardCount: row.hazard_count,
    uncontrolled: row.uncontrolled,
    unrated: row.unrated,
    worsened: row.worsened,
    risk: riskNameOfLevel(row.residual_level),
    attendeeCount: row.attendee_count,
    // Nobody signs while the work is stopped, or once its time is over.
    isSupervisorSigned: row.is_supervisor_signed || row.status !== 'active',
  }
}
