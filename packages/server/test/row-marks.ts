import { sql } from 'kysely'
import type { Queryable } from '../src/db/database.ts'

/** For each table how many rows it holds, and the sum of the transactions' numbers that wrote them. */
export type RowMarks = ReadonlyMap<string, { count: number; written: string }>

/** The tables of our own, in the order of their names. */
export async function tablesOf(kysely: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name
  `.execute(kysely)
  return rows.map(({ name }) => name)
}

/** Any write shows: each transaction has a greater number than those before, and a delete counts. */
export async function readMarks(kysely: Queryable, tables: readonly string[]): Promise<RowMarks> {
  const each = tables.map(
    (name) => sql<Mark>`
      select ${sql.lit(name)} as name, count(*)::int as count,
        coalesce(sum(xmin::text::bigint), 0)::text as written
      from ${sql.table(name)}
    `,
  )
  const { rows } = await sql<Mark>`${sql.join(each, sql` union all `)}`.execute(kysely)
  return new Map(rows.map(({ name, count, written }) => [name, { count, written }]))
}

/** The tables in which something was written or deleted meanwhile. */
export function changedBetween(before: RowMarks, after: RowMarks): string[] {
  return [...after].flatMap(([name, { count, written }]) => {
    const then = before.get(name)
    return then?.count === count && then.written === written ? [] : [name]
  })
}

type Mark = { name: string; count: number; written: string }
