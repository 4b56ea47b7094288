import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { InboxTab } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'
import {
  isBeside,
  ownNotifications,
  stands,
  withActor,
  type NotificationRow,
} from './notifications.queries.ts'

// The inbox by record (decision 0135).

type Owner = Pick<Person, 'shardKey' | 'personId'>
type Asked = { tab: InboxTab; pOffset: number; pLimit: number }

/** How many of one record are listed at most; the number is ours. */
const ofRecordMax = 100

/** The newest of what was told of a record, and how much of it there is. */
export type RecordRow = NotificationRow & {
  count: number
  unread: number
  put_off_until: Date | null
}

/** A page of the records that somebody was told of, what came or came back last in front. */
export async function recordsOf(
  db: Queryable,
  owner: Owner,
  { tab, pOffset, pLimit }: Asked,
  now: Date,
): Promise<RecordRow[]> {
  // What comes back first, or what came last.
  const order = tab === 'later' ? sql`at, newest_id` : sql`at desc, newest_id desc`
  const { rows } = await sql<RecordRow>`
    select one.id, one.kind, one.event, one.record_type, one.record_id, one.created_at,
      one.read_at, actor.id as actor_id, actor.full_name, actor.profile_image,
      page.count, page.unread,
      case when one.put_off_until > ${now} then one.put_off_until end as put_off_until
    from (${grouped(owner, tab, now)} order by ${order}
      limit ${pLimit}::int offset ${pOffset}::int) as page
    join notifications as one on one.shard_key = ${owner.shardKey} and one.id = page.newest_id
    left join people as actor on actor.id = one.actor_id
    order by ${order}`.execute(db)
  return rows
}

/** How many records there are on a tab. */
export async function recordCount(
  db: Queryable,
  owner: Owner,
  tab: InboxTab,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${grouped(owner, tab, now)}) as page`.execute(db)
  return rows[0]?.total ?? 0
}

function grouped({ shardKey, personId }: Owner, tab: InboxTab, now: Date): RawBuilder<unknown> {
  return sql`
    select (array_agg(one.id order by one.created_at desc, one.id desc))[1] as newest_id,
      count(*)::int as count, (count(*) filter (where one.read_at is null))::int as unread,
      max(greatest(one.created_at, one.put_off_until)) as at
    from notifications as one
    where one.shard_key = ${shardKey} and one.person_id = ${personId} and one.is_shown
      and ${tab === 'later' ? sql`not ${stands(now)}` : stands(now)}
    group by one.record_type, one.record_id
    ${tab === 'unread' ? sql`having bool_or(one.read_at is null)` : sql``}`
}

/** What somebody was told of the record of one of theirs, the newest first; none where it is not theirs. */
export function beside(
  db: Queryable,
  owner: Owner,
  id: string,
  now: Date,
): Promise<NotificationRow[]> {
  return withActor(ownNotifications(db, owner))
    .where('one.is_shown', '=', true)
    .where(isBesideOwn(owner, id, now))
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(ofRecordMax)
    .execute()
}

/**
 * Puts off what stands in the inbox beside one, or brings back what was put off with it. The newest
 * is unread then, and what waits for a mail is not mailed any more: it was seen.
 */
export async function putOffBeside(
  db: Queryable,
  owner: Owner,
  newestId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const { shardKey, personId } = owner
  await db
    .updateTable('notifications as one')
    .set({
      put_off_until: until,
      mail_due_at: null,
      read_at: sql`case when one.id = ${newestId} then null else one.read_at end`,
    })
    .where('one.shard_key', '=', shardKey)
    .where('one.person_id', '=', personId)
    .where('one.is_shown', '=', true)
    .where(isBesideOwn(owner, newestId, now))
    .execute()
}

function isBesideOwn({ shardKey, personId }: Owner, id: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from notifications as chosen
    where chosen.shard_key = ${shardKey} and chosen.person_id = ${personId}
      and chosen.id = ${id} and chosen.is_shown and ${isBeside('chosen', now)}
  )`
}
