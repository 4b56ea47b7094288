import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AcknowledgementState } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { Holder } from './files.queries.ts'

// Who has acknowledged what (domain 2.12): asked in SQL over a record that has the columns
// `current_version`, `material_version`, `ack_from`, `due_days` and `repeat_months` (decision 0079).

/** The moment and the zone in which days are told: of one reader, or a column of each person's. */
export type AckClock = { now: string; timeZone: string | RawBuilder<string> }

interface Acknowledged {
  recordType: string
  /** What the record is called in the statement. */
  record: string
  /** Whose: a column or a value. */
  person: RawBuilder<unknown>
  /** Since when they belong to whom it asks; since they took their seat, unless said otherwise. */
  placedAt?: RawBuilder<unknown>
}

// Of several waivers the newest counts, and none once it was acknowledged after all.
const isWaived = sql`coalesce(max(one.waived_at) > coalesce(max(one.acknowledged_at), '-infinity'),
  false)`

// Of which day they were told last: a due day may be moved to an earlier one as well.
const newest = (day: 'asked_for' | 'overdue_for') => {
  const column = sql.ref(`one.${day}`)
  return sql`(array_agg(${column} order by one.version desc)
    filter (where ${column} is not null))[1]`
}

/**
 * What somebody has of a record since its last material version, and since that is asked for, to be
 * joined as `ack`: what was said before it was put away and taken up again does not count.
 */
