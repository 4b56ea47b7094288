import { sql } from 'kysely'
import type { JsaShift, JsaState } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { tallies } from './jsa.columns.ts'

/** An analysis as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  title: string
  shift: JsaShift
  status: JsaState
  startsAt: number | null
  expiresAt: number | null
  crewCode: string | null
  crewColor: string | null
  padId: string | null
  well: string
  customerId: string | null
  supervisor: string | null
  attendees: number
  signed: number
  signedPercent: number
  sse: number
  hazards: number
  residualLevel: number | null
  stops: number
  revision: number
  isStar: boolean
  closedAt: number | null
  lessons: string | null
}

/** What the workbook says of each analysis. */
export function selectWorkbookRows(
  _db: Queryable,
  picked: PickedRows,
  { shardKey }: { shardKey: string },
) {
  return sql<WorkbookRow>`(
    select picked.place, jsa.number, jsa.title, jsa.shift, jsa.status,
      ${epochMs('jsa.starts_at')} as "startsAt", ${epochMs('jsa.expires_at')} as "expiresAt",
      jsa.crew_code as "crewCode", crew.colour as "crewColor", jsa.pad_id as "padId", jsa.well,
      jsa.customer_id as "customerId", supervisor.full_name as supervisor,
      tally.attendee_count as attendees, tally.signed_count as signed,
      tally.signature_percentage as "signedPercent", tally.sse_count as sse,
      worst.hazard_count as hazards, worst.residual_level as "residualLevel",
      jsa.stop_count as stops, jsa.revision, jsa.is_star as "isStar",
      ${epochMs('jsa.closed_at')} as "closedAt", jsa.lessons
    from ${picked}
    join jsas as jsa on jsa.shard_key = ${shardKey} and jsa.id = picked.id
    ${tallies}
    left join crews as crew on crew.code = jsa.crew_code
    left join people as supervisor on supervisor.id = jsa.supervisor_id
  )`
}
