import { sql, type AliasedRawBuilder, type Expression, type RawBuilder } from 'kysely'
import type { AnyList } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { preparedQuery } from '../db/prepared.ts'
import { inOrder, structureOf, type Asked, type CountedRow, type ListSource } from './source.ts'

/** The ids of the rows that are written next, each with its place. */
export type PickedRows = AliasedRawBuilder<{ id: string; place: number }, 'picked'>

/** What can stand in a row that travels as JSON: no moment is among it; see `epochMs`. */
type JsonPart =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | { readonly [key: string]: unknown }

/** Rows whose parts travel as JSON. */
export type JsonRow<Row> = { readonly [Name in keyof Row]: JsonPart }

/** What a workbook says of each row, with `picked.place` among the columns. */
export type SelectRows<L extends AnyList, Facts extends object, Row> = (
  db: Queryable,
  picked: PickedRows,
  query: Asked<L, Facts>,
) => Expression<Row>

const separator = '\n'

/**
 * Asks for the ids of a whole list in its order. They come as one text, because a million of them
 * is a fraction of a million objects.
 */
export function listedIdsQuery<L extends AnyList, Facts extends object, Counted extends CountedRow>(
  source: ListSource<L, Facts, Counted>,
) {
  const selectIds = preparedQuery(structureOf(source), (db, query: Asked<L, Facts>) => ({
    compile: () =>
      sql<{ ids: string | null }>`select string_agg(listed.id, ${separator}) as ids
        from (${inOrder(source, query)} limit ${query.limit}) as listed`.compile(db),
  }))
  return async (db: Queryable, query: Asked<L, Facts>): Promise<string> => {
    const [row] = await selectIds(db, query)
    return row?.ids ?? ''
  }
}

/**
 * Asks for some rows as one text of JSON that the database makes: it passes through this process as
 * it is, and costs it nothing to read or to hand to another thread.
 */
export function rowsQuery<
  L extends AnyList,
  Facts extends object,
  Counted extends CountedRow,
  Row extends JsonRow<Row>,
>(source: ListSource<L, Facts, Counted>, select: SelectRows<L, Facts, Row>) {
  type Query = Asked<L, Facts> & { ids: readonly string[] }
  const structure: (keyof Query & string)[] = structureOf(source)
  const selectRows = preparedQuery(structure, (db, query: Query) => {
    const picked = sql<{ id: string; place: number }>`unnest(${query.ids}::text[]) with ordinality`
    const rows = select(db, picked.as<'picked'>(sql`picked(id, place)`), query)
    return {
      compile: () =>
        sql<{ rows: string | null }>`
          select '[' || string_agg(row_to_json(one)::text, ',' order by one.place) || ']' as rows
          from ${rows} as one`.compile(db),
    }
  })
  return async (db: Queryable, query: Query): Promise<string> => {
    const [row] = await selectRows(db, query)
    return row?.rows ?? '[]'
  }
}

/** A moment as a workbook takes it. */
export function epochMs<Moment extends number | null = number>(
  moment: string | RawBuilder<unknown>,
): RawBuilder<Moment> {
  const at = typeof moment === 'string' ? sql.ref(moment) : moment
  return sql<Moment>`(extract(epoch from ${at}) * 1000)::bigint`
}

/** How many ids a text of them holds. */
export function countOfIds(ids: string): number {
  let count = ids === '' ? 0 : 1
  for (let at = ids.indexOf(separator); at !== -1; at = ids.indexOf(separator, at + 1)) {
    count += 1
  }
  return count
}

/** Cuts the text of all ids into pages, none of them longer than asked. */
export function* pagesOfIds(ids: string, length: number): Generator<string[]> {
  let page: string[] = []
  for (let from = 0; from < ids.length;) {
    const found = ids.indexOf(separator, from)
    const to = found === -1 ? ids.length : found
    page.push(ids.slice(from, to))
    from = to + separator.length
    if (page.length === length) {
      yield page
      page = []
    }
  }
  if (page.length > 0) {
    yield page
  }
}
