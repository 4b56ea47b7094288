import { sql, type SqlBool } from 'kysely'
import { followedLists, type FollowedList, type NotifyEvent } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { FitsFilter } from '../lists/fits.ts'
import { peopleOf } from '../records/audience.ts'
import { readersOf } from '../session/permissions-of.ts'
import type { Subject } from './subject.ts'

/** Who knows of each list what fits a filter of it. */
export type ListFits = Readonly<Record<FollowedList, FitsFilter>>

/** Who follows a record. */
export async function followersOf(
  db: Queryable,
  shardKey: string,
  { type, id }: Subject,
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('person_id')
    .where('shard_key', '=', shardKey)
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .execute()
  return rows.map((row) => row.person_id)
}

/** Whose filter a record fits for the first time that something happens to it; they are noted. */
export async function filterOwnersOf(
  db: Queryable,
  shardKey: string,
  { type, id }: Subject,
  { fits, now }: { fits: ListFits; now: Date },
): Promise<string[]> {
  const lists = (Object.keys(followedLists) as FollowedList[]).filter(
    (list) => followedLists[list] === type,
  )
  const rows = await db
    .selectFrom('subscriptions as one')
    .innerJoin('saved_filters as filter', (join) =>
      join
        .onRef('filter.shard_key', '=', 'one.shard_key')
        .onRef('filter.id', '=', 'one.saved_filter_id'),
    )
    .select(['one.id', 'one.person_id', 'filter.type', 'filter.filter_values'])
    .where('one.shard_key', '=', shardKey)
    .where('filter.type', 'in', lists)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_hits as hit')
            .select('hit.record_id')
            .whereRef('hit.shard_key', '=', 'one.shard_key')
            .whereRef('hit.subscription_id', '=', 'one.id')
            .where('hit.record_id', '=', id),
        ),
      ),
    )
    .execute()
  const people = await readersOf(
    db,
    shardKey,
    rows.map((row) => row.person_id),
  )
  const owners: string[] = []
  for (const row of rows) {
    const person = people.get(row.person_id)
    const list = lists.find((known) => known === row.type)
    if (
      person !== undefined &&
      list !== undefined &&
      (await fits[list]({ db, person, now }, row.filter_values, id))
    ) {
      await db
        .insertInto('subscription_hits')
        .values({ shard_key: shardKey, subscription_id: row.id, record_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      owners.push(row.person_id)
    }
  }
  return owners
}

/** Whom the rules of an event name, of its module and of its form. */
export async function ruledPeople(
  db: Queryable,
  shardKey: string,
  event: NotifyEvent,
  { formId }: Subject,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person.id
    from notify_rules as rule, lateral (
      ${peopleOf(notifyRuleAudience, shardKey, 'rule.id')}
    ) as person (id)
    where rule.shard_key = ${shardKey} and rule.event = ${event}
      and rule.form_id in ('', ${formId})`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the audience of a rule is kept under. */
export const notifyRuleAudience = 'notify_rule'

/** Whom the deed itself told, or is about to tell: they hear of it once. */
export async function toldByDeed(
  db: Queryable,
  shardKey: string,
  { toldAs }: Subject,
  at: Date,
): Promise<string[]> {
  const ofDeed = sql<SqlBool>`shard_key = ${shardKey} and record_id = any(${[...toldAs]}::text[])
    and created_at = ${at.toISOString()}::timestamptz`
  const { rows } = await sql<{ person_id: string }>`
    select unnest(person_ids) as person_id from outbox where ${ofDeed}
    union
    select person_id from notifications where ${ofDeed}`.execute(db)
  const meant = await sql<{ id: string; record_type: string }>`
    select id, record_type from outbox where ${ofDeed} and is_to_audience`.execute(db)
  const people = rows.map((row) => row.person_id)
  for (const telling of meant.rows) {
    people.push(...(await audienceOfTelling(db, shardKey, telling)))
  }
  return people
}

/** Everybody whom a telling is for that names nobody yet. */
async function audienceOfTelling(
  db: Queryable,
  shardKey: string,
  { id, record_type: recordType }: { id: string; record_type: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from outbox as telling, lateral (
      ${peopleOf(recordType, shardKey, 'telling.record_id')}
    ) as person (id)
    where telling.shard_key = ${shardKey} and telling.id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}
