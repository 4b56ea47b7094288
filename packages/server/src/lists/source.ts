import { sql, type AliasedRawBuilder, type Compilable, type RawBuilder, type SqlBool } from 'kysely'
import type { AnyList, OrderOf } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { anyOf } from '../db/word-patterns.ts'
import { allOf, conditionsOf, type Conditions, type Parameter } from './conditions.ts'
import {
  firstOrder,
  listQuery,
  requireOwnNames,
  termNames,
  type AskContext,
  type ListInput,
  type ListQuery,
} from './query.ts'
import { withinWindow, type DayColumn } from './window.ts'

/** What a query asks, and what the module's SQL needs to know beside it. */
export type Asked<L extends AnyList, Facts extends object> = ListQuery<L> & Facts

/** A row as a page gives it: beside it stands how many rows were counted. */
export type CountedRow = { counted: number }

/** One page, and how many rows were counted: every one, unless there are more than the most. */
export type Page<Row> = { rows: Row[]; counted: number }

/** How many rows a list holds; `isAbout` when there are more than anybody counted. */
export type Total = { total: number; isAbout: boolean }

/** The ids of a page, each with its place, for the module to join its columns to. */
export type PickedPage = AliasedRawBuilder<{ id: string; place: number; counted: number }, 'page'>

/**
 * How a list is asked in SQL: what its declaration leaves open, given by the module. The values of a
 * query are parameters here, so they are set into SQL and not looked into; only its section, its
 * order and the facts that `structure` names may be asked what they are.
 */
export type ListSql<L extends AnyList, Facts extends object, Row extends CountedRow> = {
  /** What the SQL needs to know beside what is asked, such as a right of whoever asks. */
  readonly facts?: (query: ListQuery<L>, context: AskContext) => Facts
  /** The facts that change the text of a statement by their value, not only by being there. */
  readonly structure?: readonly (keyof Facts & string)[]
  /** The table of a tab, and beside it what an order needs. */
  readonly from: (query: Asked<L, Facts>) => RawBuilder<unknown>
  /** The column of the id, which settles what an order leaves open. */
  readonly id: string
  /** Which records lie on a tab, and of those the ones that the asker may open. */
  readonly readable: (query: Asked<L, Facts>) => RawBuilder<SqlBool>
  /** What the days of the filter are days of. */
  readonly day: DayColumn
  /** Where one term that is searched for may stand; its pattern stands behind `ilike`. */
  readonly search: (pattern: Parameter<string>, query: Asked<L, Facts>) => RawBuilder<SqlBool>
  /** The column of each order; where it leaves two alike, the first order decides, then the id. */
  readonly orders: Readonly<Record<OrderOf<L>, string>>
  readonly conditions: Conditions<L['filter']['parts'], Asked<L, Facts>>
  /** The rows of a page, in the order of `page.place`, with `page.counted` among their columns. */
  readonly select: (db: Queryable, page: PickedPage, query: Asked<L, Facts>) => Compilable<Row>
}

/** A list and its SQL. */
export type ListSource<L extends AnyList, Facts extends object, Row extends CountedRow> = ListSql<
  L,
  Facts,
  Row
> & { readonly list: L }

/** Binds the SQL of a list to its declaration. A list that needs facts says what they are. */
export function listSource<
  L extends AnyList,
  Row extends CountedRow,
  Facts extends object = object,
>(list: L, source: ListSql<L, Facts, Row>): ListSource<L, Facts, Row> {
  requireOwnNames(list)
  return { ...source, list }
}

/** What the database is asked for by a call, its kept filter opened. */
export function askedOf<L extends AnyList, Facts extends object, Row extends CountedRow>(
  { list, day, facts }: ListSource<L, Facts, Row>,
  input: ListInput<L>,
  context: AskContext,
): Asked<L, Facts> {
  const query = listQuery(list, day, input, context)
  // A source without facts is one that has none.
  return { ...query, ...(facts?.(query, context) as Facts) }
}

/** The parts of a query that change the text of a statement by their value. */
export function structureOf<L extends AnyList, Facts extends object, Row extends CountedRow>({
  structure = [],
}: ListSource<L, Facts, Row>): (keyof Asked<L, Facts> & string)[] {
  return ['section', 'orderBy', 'ascending', ...structure]
}

/** What a query narrows its tab to: days, every term that is searched for, the filter. */
export function narrowed<L extends AnyList, Facts extends object, Row extends CountedRow>(
  { list, day, search, conditions }: ListSource<L, Facts, Row>,
  query: Asked<L, Facts>,
): RawBuilder<SqlBool>[] {
  return [
    ...withinWindow(day, query),
    ...termNames.flatMap((name) =>
      query[name] === undefined ? [] : [search(anyOf(sql`${query[name]}`), query)],
    ),
    ...conditionsOf(list.filter.parts, conditions, query),
  ]
}

/** The rows that a query leaves, without order: what stands behind the `select` of a statement. */
export function matching<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
  query: Asked<L, Facts>,
): RawBuilder<unknown> {
  const conditions = [source.readable(query), ...narrowed(source, query)]
  return sql`from ${source.from(query)} where ${allOf(conditions)}`
}

/** The same in their order: ids, unless other columns are asked for. */
export function inOrder<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
  query: Asked<L, Facts>,
  columns: RawBuilder<unknown> = sql`${sql.ref(source.id)} as id`,
): RawBuilder<unknown> {
  const first = firstOrder(source.list)
  const { orderBy, ascending } = query
  const towards = (isUp: boolean) => (isUp ? sql`asc` : sql`desc`)
  const ofFirst = towards(orderBy === first ? ascending : source.list.orders[first] === 'asc')
  const order = [
    ...(orderBy === first ? [] : [sql`${sql.ref(source.orders[orderBy])} ${towards(ascending)}`]),
    sql`${sql.ref(source.orders[first])} ${ofFirst}`,
    sql`${sql.ref(source.id)} ${ofFirst}`,
  ]
  return sql`select ${columns} ${matching(source, query)} order by ${sql.join(order)}`
}
