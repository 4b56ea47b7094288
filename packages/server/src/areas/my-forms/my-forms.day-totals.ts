import { sql } from 'kysely'
import type { FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'

/** What of an entry decides where it counts. */
export type CountedEntry = { person_id: string; started_at: Date; status: FormStatus }

/**
 * Counts an entry where it is now, and no longer where it was. Every write that starts an entry,
 * changes its status or deletes it does this in its own transaction (decision 0035).
 */
export async function moveInDayTotals(
  db: Queryable,
  shardKey: string,
  { from, to }: { from?: CountedEntry; to?: CountedEntry },
): Promise<void> {
  const cell = (entry: CountedEntry | undefined, total: number) => {
    if (entry === undefined) {
      return []
    }
    const { person_id, status, started_at: startedAt } = entry
    const day = startedAt.toISOString().slice(0, 10)
    return [{ shard_key: shardKey, person_id, day, status, total }]
  }
  const [left, entered] = [cell(from, -1), cell(to, 1)]
  const placeOf = ([one]: typeof left) => one && `${one.person_id} ${one.day} ${one.status}`
  if (placeOf(left) === placeOf(entered)) {
    return
  }
  const cells = [left, entered].sort((a, b) => ((placeOf(a) ?? '') < (placeOf(b) ?? '') ? -1 : 1))
  await db
    .insertInto('my_form_day_totals')
    // In one order, so that two moves against each other wait instead of locking each other out.
    .values(cells.flat())
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
