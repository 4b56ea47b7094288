import { sql, type RawBuilder } from 'kysely'
import type {
  AcknowledgementCounts,
  AcknowledgementState,
  FileAcknowledgement,
} from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { dueOn, stateOfAck, type AckClock } from './acknowledgement.ts'

// Who has acknowledged a record, asked in SQL over all whom it asks: each a row of `person`, with
// what they have of it joined as `ack` (`acknowledgementJoin`).

/** Everybody whom a record asks. */
export type AskedPeople = {
  /** The tables with their joins, and the condition. */
  everybody: RawBuilder<unknown>
  /** What the record is called in it. */
  record: string
  clock: AckClock
}

type AckRow = {
  id: string
  full_name: string
  profile_image: string | null
  state: AcknowledgementState
  due_on: string
  opened_at: Date | null
  version: number | null
  at: Date | null
  reason: string | null
  wrong_answers: number
  total: number
}

/** A page of how far each person is, by name; with how many there are. */
export async function acknowledgementsOf(
  db: Queryable,
  { everybody, record, clock }: AskedPeople,
  page: { offset: number; limit: number; state: AcknowledgementState | undefined },
): Promise<{ data: FileAcknowledgement[]; totalRecords: number }> {
  const state = stateOfAck(record, clock)
  const { rows } = await sql<AckRow>`
    select person.id, person.full_name, person.profile_image, ${state} as state,
      ${dueOn(record, clock)}::text as due_on, ack.opened_at, ack.version,
      coalesce(ack.waived_at, ack.acknowledged_at) as at, ack.reason,
      coalesce(ack.wrong_answers, 0)::int as wrong_answers,
      (count(*) over ())::int as total
    from ${everybody} and (${page.state ?? null}::text is null or ${state} = ${page.state ?? null})
    order by person.full_name, person.id
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return { data: rows.map(toAcknowledgement), totalRecords: rows[0]?.total ?? 0 }
}

function toAcknowledgement(row: AckRow): FileAcknowledgement {
  return {
    person: { personId: row.id, fullName: row.full_name, profileImage: row.profile_image },
    state: row.state,
    dueOn: row.due_on,
    openedAt: row.opened_at?.toISOString() ?? null,
    version: row.version,
    at: row.at?.toISOString() ?? null,
    wrongAnswers: row.wrong_answers,
    reason: row.reason,
  }
}

/** How many people a record asks, and how many are how far. */
export async function acknowledgementCountsOf(
  db: Queryable,
  { everybody, record, clock }: AskedPeople,
): Promise<AcknowledgementCounts> {
  const { rows } = await sql<AcknowledgementCounts>`
    select count(*)::int as audience,
      (count(*) filter (where told.state = 'pending'))::int as pending,
      (count(*) filter (where told.state = 'overdue'))::int as overdue,
      (count(*) filter (where told.state = 'acknowledged'))::int as acknowledged,
      (count(*) filter (where told.state = 'waived'))::int as waived
    from (select ${stateOfAck(record, clock)} as state from ${everybody}) as told`.execute(db)
  return rows[0] ?? { audience: 0, pending: 0, overdue: 0, acknowledged: 0, waived: 0 }
}
