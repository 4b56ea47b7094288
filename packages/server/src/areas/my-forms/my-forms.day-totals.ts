import { sql } from 'kysely'
import type { FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'

/** What of an entry decides where it counts. */
export type CountedEntry = { person_id: string; started_at: Date }

/**
 * Counts an entry where it is now, and no longer where it was. Every write that starts an entry,
 * changes its status or deletes it does this in its own transaction (decision 0035).
 */
export async function moveInDayTotals(
  db: Queryable,
  shardKey: string,
  { person_id, started_at }: CountedEntry,
  { from, to }: { from?: FormStatus; to?: FormStatus },
): Promise<void> {
  if (from === to) {
    return
  }
  const day = started_at.toISOString().slice(0, 10)
  const cell = (status: FormStatus | undefined, total: number) =>
    status === undefined ? [] : [{ shard_key: shardKey, person_id, day, status, total }]
  await db
    .insertInto('my_form_day_totals')
    // In one order, so that two moves against each other wait instead of locking each other out.
    .values([...cell(from, -1), ...cell(to, 1)].sort((a, b) => (a.status < b.status ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['shard_key', 'person_id', 'day', 'status'])
        .doUpdateSet({ total: sql`my_form_day_totals.total + excluded.total` }),
    )
    .execute()
}

/** Counts everything anew, after entries were written in bulk. */
export async function rebuildDayTotals(db: Queryable): Promise<void> {
  await db.deleteFrom('my_form_day_totals').execute()
  await sql`
    insert into my_form_day_totals (shard_key, person_id, day, status, total)
    select shard_key, person_id, (started_at at time zone 'UTC')::date, status, count(*)
    from my_forms where deleted_at is null
    group by 1, 2, 3, 4
  `.execute(db)
}
