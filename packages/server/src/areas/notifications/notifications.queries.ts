import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Count } from '../../db/counts.ts'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'

type Owner = Pick<Person, 'shardKey' | 'personId'>

/** A page of what somebody was told, the newest first, and how much there is. */
export async function notificationsOf(
  db: Queryable,
  { shardKey, personId }: Owner,
  { unread, pOffset, pLimit }: { unread: boolean; pOffset: number; pLimit: number },
  now: Date,
) {
  const own = ownNotifications(db, { shardKey, personId })
    .where('one.is_shown', '=', true)
    .$if(unread, (select) => select.where('one.read_at', 'is', null).where(stands(now)))
  const rows = await withActor(own)
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(pLimit)
    .offset(pOffset)
    .execute()
  const { total } = await own
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** What stands in the inbox at a moment: what was put off does not. */
export function stands(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(one.put_off_until is null or one.put_off_until <= ${now})`
}

export function ownNotifications(db: Queryable, { shardKey, personId }: Owner) {
  return db
    .selectFrom('notifications as one')
    .where('one.shard_key', '=', shardKey)
    .where('one.person_id', '=', personId)
}

export function withActor(own: ReturnType<typeof ownNotifications>) {
  return own
    .leftJoin('people as actor', 'actor.id', 'one.actor_id')
    .select([
      'one.id',
      'one.kind',
      'one.event',
      'one.record_type',
      'one.record_id',
      'one.created_at',
      'one.read_at',
      'actor.id as actor_id',
      'actor.full_name',
      'actor.profile_image',
    ])
}

/** One of them as the database has it. */
export type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>['rows'][number]

/** One of them, also where it went into a mail alone. */
export function notificationOf(
  db: Queryable,
  owner: Owner,
  id: string,
): Promise<NotificationRow | undefined> {
  return withActor(ownNotifications(db, owner)).where('one.id', '=', id).executeTakeFirst()
}

/** Somebody who may still be mailed. */
export function mailedPerson(db: Queryable, personId: string) {
  return db
    .selectFrom('people')
    .select(['shard_key', 'id', 'email'])
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/** What waits for a mail waits no longer. */
export async function forgetMails(db: Queryable, { shardKey, personId }: Owner): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mail_due_at: null })
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('mail_due_at', 'is not', null)
    .execute()
}

/** How much somebody has not read yet; asked for every page. */
export async function unreadOf(db: Queryable, owner: Owner, now: Date): Promise<number> {
  const { total } = await unread(db, owner, now).executeTakeFirstOrThrow()
  return total
}

/** The same as a part of a statement. */
export const unreadCount = (db: Queryable, owner: Owner, now: Date): Count =>
  unread(db, owner, now).$asScalar()

const unread = (db: Queryable, owner: Owner, now: Date) =>
  ownNotifications(db, owner)
    .select(sql<number>`count(*)::int`.as('total'))
    .where('one.read_at', 'is', null)
    .where('one.is_shown', '=', true)
    .where(stands(now))

/** What is marked as read: all that stands in the inbox, or some, or all of the records of some. */
type Marked = { ids: readonly string[] | undefined; isWholeRecord: boolean }

/** Marks somebody's notifications as read. What was put off and is read waits no longer. */
export async function markReadOf(
  db: Queryable,
  { shardKey, personId }: Owner,
  { ids, isWholeRecord }: Marked,
  now: Date,
): Promise<void> {
  const named = sql`any(${[...(ids ?? [])]}::text[])`
  await db
    .updateTable('notifications as one')
    .set({ read_at: sql`coalesce(one.read_at, ${now})`, put_off_until: null })
    .where('one.shard_key', '=', shardKey)
    .where('one.person_id', '=', personId)
    // What went into no inbox has been seen by nobody: it waits for its mail.
    .$if(ids === undefined, (update) =>
      update.where('one.read_at', 'is', null).where('one.is_shown', '=', true).where(stands(now)),
    )
    .$if(ids !== undefined && !isWholeRecord, (update) =>
      update.where(sql<SqlBool>`one.id = ${named}`),
    )
    .$if(ids !== undefined && isWholeRecord, (update) =>
      update.where('one.is_shown', '=', true).where(
        sql<SqlBool>`exists (
          select 1 from notifications as chosen
          where chosen.shard_key = ${shardKey} and chosen.person_id = ${personId}
            and chosen.id = ${named} and ${isBeside('chosen', now)}
        )`,
      ),
    )
    .execute()
}

/** Whether `one` is of the same record as another, and stands or was put off as that does. */
export function isBeside(other: string, now: Date): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${other}.${column}`)
  return sql<SqlBool>`(one.record_type = ${of('record_type')}
    and one.record_id = ${of('record_id')}
    and (coalesce(one.put_off_until, ${now}) > ${now})
      = (coalesce(${of('put_off_until')}, ${now}) > ${now}))`
}
