import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import type { AuditEvent } from '../../../handler.ts'
import { endOneTimeLinks } from '../../../session/one-time-links.ts'
import type { Changes, Known, Values } from './person-values.ts'

/** A row that is taken, with what is known of its person so far. */
export type Taken = {
  id: string
  employeeNumber: string
  values: Values
  changes: Changes
  known: Known | undefined
}

const writtenAtOnce = 500

/** Writes the people of the rows that are taken: those who change, then those who are new. */
export async function writePeople(
  db: Queryable,
  { shardKey, now }: { shardKey: string; now: Date },
  taken: readonly Taken[],
): Promise<void> {
  const changed = taken.filter(
    ({ known, changes }) => known !== undefined && Object.keys(changes).length > 0,
  )
  // Before anybody new: an address that somebody gives up may be taken by a later row.
  for (const some of inTurns(changed)) {
    await updatePeople(db, some, now)
  }
  const moved = changed.filter(({ changes }) => changes.email !== undefined)
  // A link lies in the mailbox that it was sent to, and that may be a stranger's.
  await endOneTimeLinks(
    db,
    moved.map(({ id }) => id),
    now,
  )
  const added = taken
    .filter(({ known }) => known === undefined)
    .map(({ id, values, employeeNumber }) => ({
      ...values,
      id,
      shard_key: shardKey,
      employee_number: employeeNumber,
      placed_at: now,
    }))
  for (let from = 0; from < added.length; from += writtenAtOnce) {
    await db
      .insertInto('people')
      .values(added.slice(from, from + writtenAtOnce))
      .execute()
  }
}

/**
 * The people who change, as many as are written at once. An address is free for another only once
 * whoever gives it up is written, so whoever takes it waits for the next turn.
 */
function inTurns(changed: readonly Taken[]): Taken[][] {
  const turns: Taken[][] = []
  let turn: Taken[] = []
  let givenUp = new Set<string>()
  for (const one of changed) {
    if (turn.length === writtenAtOnce || givenUp.has(one.values.email)) {
      turns.push(turn)
      turn = []
      givenUp = new Set()
    }
    turn.push(one)
    if (one.known !== undefined && one.changes.email !== undefined) {
      givenUp.add(one.known.email)
    }
  }
  return turn.length > 0 ? [...turns, turn] : turns
}

const written = [
  ...(['first_name', 'last_name', 'full_name', 'email', 'employee_title', 'position'] as const),
  ...(['country_code', 'district_code', 'business_unit_code', 'job_code', 'crew_code'] as const),
  ...(['hire_date', 'is_sse'] as const),
  ...(['employee_type', 'company_code', 'company_name', 'phone'] as const),
] as const satisfies readonly (keyof Values)[]

async function updatePeople(db: Queryable, some: readonly Taken[], now: Date): Promise<void> {
  const column = (name: keyof Values) =>
    sql`${some.map(({ values }) => textOf(values[name]))}::text[]`
  await sql`
    update people set
      first_name = one.first_name, last_name = one.last_name, full_name = one.full_name,
      email = one.email, employee_title = one.employee_title, position = one.position,
      country_code = one.country_code, district_code = one.district_code,
      business_unit_code = one.business_unit_code, job_code = one.job_code,
      crew_code = one.crew_code, hire_date = one.hire_date::date, is_sse = one.is_sse::boolean,
      employee_type = one.employee_type, company_code = one.company_code,
      company_name = one.company_name, phone = one.phone,
      -- Whoever sits elsewhere has the days of whoever comes there (decision 0124).
      placed_at = case
        when people.district_code is distinct from one.district_code
          or people.crew_code is distinct from one.crew_code then ${now}::timestamptz
        else people.placed_at end,
      row_version = people.row_version + 1
    from unnest(${some.map(({ id }) => id)}::text[], ${sql.join(written.map(column))})
      as one (id, ${sql.join(written.map((name) => sql.ref(name)))})
    where people.id = one.id`.execute(db)
}

const textOf = (value: string | boolean | null) => (value === null ? null : String(value))

/** What the audit trail has of the rows that are taken. */
export function eventsOf(taken: readonly Taken[]): AuditEvent[] {
  return taken
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ id, changes }) => ({ recordType: 'person', recordId: id, action: 'import', changes }))
}
