import { sql } from 'kysely'
import { appendAudit } from '../../audit.ts'
import type { ClockContext } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { holdersOf, readersOf } from '../../session/permissions-of.ts'
import { goesOn, type Handing, type LeftPart, type LeftWork } from './left-work.ts'
import { successorOf } from './successor.ts'

/**
 * One round over all that waits for somebody who has left: whoever takes it over is told, and where
 * nobody may, or nothing is handed on, those who can act are told once.
 */
export async function handOnLeft(
  { database, ports, now }: ClockContext,
  works: readonly LeftWork[],
  job: string,
): Promise<void> {
  await forgetReturned(database.kysely)
  for (const work of works) {
    const parts = await partsOfLeft(database.kysely, work)
    await eachInTurn(parts, { ports, job }, (seen) =>
      transaction(database, async (db) => {
        const part = await hold(db, work, seen)
        if (part !== undefined) {
          await takeUp(work, { db, ports, now, part })
        }
      }),
    )
  }
}

/** How much of each kind of work waits for somebody, whether they work here or not. */
export async function countLeft(
  db: Queryable,
  works: readonly LeftWork[],
  { shardKey, personId }: { shardKey: string; personId: string },
): Promise<{ work: LeftWork; count: number }[]> {
  const counts = works.map(
    ({ name, waits }) => sql`select ${name}::text as name, count(*)::int as count
      from (${waits}) as part
      where part.shard_key = ${shardKey} and part.person_id = ${personId}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db)
  return works.map((work) => ({
    work,
    count: rows.find(({ name }) => name === work.name)?.count ?? 0,
  }))
}

/** Whoever came back and leaves again leaves anew. */
async function forgetReturned(db: Queryable): Promise<void> {
  await sql`delete from left_work_told as told using people as person
    where person.id = told.person_id and person.is_active`.execute(db)
}

/**
 * What waits for somebody who has left, or one part of it. What stays, and was told, is done with; of
 * what goes on somebody may have come who can take it over.
 */
async function partsOfLeft(db: Queryable, work: LeftWork, seen?: LeftPart): Promise<LeftPart[]> {
  const { rows } = await sql<LeftPart>`
    select part.shard_key, part.id, part.record_id, part.person_id
    from (${work.waits}) as part
    join people as gone on gone.id = part.person_id and not gone.is_active
    where ${seen === undefined ? sql`true` : sql`part.id = ${seen.id}`}
      and ${seen === undefined ? sql`true` : sql`part.person_id = ${seen.person_id}`}
      and (${goesOn(work)}::boolean or not exists (
        select 1 from left_work_told as told
        where told.shard_key = part.shard_key and told.work = ${work.name}
          and told.id = part.id and told.person_id = part.person_id
      ))
    order by part.shard_key, part.id, part.person_id`.execute(db)
  return rows
}

/**
 * Holds the record, and whoever has left where they are: whoever moves the one or brings the other
 * back meanwhile was faster, and then nothing waits any more.
 */
async function hold(db: Queryable, work: LeftWork, seen: LeftPart): Promise<LeftPart | undefined> {
  await db
    .selectFrom(work.table)
    .select('id')
    .where('shard_key', '=', seen.shard_key)
    .where('id', '=', seen.record_id)
    .forUpdate()
    .execute()
  await db.selectFrom('people').select('id').where('id', '=', seen.person_id).forShare().execute()
  const [part] = await partsOfLeft(db, work, seen)
  return part
}

async function takeUp(work: LeftWork, handing: Handing): Promise<void> {
  const { db, ports, now, part } = handing
  const { shard_key: shardKey, record_id: recordId } = part
  const to = goesOn(work)
    ? await successorOf(db, part, {
        except: await work.except(handing),
        suits: async (person) => (await work.suits?.(handing, person)) ?? true,
      })
    : undefined
  if (!goesOn(work) || to === undefined) {
    return tellAble(work, handing)
  }
  const { changes, kind } = await work.give(handing, to)
  await appendAudit(
    db,
    { shardKey, personId: null, at: now, requestId: 'clock' },
    { recordType: work.recordType, recordId, action: work.said, changes },
  )
  if (kind !== null) {
    const record = { type: work.recordType, id: recordId }
    const clock = { db, ports, now, person: { shardKey, personId: null } }
    await notify(clock, { kind, record, personIds: [to] })
  }
}

/** Tells once those who can act, and where that is nobody the administrators. */
async function tellAble(work: LeftWork, handing: Handing): Promise<void> {
  const { db, ports, now, part } = handing
  const { shard_key: shardKey, person_id: personId, record_id: recordId } = part
  const told = await db
    .insertInto('left_work_told')
    .values({
      shard_key: shardKey,
      work: work.name,
      id: part.id,
      person_id: personId,
      told_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (told === undefined) {
    return
  }
  const able = (await work.ableTo?.(handing))?.filter((id) => id !== null) ?? []
  const there = [...(await readersOf(db, shardKey, able)).keys()]
  const personIds = there.length > 0 ? there : await holdersOf(db, shardKey, 'admin')
  const record = { type: work.recordType, id: recordId }
  const clock = { db, ports, now, person: { shardKey, personId: null } }
  await notify(clock, { kind: 'work_left', record, personIds })
}
