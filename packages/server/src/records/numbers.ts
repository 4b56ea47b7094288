import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

/** The next human number of a kind of record in a year, such as 412 of FRM-26-00412. */
export async function nextNumber(
  db: Queryable,
  shardKey: string,
  kind: string,
  year: number,
): Promise<number> {
  const row = await db
    .insertInto('record_numbers')
    .values({ shard_key: shardKey, kind, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shard_key', 'kind', 'year'])
        .doUpdateSet({ last_number: sql`record_numbers.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return row.last_number
}
