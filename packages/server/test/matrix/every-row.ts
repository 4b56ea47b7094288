import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

/** How many rows each table holds, and which transactions wrote them: any write shows in it. */
export async function everyRow({ kysely }: Database): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name
  `.execute(kysely)
  const found: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql`
      select count(*)::int as rows, sum(xmin::text::bigint)::text as written from ${sql.table(name)}
    `.execute(kysely)
    found[name] = rows[0]
  }
  return found
}
