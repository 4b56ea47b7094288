import type { PersonLine } from '@holdpoint/api'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { ProblemError } from '../fail.ts'
import type { PersonContext } from '../handler.ts'
import type { Holder } from './files.queries.ts'

// What every record needs that waits for somebody's decision (domain 2.6).

/** Who asks, and when, as ISO 8601. */
type Reader = { shardKey: string; personId: string; now: string }

/** Whether a `delegation` holds now: its days are days where the one who is `absent` works. */
export const holdsNow = (now: Date | string): RawBuilder<SqlBool> => sql<SqlBool>`(
  (${now}::timestamptz at time zone coalesce(absent.time_zone, (
    select one.time_zone from organisations as one where one.shard_key = absent.shard_key
  )))::date
    between delegation.starts_on and delegation.ends_on)`

/** Whom somebody decides for, as rows of ids: themselves, and whoever they stand in for now. */
export const decidesFor = ({ shardKey, personId, now }: Reader): RawBuilder<unknown> => sql`
  select ${personId}::text union all
  select delegation.from_person_id from approval_delegations as delegation
  join people as absent on absent.id = delegation.from_person_id
  where delegation.shard_key = ${shardKey} and delegation.to_person_id = ${personId}
    and ${holdsNow(now)}`

/** Who stands in for somebody now. */
export async function deputiesOf(
  db: Queryable,
  { shardKey, personId, now }: Reader,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct delegation.to_person_id as id from approval_delegations as delegation
    join people as absent on absent.id = delegation.from_person_id
    where delegation.shard_key = ${shardKey} and delegation.from_person_id = ${personId}
      and ${holdsNow(now)}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What is said in a history of those who decide, and of what asks them anew. */
export type Rounds = { decisions: readonly string[]; begin: readonly string[] }

/**
 * Who was there first, in a sentence: the last one who decided on a record since it was last put
 * before somebody; null where nobody did.
 */
export async function decidedBefore(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  { shardKey, recordType, recordId }: Holder,
  { decisions, begin }: Rounds,
): Promise<string | null> {
  const decided = await db
    .selectFrom('audit_events as event')
    .leftJoin('people as decider', 'decider.id', 'event.person_id')
    .select(['event.action', 'decider.id', 'decider.full_name'])
    .where('event.shard_key', '=', shardKey)
    .where('event.record_type', '=', recordType)
    .where('event.record_id', '=', recordId)
    .where('event.action', 'in', [...decisions, ...begin])
    .orderBy('event.sequence', 'desc')
    .executeTakeFirst()
  return decided === undefined || !decisions.includes(decided.action)
    ? null
    : `Already decided by ${decided.id === person.personId ? 'you' : (decided.full_name ?? 'somebody else')}.`
}

/** Who put a record before those who decide, and when: the columns of `askedLast`. */
export type AskedLast = {
  asker_id: string
  asker_name: string
  asker_image: string | null
  asked_at: Date
}

/**
 * The same as a join, by what the history calls it, over the alias of a record; where the history does
 * not tell, it is who is named instead, at that time.
 */
export function askedLast(
  record: string,
  recordType: string,
  { begin }: Pick<Rounds, 'begin'>,
  otherwise: { who: string; at: string },
): RawBuilder<unknown> {
  return sql`left join lateral (
      select event.person_id, event.at from audit_events as event
      where event.shard_key = ${sql.ref(`${record}.shard_key`)}
        and event.record_type = ${recordType} and event.record_id = ${sql.ref(`${record}.id`)}
        and event.action = any(${[...begin]}::text[])
      order by event.sequence desc limit 1
    ) as begun on true
    join people as asker on asker.id = coalesce(begun.person_id, ${sql.ref(otherwise.who)})
    cross join lateral (
      select asker.id as asker_id, asker.full_name as asker_name,
        asker.profile_image as asker_image,
        coalesce(begun.at, ${sql.ref(otherwise.at)}) as asked_at
    ) as asked`
}

/** Who put a record before those who decide, as an item of what waits says it. */
export function askedBy(row: AskedLast): { requestedBy: PersonLine; requestedAt: string } {
  const { asker_id: personId, asker_name: fullName, asker_image: profileImage } = row
  return {
    requestedBy: { personId, fullName, profileImage },
    requestedAt: row.asked_at.toISOString(),
  }
}

/** Does one of several things and answers why it could not be done, or null. */
export async function whyNot(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ProblemError) {
      return error.problem.message
    }
    throw error
  }
}
