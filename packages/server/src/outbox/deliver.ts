import { sql, type Selectable } from 'kysely'
import { toldRecords } from '@holdpoint/api'
import type { Database, Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { PersonRights } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import { peopleOf } from '../records/audience.ts'
import { readersOf } from '../session/permissions-of.ts'
import type { OutboxTable } from './outbox.tables.ts'
import type { ToldTitles } from './titles.ts'

export interface OutboxParts {
  database: Database
  ports: Pick<Ports, 'clock' | 'log'>
  /** Who knows whether somebody may read a record. */
  titles: ToldTitles
}

type Telling = Selectable<OutboxTable>

const tellingsAtOnce = 50
/** A telling to more is told in several steps, so that no transaction grows with its people. */
const peopleAtOnce = 200
const longestWaitS = 3600

/** Tells what is to be told, once a second unless said otherwise. Answers the function that ends it. */
export function startOutbox(parts: OutboxParts, everyMs = 1000): () => Promise<void> {
  const { log } = parts.ports
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  let next: NodeJS.Timeout | undefined
  const run = (): void => {
    running = deliverOutbox(parts)
      .catch((error: unknown) => log.error({ error }, 'the outbox could not be delivered'))
      .then(() => {
        if (!isOver) {
          next = setTimeout(run, everyMs)
        }
      })
  }
  next = setTimeout(run, everyMs)
  return async () => {
    isOver = true
    clearTimeout(next)
    await running
  }
}

/**
 * Tells everything that is due. What is told and that it was told are one transaction: a process
 * that dies in it has told nothing, and the next one tells it. Several processes take different
 * tellings.
 */
export async function deliverOutbox(parts: OutboxParts): Promise<void> {
  for (;;) {
    try {
      if ((await deliverSome(parts, tellingsAtOnce)) === 0) {
        return
      }
    } catch (error) {
      parts.ports.log.warn(
        { error },
        'several tellings could not be delivered; one after the other',
      )
      await deliverEach(parts)
      return
    }
  }
}

/** One that cannot be told must not hold up the others: it is tried again later. */
async function deliverEach(parts: OutboxParts): Promise<void> {
  const { database, ports } = parts
  const due = await dueTellings(database.kysely, ports.clock.now()).execute()
  for (const { shard_key: shardKey, id, tries } of due) {
    try {
      await deliverSome(parts, 1, id)
    } catch (error) {
      ports.log.error({ error, telling: id }, 'a telling could not be delivered')
      const waitS = Math.min(2 ** tries * 30, longestWaitS)
      await database.kysely
        .updateTable('outbox')
        .set({
          tries: tries + 1,
          next_try_at: new Date(ports.clock.now().getTime() + waitS * 1000),
        })
        .where('shard_key', '=', shardKey)
        .where('id', '=', id)
        .execute()
    }
  }
}

function dueTellings(db: Queryable, now: Date, limit = tellingsAtOnce) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
}

/** Answers how many tellings it took up. */
async function deliverSome(
  { database, ports, titles }: OutboxParts,
  limit: number,
  id?: string,
): Promise<number> {
  const now = ports.clock.now()
  return await transaction(database, async (db) => {
    const due = await dueTellings(db, now, limit)
      .$if(id !== undefined, (select) => select.where('id', '=', id ?? ''))
      .forUpdate()
      .skipLocked()
      .execute()
    const taken = await Promise.all(due.map((telling) => withAudience(db, telling)))
    for (const shardKey of new Set(taken.map((telling) => telling.shard_key))) {
      const here = taken.filter((telling) => telling.shard_key === shardKey)
      await tell(db, shardKey, firstPeople(here), { titles, now })
    }
    return taken.length
  })
}

/** One to everybody whom a record is for, with who they are now; its author knows it already. */
async function withAudience(db: Queryable, telling: Telling): Promise<Telling> {
  if (!telling.is_to_audience) {
    return telling
  }
  const { shard_key: shardKey, id, record_type: recordType, actor_id: actorId } = telling
  const people = peopleOf(recordType, shardKey, 'telling.record_id')
  const { rows } = await sql<{ person_ids: string[] }>`
    update outbox as telling set is_to_audience = false, person_ids = array(
      select seat_id from (${people}) as meant (seat_id) where seat_id is distinct from ${actorId}
    )
    where telling.shard_key = ${shardKey} and telling.id = ${id}
    returning person_ids`.execute(db)
  return { ...telling, is_to_audience: false, person_ids: rows[0]?.person_ids ?? [] }
}

