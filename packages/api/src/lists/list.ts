import { searchBoxDelayMs } from '../vocabulary/limits.ts'
import { sentences } from '../sentences.ts'
import { quickDaysOf } from '../vocabulary/date-window.ts'
import type { DayNames, Filter, FilterParts } from './filter.ts'

/** Upwards or downwards. */
export type Direction = 'asc' | 'desc'

/** Of each order, the direction in which it opens. */
export type Orders = Readonly<Record<string, Direction>>

/**
 * A list, declared once: what can be asked of it. The server says how that is asked in SQL, the
 * portal how it looks; both are bound to this by type. Nothing here knows how to do either.
 */
export type List<
  Name extends string,
  Section extends string,
  Sorts extends Orders,
  Parts extends FilterParts,
  Days extends DayNames,
  Follows extends string | null = string | null,
> = {
  /** What saved filters, the remembered tab and the workbook call it. */
  readonly name: Name
  /** The tabs; the first one opens. */
  readonly sections: readonly [Section, ...Section[]]
  /** What it may be sorted by, and which way first; the first one opens. */
  readonly orders: Sorts
  readonly filter: Filter<Parts, Days>
  /** Rows on a page. */
  readonly pageSize: number
  /** How long the search box and the filters wait after the last key, in milliseconds (spec 9). */
  readonly searchDelayMs: number
  /** What stands where there are no rows (spec 8). */
  readonly emptyText: string
  /** What `/no-access?type=` names for somebody who may not see it (spec 2). */
  readonly noAccess: string
  /** The numbers of last days that its filter offers; the loto and jsa pages offer two (spec 9). */
  readonly quickDays: readonly number[]
  /**
   * The kind of record whose rows it shows, if they follow what others do to them; null for a list
   * that stays as it was read (decision 0090).
   */
  readonly follows: Follows
}

/** A list of whatever shape, for what works on any. */
export type AnyList = List<string, string, Orders, FilterParts, DayNames>

/** The tabs of a list. */
export type SectionOf<L extends AnyList> = L['sections'][number]
/** The orders of a list. */
export type OrderOf<L extends AnyList> = keyof L['orders'] & string
/** What a list is narrowed to. */
export type FilterOf<L extends AnyList> = L['filter']['plain']

/** What a declaration may leave out. */
type Usual = 'pageSize' | 'searchDelayMs' | 'emptyText' | 'quickDays'

/** Declares a list. What is left out is what the specification's lists have in common. */
export function defineList<
  const Name extends string,
  const Section extends string,
  const Sorts extends Orders,
  Parts extends FilterParts,
  Days extends DayNames,
  const Follows extends string | null,
>(
  list: Omit<List<Name, Section, Sorts, Parts, Days, Follows>, Usual> &
    Partial<Pick<List<Name, Section, Sorts, Parts, Days, Follows>, Usual>>,
): List<Name, Section, Sorts, Parts, Days, Follows> {
  return {
    pageSize: 20,
    searchDelayMs: searchBoxDelayMs,
    emptyText: sentences.noData.data,
    quickDays: quickDaysOf(),
    ...list,
  }
}

/** The names of the orders, the one that opens first. */
export function orderNames<Sorts extends Orders>(list: {
  name: string
  orders: Sorts
}): readonly [keyof Sorts & string, ...(keyof Sorts & string)[]] {
  const [first, ...rest]: (keyof Sorts & string)[] = Object.keys(list.orders)
  if (first === undefined) {
    throw new TypeError(`The list ${list.name} declares no order.`)
  }
  return [first, ...rest]
}

/** The way in which an order opens. */
export function firstDirection<L extends AnyList>(list: L, order: OrderOf<L>): Direction {
  return list.orders[order] ?? 'asc'
}

/** The other way. */
export function opposite(direction: Direction): Direction {
  return direction === 'asc' ? 'desc' : 'asc'
}
