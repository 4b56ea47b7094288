import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { NotificationKind, ToldRecord } from '@holdpoint/api'
import type { ClockContext } from '../clock/clock.ts'
import { eachInTurn } from '../clock/each-in-turn.ts'
import type { Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { notify } from '../outbox/notify.ts'
import { acknowledgementJoin, dueOn, stateOfAck, type AckClock } from './acknowledgement.ts'

// Who is told by the clock of an acknowledgement (decision 0098): everybody whom a record asks once
// for each due day, when it falls due again and when it is over; and who keeps the record each week.

/** A kind of record that people acknowledge. */
export interface AskingRecords {
  recordType: ToldRecord
  table: 'library_files' | 'sds_sheets'
  /** What a record is called in what follows. */
  record: string
  /** Whether a record asks anybody at all. */
  asks: RawBuilder<SqlBool>
  /** The ids of the people whom a record asks. */
  people: RawBuilder<unknown>
  /** Joins `people as person` whom a record asks and who may have come later, and `ack` of each. */
  latecomers: RawBuilder<unknown>
  /** The column that says who keeps a record. */
  keeper: string
  kinds: Readonly<Record<'asked' | 'again' | 'overdue' | 'peopleOverdue', NotificationKind>>
}

/** One round over some kinds of records; each record is told of by itself. */
export async function tellDueAcknowledgements(
  { database, ports, now }: ClockContext,
  kinds: readonly AskingRecords[],
  job: string,
): Promise<void> {
  for (const asking of kinds) {
    const records = await askingRecords(database.kysely, asking)
    await eachInTurn(records, { ports, job }, ({ shard_key: shardKey, id }) =>
      transaction(database, async (db) => {
        const teller = { db, ports, now, person: { shardKey, personId: null } }
        const record = { type: asking.recordType, id }
        const of = { asking, shardKey, id, now }
        const tell = (kind: NotificationKind, personIds: readonly string[]) =>
          notify(teller, { kind, record, personIds })
        await hold(db, of)
        await tell(asking.kinds.overdue, await claim(db, of, 'overdue_for'))
        await tell(asking.kinds.again, await claim(db, of, 'asked_for'))
        await tell(asking.kinds.peopleOverdue, await keeperToTell(db, of))
      }),
    )
  }
}

async function askingRecords(db: Queryable, { table, record, asks }: AskingRecords) {
  const { rows } = await sql<{ shard_key: string; id: string }>`
    select ${sql.ref(`${record}.shard_key`)}, ${sql.ref(`${record}.id`)}
    from ${sql.table(table)} as ${sql.ref(record)}
    where ${sql.ref(`${record}.deleted_at`)} is null and ${asks} order by 2`.execute(db)
  return rows
}

type Of = { asking: AskingRecords; shardKey: string; id: string; now: Date }

/** Of two processes the second waits, and then sees what the first has told. */
async function hold(db: Queryable, { asking, shardKey, id }: Of): Promise<void> {
  await sql`select 1 from ${sql.table(asking.table)}
    where shard_key = ${shardKey} and id = ${id} for update`.execute(db)
}

/** Everybody whom a record asks, with what they have of it, one row each. */
function everybody({ asking, shardKey, id }: Of): RawBuilder<unknown> {
  const { table, record, recordType, asks, people } = asking
  return sql`${sql.table(table)} as ${sql.ref(record)}
    join lateral (${people}) as meant (id) on true
    join people as person on person.id = meant.id and person.is_active
    join organisations as organisation on organisation.shard_key = person.shard_key
    ${acknowledgementJoin({ recordType, record, person: sql`person.id` })}
    where ${sql.ref(`${record}.shard_key`)} = ${shardKey} and ${sql.ref(`${record}.id`)} = ${id}
      and ${sql.ref(`${record}.deleted_at`)} is null and ${asks}`
}

/** Days are those of each person, as the page that asks them tells them. */
const clockOf = (now: Date): AckClock => ({
  now: now.toISOString(),
  timeZone: sql<string>`coalesce(person.time_zone, organisation.time_zone)`,
})

/** Who is told of a day, by the column that notes of which day they were told. */
const isToBeTold = {
  overdue_for: (record: string, clock: AckClock) => sql<SqlBool>`
    ${stateOfAck(record, clock)} = 'overdue'`,
  // Acknowledged before, and due again; once that is over it alone is told.
  asked_for: (record: string, clock: AckClock) => sql<SqlBool>`
    ack.acknowledged_at is not null and ${stateOfAck(record, clock)} = 'pending'`,
} as const

/** Notes of everybody whom it concerns that they are told of their day, and answers whom. */
async function claim(db: Queryable, of: Of, noted: keyof typeof isToBeTold): Promise<string[]> {
  const { record, recordType } = of.asking
  const clock = clockOf(of.now)
  const column = sql.ref(noted)
  const { rows } = await sql<{ person_id: string }>`
    insert into record_acknowledgements
      (shard_key, record_type, record_id, person_id, version, ${column})
    select ${of.shardKey}::text, ${sql.lit(recordType)}, ${of.id}::text, person.id,
      ${sql.ref(`${record}.current_version`)}, ${dueOn(record, clock)}
    from ${everybody(of)} and ${isToBeTold[noted](record, clock)}
      and ${sql.ref(`ack.${noted}`)} is distinct from ${dueOn(record, clock)}
    order by person.id
    on conflict (shard_key, record_type, record_id, person_id, version) do update
    set ${column} = excluded.${column}
    returning person_id`.execute(db)
  return rows.map(({ person_id: personId }) => personId)
}

/** Who keeps a record that is overdue for somebody, once in each week of UTC. */
async function keeperToTell(db: Queryable, of: Of): Promise<string[]> {
  const { record, recordType, table, keeper, kinds } = of.asking
  const about = (told: string) => sql`${sql.ref(`${told}.shard_key`)} = ${of.shardKey}
    and ${sql.ref(`${told}.record_type`)} = ${recordType}
    and ${sql.ref(`${told}.record_id`)} = ${of.id}
    and ${sql.ref(`${told}.kind`)} = ${kinds.peopleOverdue}
    and ${sql.ref(`${told}.created_at`)} >= date_trunc('week', ${of.now}::timestamptz, 'UTC')`
  const { rows } = await sql<{ id: string }>`
    select kept.id from ${sql.table(table)} as held
    join people as kept on kept.id = ${sql.ref(`held.${keeper}`)} and kept.is_active
    where held.shard_key = ${of.shardKey} and held.id = ${of.id} and exists (
      select 1 from ${everybody(of)} and ${stateOfAck(record, clockOf(of.now))} = 'overdue'
    ) and not exists (
      select 1 from notifications as told where ${about('told')} and told.person_id = kept.id
    ) and not exists (
      select 1 from outbox as telling
      where ${about('telling')} and kept.id = any(telling.person_ids)
    )`.execute(db)
  return rows.map((row) => row.id)
}
