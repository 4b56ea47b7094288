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
  const own = db
    .selectFrom('notifications as one')
    .where('one.shard_key', '=', shardKey)
    .where('one.person_id', '=', personId)
    .$if(unread, (select) => select.where('one.read_at', 'is', null))
  const rows = await own
    .leftJoin('people as actor', 'actor.id', 'one.actor_id')
    .select([
      'one.id',
      'one.kind',
      'one.record_type',
      'one.record_id',
      'one.created_at',
      'one.read_at',
      'actor.id as actor_id',
      'actor.full_name',
      'actor.profile_image',
    ])
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

/** One of them as the database has it. */
export type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>['rows'][number]

/** How much somebody has not read yet; asked for every page. */
export async function unreadOf(db: Queryable, { shardKey, personId }: Owner): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Marks somebody's notifications as read: some of them, or all. */
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
    .$if(ids !== undefined, (update) =>
      update.where('id', '=', sql<string>`any(${[...(ids ?? [])]}::text[])`),
    )
    .execute()
}
