import { sql } from 'kysely'
import { today } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { PersonContext } from '../handler.ts'

type NumberContext = Pick<PersonContext, 'db' | 'now'> & {
  person: Pick<PersonContext['person'], 'shardKey' | 'timeZone'>
}

/** The next human number of a kind of record, such as FRM-26-00412: of the year where it is made. */
export async function nextNumber(
  { db, person, now }: NumberContext,
  kind: string,
): Promise<string> {
  const year = today(now, person.timeZone).slice(2, 4)
  const number = await countOn(db, person.shardKey, kind, Number(year))
  return `${kind}-${year}-${String(number).padStart(5, '0')}`
}

async function countOn(
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
