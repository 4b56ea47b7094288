import type { Queryable } from '../db/database.ts'

/** Keeps a filter, or says of one that is kept already that it is in use. */
export async function keepContents(
  db: Queryable,
  shardKey: string,
  kept: { hash: string; contents: string },
  day: string,
): Promise<void> {
  await db
    .insertInto('kept_filters')
    .values({ shard_key: shardKey, ...kept, last_used_on: day })
    .onConflict((conflict) =>
      conflict
        .columns(['shard_key', 'hash'])
        .doUpdateSet({ last_used_on: day })
        .where('kept_filters.last_used_on', '<', day),
    )
    .execute()
}

/** What is kept under a hash, and the day on which it was last asked for. */
export function keptUnder(db: Queryable, shardKey: string, hash: string) {
  return db
    .selectFrom('kept_filters')
    .select(['contents', 'last_used_on'])
    .where('shard_key', '=', shardKey)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** Notes that a filter is still in use. */
export async function noteUse(
  db: Queryable,
  shardKey: string,
  hash: string,
  day: string,
): Promise<void> {
  await db
    .updateTable('kept_filters')
    .set({ last_used_on: day })
    .where('shard_key', '=', shardKey)
    .where('hash', '=', hash)
    .where('last_used_on', '<', day)
    .execute()
}
