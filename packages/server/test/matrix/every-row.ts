import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { tablesOf } from '../row-marks.ts'

/** How many rows each table holds, and which transactions wrote them: any write shows in it. */
export async function everyRow({ kysely }: Database): Promise<Record<string, unknown>> {
  const each = (await tablesOf(kysely)).map(
    (name) => sql<{ name: string }>`
      select ${sql.lit(name)} as name, count(*)::int as rows, sum(xmin::text::bigint)::text as written
      from ${sql.table(name)}
    `,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(kysely)
  return Object.fromEntries(rows.map(({ name, ...held }) => [name, held]))
}
