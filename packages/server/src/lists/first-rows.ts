import { sql } from 'kysely'
import type { AnyList } from '@holdpoint/api'
import type { Sought } from '../db/word-patterns.ts'
import type { Queryable } from '../db/database.ts'
import { preparedQuery } from '../db/prepared.ts'
import type { AskContext, ListInput } from './query.ts'
import {
  askedOf,
  inOrder,
  structureOf,
  type Asked,
  type CountedRow,
  type ListSource,
} from './source.ts'

/** What a search looks for, and how many of a kind it shows. */
export type Asking = Sought & { pLimit: number }

/** The first of some rows, and whether there are more. */
export type FirstRows<Row> = { data: Row[]; hasMore: boolean }

/**
 * The first rows of a list in its order, by its own rules of who may read what. Nothing is counted,
 * so that a search need not walk everything that it finds.
 */
export function firstRows<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
): (
  db: Queryable,
  input: ListInput<L> & { pLimit: number },
  context: AskContext,
) => Promise<FirstRows<Row>> {
  const select = preparedQuery(structureOf(source), (db, query: Asked<L, Facts>) => {
    const page = sql<{ id: string; place: number; counted: number }>`(
      select picked.id, (row_number() over ())::int as place, 0 as counted
      from (${inOrder(source, query)} limit ${query.limit}) as picked
    )`
    return source.select(db, page.as('page'), query)
  })
  return async (db, input, context) => {
    const query = askedOf(source, input, context)
    const rows = await select(db, { ...query, limit: query.limit + 1 })
    return firstOf(rows, query.limit)
  }
}

/** The first so many of rows that were asked for with one more than that. */
export function firstOf<Row>(rows: readonly Row[], count: number): FirstRows<Row> {
  return { data: rows.slice(0, count), hasMore: rows.length > count }
}