export function acknowledgementJoin({
  recordType,
  record,
  person,
  placedAt = sql`(select seat.placed_at from people as seat where seat.id = ${person})`,
}: Acknowledged): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${record}.${name}`)
  const since = (name: string) => sql`case when ${sql.ref(`each.${name}`)} >= ${column('ack_from')}
    then ${sql.ref(`each.${name}`)} end as ${sql.ref(name)}`
  return sql`left join lateral (
    select max(one.acknowledged_at) as acknowledged_at,
      max(one.version) filter (where one.acknowledged_at is not null) as version,
      sum(one.wrong_answers) as wrong_answers,
      ${newest('asked_for')} as asked_for, ${newest('overdue_for')} as overdue_for,
      max(one.opened_at) filter (where one.version = ${column('current_version')}) as opened_at,
      case when ${isWaived} then max(one.waived_at) end as waived_at,
      case when ${isWaived} then (
        array_agg(one.reason order by one.waived_at desc) filter (where one.waived_at is not null)
      )[1] end as reason,
      ${placedAt} as placed_at
    from (
      select each.version, each.reason, each.wrong_answers, each.asked_for, each.overdue_for,
        ${since('opened_at')}, ${since('acknowledged_at')}, ${since('waived_at')}
      from record_acknowledgements as each
      where each.shard_key = ${column('shard_key')} and each.record_type = ${sql.lit(recordType)}
        and each.record_id = ${column('id')} and each.person_id = ${person}
        and each.version >= ${column('material_version')}
    ) as one
  ) as ack on true`
}

const again = (record: string) =>
  sql`(ack.acknowledged_at + make_interval(months => ${sql.ref(`${record}.repeat_months`)}))`

/** Since when they are asked: what they opened before does not count (decision 0087). */
export function askedFrom(record: string): RawBuilder<Date> {
  return sql`greatest(${sql.ref(`${record}.ack_from`)}, ${again(record)})`
}

/**
 * The day by which it is to be acknowledged: again, where it was before and that repeats. Whoever came
 * later has as many days from when they came (decision 0089).
 */
export function dueOn(record: string, { timeZone }: AckClock): RawBuilder<string> {
  const from = sql`coalesce(${again(record)},
    greatest(${sql.ref(`${record}.ack_from`)}, ack.placed_at))`
  return sql`((${from} at time zone ${timeZone}::text)::date + ${sql.ref(`${record}.due_days`)})`
}

/** Whether nothing is asked of them any more: acknowledged and not yet to be repeated, or waived. */
export function isSettled(record: string, { now }: AckClock): RawBuilder<SqlBool> {
  return sql<SqlBool>`(ack.waived_at is not null or (ack.acknowledged_at is not null
    and coalesce(${again(record)} > ${now}::timestamptz, true)))`
}

/** How far somebody is. */
export function stateOfAck(record: string, clock: AckClock): RawBuilder<AcknowledgementState> {
  return sql`case
    when ack.waived_at is not null then 'waived'
    when ${isSettled(record, clock)} then 'acknowledged'
    when ${dueOn(record, clock)} < (${clock.now}::timestamptz at time zone ${clock.timeZone}::text)::date
      then 'overdue'
    else 'pending' end`
}

type Of = Holder & { personId: string; version: number }

/** Notes that somebody has a version before them: the first time since they are asked. */
export async function noteOpened(
  db: Queryable,
  of: Of,
  { askedFrom: from, now }: { askedFrom: Date | null; now: Date },
): Promise<void> {
  await sql`
    insert into record_acknowledgements
      (shard_key, record_type, record_id, person_id, version, opened_at)
    values (${of.shardKey}, ${of.recordType}, ${of.recordId}, ${of.personId}, ${of.version}, ${now})
    on conflict (shard_key, record_type, record_id, person_id, version) do update
    set opened_at = excluded.opened_at where record_acknowledgements.opened_at is null
      or record_acknowledgements.opened_at < ${from}::timestamptz`.execute(db)
}

/** Acknowledges a version that was opened since they are asked; answers when, or undefined. */
export async function noteAcknowledged(
  db: Queryable,
  of: Of,
  { askedFrom: from, now }: { askedFrom: Date | null; now: Date },
): Promise<Date | undefined> {
  const row = await db
    .updateTable('record_acknowledgements')
    .set({ acknowledged_at: now, waived_at: null, waived_by: null, reason: null })
    .where('shard_key', '=', of.shardKey)
    .where('record_type', '=', of.recordType)
    .where('record_id', '=', of.recordId)
    .where('person_id', '=', of.personId)
    .where('version', '=', of.version)
    .where('opened_at', '>=', from)
    .returning('acknowledged_at')
    .executeTakeFirst()
  return row?.acknowledged_at ?? undefined
}

/** Counts a wrong answer to the check question of a version that was opened; answers how many. */
export async function noteWrongAnswer(db: Queryable, of: Of): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    update record_acknowledgements set wrong_answers = wrong_answers + 1
    where shard_key = ${of.shardKey} and record_type = ${of.recordType}
      and record_id = ${of.recordId} and person_id = ${of.personId} and version = ${of.version}
    returning wrong_answers as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Ends the call where a waiver comes too late, with what became of it in the meantime. */
export function requireAsked(state: AcknowledgementState, fullName: string): void {
  switch (state) {
    case 'acknowledged':
      return fail('wrong_state', { message: `${fullName} has acknowledged it already.` })
    case 'waived':
      return fail('wrong_state', { message: `It is waived for ${fullName} already.` })
    case 'pending':
    case 'overdue':
      return
    default:
      state satisfies never
  }
}

/** Waives somebody's acknowledgement of a version. */
export async function noteWaived(
  db: Queryable,
  of: Of,
  waived: { by: string; reason: string; now: Date },
): Promise<void> {
  await sql`
    insert into record_acknowledgements
      (shard_key, record_type, record_id, person_id, version, waived_at, waived_by, reason)
    values (${of.shardKey}, ${of.recordType}, ${of.recordId}, ${of.personId}, ${of.version},
      ${waived.now}, ${waived.by}, ${waived.reason})
    on conflict (shard_key, record_type, record_id, person_id, version) do update
    set waived_at = excluded.waived_at, waived_by = excluded.waived_by, reason = excluded.reason
  `.execute(db)
}

/** Whether anybody ever acknowledged it, as SQL over the record. */
export function isAcknowledged(recordType: string, record: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from record_acknowledgements as one
    where one.shard_key = ${sql.ref(`${record}.shard_key`)}
      and one.record_type = ${sql.lit(recordType)} and one.record_id = ${sql.ref(`${record}.id`)}
      and one.acknowledged_at is not null
  )`
}
