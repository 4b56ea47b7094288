import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import type { AnyList } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { preparedQuery } from '../db/prepared.ts'
import { firstOrder } from './query.ts'
import { matching, structureOf, type Asked, type CountedRow, type ListSource } from './source.ts'

// A workbook may have several lines for one row of its list, such as one for each person whom a file
// asks or a message is for, or for each pad where a product lies. What has to fit a sheet are the lines, so that they are
// counted before the first is written.

/** The ids of all rows that a query leaves. */
export type ListedIds = AliasedRawBuilder<{ id: string }, 'picked'>

/** How many lines a workbook has. */
export type CountLines<Query> = (db: Queryable, query: Query) => Promise<number>

/** What is too long, where lines are counted. */
export const lineWords = { rows: 'Lines' } as const

/** Asks how many lines a workbook has, by a statement of one row. */
export function linesQuery<L extends AnyList, Facts extends object, Counted extends CountedRow>(
  source: ListSource<L, Facts, Counted>,
  select: (picked: ListedIds, query: Asked<L, Facts>) => RawBuilder<{ lines: number | null }>,
): CountLines<Asked<L, Facts>> {
  const selectLines = preparedQuery(structureOf(source), (db, query: Asked<L, Facts>) => {
    const ids = sql<{ id: string }>`(
      select ${sql.ref(source.id)} as id ${matching(source, query)}
    )`
    const rows = select(ids.as('picked'), query)
    return { compile: () => rows.compile(db) }
  })
  return async (db, query) => {
    const [row] = await selectLines(db, { ...query, orderBy: firstOrder(source.list) })
    return row?.lines ?? 0
  }
}
