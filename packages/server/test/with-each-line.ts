import { sql } from 'kysely'
import type { TestServer } from './harness.ts'

/** Lets each row of a table stand so many times. A view is there at once, a million rows are not. */
export async function withEachLine(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  table: string,
  times: number,
  work: () => Promise<void>,
): Promise<void> {
  const [view, once] = [sql.table(table), sql.table(`${table}_once`)]
  await sql`alter table ${view} rename to ${once}`.execute(kysely)
  try {
    await sql`create view ${view} as select once.* from ${once} as once
      cross join generate_series(1, ${sql.lit(times)})`.execute(kysely)
    await work()
  } finally {
    await sql`drop view if exists ${view}`.execute(kysely)
    await sql`alter table ${once} rename to ${view}`.execute(kysely)
  }
}
