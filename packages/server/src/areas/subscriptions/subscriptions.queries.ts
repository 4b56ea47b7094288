import { sql } from 'kysely'
import type { FollowedRecord } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'

type Owner = Pick<Person, 'shardKey' | 'personId'>

/** What a subscription is about: a record, or a saved filter. */
export type SubscribedTo = {
  record_type: FollowedRecord | null
  record_id: string | null
  saved_filter_id: string | null
}

/** What somebody wants to hear of, the newest first: all of it, or what is about one record. */
export function subscriptionsOf(
  db: Queryable,
  { shardKey, personId }: Owner,
  { recordType, recordId }: { recordType?: string | undefined; recordId?: string | undefined },
) {
  return db
    .selectFrom('subscriptions as one')
    .leftJoin('saved_filters as filter', (join) =>
      join
        .onRef('filter.shard_key', '=', 'one.shard_key')
        .onRef('filter.id', '=', 'one.saved_filter_id'),
    )
    .select(['one.id', 'one.record_type', 'one.record_id', 'one.saved_filter_id', 'one.created_at'])
    .select(['filter.type as filter_type', 'filter.title as filter_title'])
    .where('one.shard_key', '=', shardKey)
    .where('one.person_id', '=', personId)
    .$if(recordType !== undefined, (select) =>
      select.where('one.record_type', '=', recordType ?? ''),
    )
    .$if(recordId !== undefined, (select) => select.where('one.record_id', '=', recordId ?? ''))
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .execute()
}

/** A subscription as the database has it. */
export type SubscriptionRow = Awaited<ReturnType<typeof subscriptionsOf>>[number]

/** The one that somebody has already; their row is held, so that two presses make one. */
export async function livingSubscription(
  db: Queryable,
  { shardKey, personId }: Owner,
  subject: SubscribedTo,
) {
  await db
    .selectFrom('people')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute()
  const { record_type: type, record_id: recordId, saved_filter_id: filterId } = subject
  return await db
    .selectFrom('subscriptions')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .$if(filterId !== null, (select) => select.where('saved_filter_id', '=', filterId))
    .$if(filterId === null, (select) =>
      select.where('record_type', '=', type).where('record_id', '=', recordId),
    )
    .executeTakeFirst()
}

/** How many filters, or records, somebody follows. */
export async function countSubscriptions(
  db: Queryable,
  { shardKey, personId }: Owner,
  isFilter: boolean,
): Promise<number> {
  const { total } = await db
    .selectFrom('subscriptions')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('saved_filter_id', isFilter ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertSubscription(
  db: Queryable,
  { shardKey, personId }: Owner,
  columns: SubscribedTo & { id: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ ...columns, shard_key: shardKey, person_id: personId, created_at: at })
    .execute()
}

/** Ends one of somebody's; answers its id, undefined where it is none of theirs. */
export function deleteSubscription(db: Queryable, { shardKey, personId }: Owner, id: string) {
  return db
    .deleteFrom('subscriptions')
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}
