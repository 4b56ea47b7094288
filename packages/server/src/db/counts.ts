import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Queryable } from './database.ts'

/** How many rows there are, as a part of a statement, so that several are asked for at once. */
export type Count = Expression<number>

/** Counts the rows of `from …`. */
export function countOf(from: RawBuilder<unknown>): Count {
  return sql<number>`(select count(*)::int ${from})`
}

/** The sum of several; null where there is none. */
export function sumOf(counts: readonly (Count | null)[]): Count | null {
  const there = counts.filter((count) => count !== null)
  return there.length === 0 ? null : sql<number>`(${sql.join(there, sql` + `)})`
}

/** Asks for several counts in one statement. What is null is not asked for, and counts nothing. */
export async function countsOf<Name extends string>(
  db: Queryable,
  counts: Readonly<Record<Name, Count | null>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(counts) as Name[]
  const asked = names.flatMap((name) => {
    const count = counts[name]
    return count === null ? [] : [sql`${count} as ${sql.id(name)}`]
  })
  const { rows } =
    asked.length === 0
      ? { rows: [] }
      : await sql<Partial<Record<Name, number>>>`select ${sql.join(asked)}`.execute(db)
  return Object.fromEntries(names.map((name) => [name, rows[0]?.[name] ?? 0])) as Record<
    Name,
    number
  >
}
