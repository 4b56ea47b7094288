import { sql } from 'kysely'
import type { AnyList } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { preparedQuery } from '../db/prepared.ts'
import type { PersonContext } from '../handler.ts'
import { withKeptFilter } from './kept-filter.ts'
import type { Narrowing } from './query.ts'
import {
  askedOf,
  inOrder,
  structureOf,
  type Asked,
  type CountedRow,
  type ListSource,
  type Page,
  type PickedPage,
  type Total,
} from './source.ts'
import { countedMax, totalQuery } from './total.ts'

/** How many rows a query leaves, told beside one page of them. */
export type TotalOf<Query> = (db: Queryable, query: Query, page: Page<unknown>) => Promise<Total>

/**
 * Answers the call of a list: opens its kept filter, asks for the page, tells the total. A module
 * that knows how many rows there are without counting them brings its own `totalOf`.
 */
export function listPage<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
  totalOf: TotalOf<Asked<L, Facts>> = totalQuery(source),
) {
  const pageOf = pageQuery(source)
  return async (
    input: Narrowing<L> & { filter?: string | undefined },
    context: Pick<PersonContext, 'db' | 'person' | 'now'>,
  ) => {
    const opened = await withKeptFilter<Narrowing<L>>(source.list, input, context)
    const query = askedOf(source, opened, context)
    const page = await pageOf(context.db, query)
    const { total, isAbout } = await totalOf(context.db, query, page)
    return {
      rows: page.rows,
      totalRecords: total,
      isTotalAbout: isAbout,
      offset: query.offset,
    }
  }
}

/** One page, and beside every row how many were counted: all of them, or more than this page. */
export function pageQuery<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
): (db: Queryable, query: Asked<L, Facts>) => Promise<Page<Row>> {
  const selectPage = preparedQuery(structureOf(source), (db, query: Asked<L, Facts>) =>
    source.select(db, pickedPage(source, query), query),
  )
  return async (db, query) => {
    const rows = await selectPage(db, query)
    // Behind the last page no row stands beside the number, so it is asked of the first one.
    const [first] =
      rows.length > 0 || query.offset === 0
        ? rows
        : await selectPage(db, { ...query, offset: 0, limit: 1 })
    return { rows, counted: first?.counted ?? 0 }
  }
}

/** The ids of a page, picked before anything is joined to them that no filter asks for. */
export function pickedPage<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
  query: Asked<L, Facts>,
): PickedPage {
  const { offset, limit } = query
  const most = sql`greatest(${offset}::int + ${limit}::int, ${countedMax}::int) + 1`
  return sql<{ id: string; place: number; counted: number }>`(
    with listed as (
      select picked.id, (row_number() over ())::int as place
      from (${inOrder(source, query)} limit ${most}) as picked
    )
    select listed.id, listed.place, (select count(*)::int from listed) as counted
    from listed
    where listed.place > ${offset}::int and listed.place <= ${offset}::int + ${limit}::int
  )`.as('page')
}