/** A telling, and to whom it is told in this step. */
type Step = { telling: Telling; personIds: string[] }

function firstPeople(tellings: readonly Telling[]): Step[] {
  let room = peopleAtOnce
  return tellings.map((telling) => {
    const personIds = telling.person_ids.slice(0, room)
    room -= personIds.length
    return { telling, personIds }
  })
}

async function tell(
  db: Queryable,
  shardKey: string,
  steps: readonly Step[],
  { titles, now }: Pick<OutboxParts, 'titles'> & { now: Date },
): Promise<void> {
  const personIds = [...new Set(steps.flatMap((step) => step.personIds))]
  const readers = await readersOf(db, shardKey, personIds)
  const told: { telling: Telling; personId: string }[] = []
  for (const [personId, person] of readers) {
    const theirs = steps
      .filter((step) => step.personIds.includes(personId))
      .map(({ telling }) => telling)
    const readable = await readableOf(theirs, { db, person, now }, titles)
    told.push(...readable.map((telling) => ({ telling, personId })))
  }
  await writeNotifications(db, shardKey, told)
  await settle(db, shardKey, steps)
}

/** Those of some tellings whose record is open to a person now. */
async function readableOf(
  tellings: readonly Telling[],
  context: { db: Queryable; person: PersonRights; now: Date },
  titles: ToldTitles,
): Promise<Telling[]> {
  const readable: Telling[] = []
  for (const type of toldRecords) {
    const ofType = tellings.filter((telling) => telling.record_type === type)
    const ids = [...new Set(ofType.map((telling) => telling.record_id))]
    const open = ids.length === 0 ? undefined : await titles[type](context, ids)
    readable.push(...ofType.filter((telling) => open?.has(telling.record_id)))
  }
  return readable
}

async function writeNotifications(
  db: Queryable,
  shardKey: string,
  told: readonly { telling: Telling; personId: string }[],
): Promise<void> {
  if (told.length === 0) {
    return
  }
  // The telling and the person make its id, so that a repeat is the same row.
  const column = (of: (telling: Telling) => string | null) => told.map(({ telling }) => of(telling))
  await sql`
    insert into notifications
      (shard_key, id, person_id, kind, record_type, record_id, actor_id, created_at)
    select ${shardKey}, one.telling_id || '.' || one.person_id, one.person_id, one.kind,
      one.record_type, one.record_id, one.actor_id, one.created_at::timestamptz
    from unnest(
      ${told.map(({ personId }) => personId)}::text[], ${column(({ id }) => id)}::text[],
      ${column(({ kind }) => kind)}::text[], ${column((one) => one.record_type)}::text[],
      ${column((one) => one.record_id)}::text[], ${column((one) => one.actor_id)}::text[],
      ${column((one) => one.created_at.toISOString())}::text[]
    ) as one (person_id, telling_id, kind, record_type, record_id, actor_id, created_at)
    on conflict do nothing`.execute(db)
}

/** Takes out what was told, and leaves of the others whom it is still to be told. */
async function settle(db: Queryable, shardKey: string, steps: readonly Step[]): Promise<void> {
  const left = steps.filter(
    ({ telling, personIds }) => personIds.length < telling.person_ids.length,
  )
  const whole = steps.filter((step) => !left.includes(step)).map(({ telling }) => telling.id)
  if (whole.length > 0) {
    await db
      .deleteFrom('outbox')
      .where('shard_key', '=', shardKey)
      .where('id', '=', sql<string>`any(${whole}::text[])`)
      .execute()
  }
  for (const { telling, personIds } of left.filter((step) => step.personIds.length > 0)) {
    await db
      .updateTable('outbox')
      .set({ person_ids: telling.person_ids.slice(personIds.length) })
      .where('shard_key', '=', shardKey)
      .where('id', '=', telling.id)
      .execute()
  }
}
