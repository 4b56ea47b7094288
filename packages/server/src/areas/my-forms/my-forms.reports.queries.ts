import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** Whether `entry` is attached to a safety quality report that is there and not void. */
export const isOnReport: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select 1 from sqr_forms as attached
  join sqrs as report on report.shard_key = attached.shard_key and report.id = attached.sqr_id
    and report.deleted_at is null and report.status <> 'void'
  where attached.shard_key = entry.shard_key and attached.my_form_id = entry.id
)`

/** How many of some entries are attached to such a safety quality report. */
export async function entriesOnReports(
  db: Queryable,
  shardKey: string,
  myFormIds: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('my_forms as entry')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', sql<string>`any(${[...myFormIds]}::text[])`)
    .where(isOnReport)
    .executeTakeFirstOrThrow()
  return row.total
}
