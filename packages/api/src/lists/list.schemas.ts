import * as z from 'zod'
import { text } from '../wire.ts'
import { filterShape } from './filter.schemas.ts'
import type { DayNames, FilterParts } from './filter.ts'
import { orderNames, type List, type Orders } from './list.ts'
import { listing } from './listing.ts'

/**
 * What narrows a list: its tab, the word searched for, its filter, and the name of a filter that is
 * kept. Calls that answer about the same rows, such as a workbook, take just this.
 */
export function narrowingInput<
  const Section extends string,
  Sorts extends Orders,
  Parts extends FilterParts,
  Days extends DayNames,
>(list: List<string, Section, Sorts, Parts, Days>) {
  return z.object({
    section: z.enum(list.sections).default(list.sections[0]),
    search: listing.shape.search,
    ...filterShape(list.filter),
    /**
     * A filter that is kept, by its name. It stands for the parameters that it holds; one that is
     * sent beside it counts instead of the same one inside.
     */
    filter: text(64).optional(),
  })
}

/** What the call of a list takes: one page, in one order, of what its filter leaves (spec 7). */
export function listInput<
  const Section extends string,
  Sorts extends Orders,
  Parts extends FilterParts,
  Days extends DayNames,
>(list: List<string, Section, Sorts, Parts, Days>) {
  return listing.extend({ ...narrowingInput(list).shape, ...orderingInput(list) })
}

/** In which order its rows stand: left out, the one that the list opens with. */
export function orderingInput<Sorts extends Orders>(list: { name: string; orders: Sorts }) {
  const orders = orderNames(list)
  return {
    orderBy: z.enum(orders).default(orders[0]),
    orderByAsc: listing.shape.orderByAsc,
  }
}
