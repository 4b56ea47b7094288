import { sql } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Ports } from '../ports/ports.ts'
import { peopleOf } from '../records/audience.ts'
import { readersOf } from '../session/permissions-of.ts'
import { choicesOf, nothingChosen } from './choices.ts'
import type { Telling } from './outbox.tables.ts'
import { readableTitles, type ToldTitles } from './titles.ts'
import { roadsOf, writeNotifications, type Told } from './write-notifications.ts'

export interface OutboxParts {
  database: Database
  ports: Pick<Ports, 'clock' | 'log' | 'mail' | 'ids'>
  /** Who knows whether somebody may read a record. */
  titles: ToldTitles
}

const tellingsAtOnce = 50
/** A telling to more is told in several steps, so that no transaction grows with its people. */
const peopleAtOnce = 200
const longestWaitS = 3600

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
      await tell(db, shardKey, firstPeople(here), { titles, now, ports })
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
  { titles, now, ports }: Pick<OutboxParts, 'titles' | 'ports'> & { now: Date },
): Promise<void> {
  const personIds = [...new Set(steps.flatMap((step) => step.personIds))]
  const readers = await readersOf(db, shardKey, personIds)
  const chosen = await choicesOf(db, shardKey, personIds)
  const told: Told[] = []
  for (const [personId, person] of readers) {
    const theirs = steps
      .filter((step) => step.personIds.includes(personId))
      .map(({ telling }) => telling)
    const titleOf = await readableTitles(titles, theirs, { db, person, now })
    const readable = theirs.filter((telling) => titleOf(telling) !== undefined)
    const choices = chosen.get(personId) ?? nothingChosen
    const when = { now, timeZone: person.timeZone }
    told.push(
      ...readable.map((telling) => ({ telling, personId, ...roadsOf(telling, choices, when) })),
    )
  }
  // Without a mail server nothing is kept for a mail: it would come late, and all at once.
  const roads = ports.mail === undefined ? told.map((one) => ({ ...one, mailDueAt: null })) : told
  const seen = roads.filter((one) => one.isShown || one.mailDueAt !== null)
  await writeNotifications(db, shardKey, seen)
  await settle(db, shardKey, steps)
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
