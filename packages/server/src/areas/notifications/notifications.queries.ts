import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'

type Owner = Pick<Person, 'shardKey' | 'personId'>

/** A page of what somebody was told, the newest first, and how much there is. */
export async function notificationsOf(
  db: Queryable,
  { shardKey, personId }: Owner,
  { unread, pOffset, pLimit }: { unread: boolean; pOffset: number; pLimit: number },
) {
  const own = ownNotifications(db, { shardKey, personId })
    .where('one.is_shown', '=', true)
    .$if(unread, (select) => select.where('one.read_at', 'is', null))
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

function ownNotifications(db: Queryable, { shardKey, personId }: Owner) {
  return db
    .selectFrom('notifications as one')
    .where('one.shard_key', '=', shardKey)
    .where('one.person_id', '=', personId)
}

function withActor(own: ReturnType<typeof ownNotifications>) {
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
export async function unreadOf(db: Queryable, { shardKey, personId }: Owner): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

/** Marks somebody's notifications as read: some of them, or all that their inbox shows. */
export async function markReadOf(
  db: Queryable,
  { shardKey, personId }: Owner,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    // What went into no inbox has been seen by nobody: it waits for its mail.
    .$if(ids === undefined, (update) => update.where('is_shown', '=', true))
    .$if(ids !== undefined, (update) =>
      update.where('id', '=', sql<string>`any(${[...(ids ?? [])]}::text[])`),
    )
    .execute()
}
