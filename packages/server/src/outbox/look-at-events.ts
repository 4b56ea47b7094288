import { sql, type Selectable, type SqlBool } from 'kysely'
import type { NotificationKind } from '@holdpoint/api'
import type { Database, Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Ports } from '../ports/ports.ts'
import { eventOfAudit } from './events.ts'
import { filterOwnersOf, followersOf, ruledPeople, toldByDeed, type ListFits } from './hearers.ts'
import type { OutboxEventsTable } from './outbox.tables.ts'
import { subjectOf } from './subject.ts'

/** What looking at events works with. */
export interface EventParts {
  database: Database
  ports: Pick<Ports, 'clock' | 'log'>
  fits: ListFits
}

type EventKey = Selectable<OutboxEventsTable>

const longestWaitS = 3600

/**
 * Looks at everything that happened, and puts into the outbox what followers, owners of filters and
 * rules are to be told of it. That it was looked at and what is told are one transaction.
 */
export async function lookAtEvents(parts: EventParts): Promise<void> {
  while (await lookAtNext(parts)) {
    // The next one.
  }
}

/** Answers whether there was one. One that fails is tried again later and holds nothing up. */
async function lookAtNext({ database, ports, fits }: EventParts): Promise<boolean> {
  const now = ports.clock.now()
  let taken: EventKey | undefined
  try {
    await transaction(database, async (db) => {
      taken = await takeNext(db, now)
      if (taken !== undefined) {
        await tellOf(db, taken, { fits, now })
        await db.deleteFrom('outbox_events').where(isKey(taken)).execute()
      }
    })
  } catch (error) {
    if (taken === undefined) {
      throw error
    }
    ports.log.error({ error, event: taken }, 'an event could not be looked at')
    const waitS = Math.min(2 ** taken.tries * 30, longestWaitS)
    const again = { tries: taken.tries + 1, next_try_at: new Date(now.getTime() + waitS * 1000) }
    await database.kysely.updateTable('outbox_events').set(again).where(isKey(taken)).execute()
  }
  return taken !== undefined
}

function takeNext(db: Queryable, now: Date): Promise<EventKey | undefined> {
  return db
    .selectFrom('outbox_events')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

async function tellOf(
  db: Queryable,
  key: EventKey,
  { fits, now }: { fits: ListFits; now: Date },
): Promise<void> {
  const { shard_key: shardKey, record_type: recordType, record_id: recordId } = key
  const row = await db
    .selectFrom('audit_events')
    .select(['action', 'changes', 'person_id', 'at'])
    .where(isKey(key))
    .executeTakeFirst()
  const event = row && eventOfAudit({ recordType, action: row.action, changes: row.changes })
  const subject = await subjectOf(db, { shardKey, recordType, recordId })
  if (row === undefined || event === undefined || subject === undefined) {
    return
  }
  const heard = new Set(await toldByDeed(db, shardKey, subject, row.at))
  if (row.person_id !== null) {
    heard.add(row.person_id)
  }
  // Each hears of it once: by what they asked for themselves first.
  const hearers: readonly (readonly [NotificationKind, string[]])[] = [
    ['record_followed', await followersOf(db, shardKey, subject)],
    ['filter_matched', await filterOwnersOf(db, shardKey, subject, { fits, now })],
    ['rule_told', await ruledPeople(db, shardKey, event, subject)],
  ]
  for (const [kind, people] of hearers) {
    const personIds = [...new Set(people)].filter((id) => !heard.has(id))
    personIds.forEach((id) => heard.add(id))
    if (personIds.length > 0) {
      await db
        .insertInto('outbox')
        .values({
          ...{ shard_key: shardKey, kind, event },
          id: `${recordType}.${recordId}.${key.sequence}.${kind}`,
          ...{ record_type: subject.type, record_id: subject.id },
          actor_id: subject.isAnonymous ? null : row.person_id,
          ...{ person_ids: personIds, created_at: row.at, next_try_at: now },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}

/** The row that an event is the key of. */
function isKey({ shard_key, record_type, record_id, sequence }: EventKey) {
  return sql<SqlBool>`(shard_key, record_type, record_id, sequence)
    = (${shard_key}::text, ${record_type}::text, ${record_id}::text, ${sequence}::int)`
}
