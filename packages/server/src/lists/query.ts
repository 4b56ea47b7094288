import {
  firstDirection,
  orderNames,
  type AnyList,
  type CallFilter,
  type FilterPart,
  type FilterParts,
  type NamesOfKind,
  type NumberRange,
  type OrderOf,
  type SectionOf,
} from '@holdpoint/api'
import { wordPatterns } from '../db/word-patterns.ts'
import type { PersonRights } from '../identity.ts'
import { windowBounds, type DayColumn, type WindowBounds } from './window.ts'

/** The parameters of a call that are the filter's. */
export type CallFilterOf<L extends AnyList> = CallFilter<L['filter']['parts'], L['filter']['days']>

/** What a call brings that takes a list's filters. */
export type Narrowing<L extends AnyList> = CallFilterOf<L> & {
  section: SectionOf<L>
  search: string
  orderBy?: OrderOf<L> | undefined
  orderByAsc?: number | undefined
  pLimit?: number | undefined
  pOffset?: number | undefined
}

/** The same once its kept filter was opened. */
export type ListInput<L extends AnyList> = Narrowing<L> & {
  filter?: undefined
  /** Whether a word that is searched for may differ by a letter; no call of a list asks for it. */
  isNear?: boolean | undefined
}

/** Who asks, and when. */
export type AskContext = { person: PersonRights; now: Date }

/**
 * The parts of a filter side by side, as they travel: a range as its two ends. One that is undefined
 * is not asked at all, so that a plain list pays for none of them; one of no values leaves nothing.
 */
export type PartsQuery<Parts extends FilterParts> = {
  [Name in NamesOfKind<Parts, 'choices' | 'places'>]: readonly string[] | undefined
} & { [Name in NamesOfKind<Parts, 'flag'>]: true | undefined } & {
  [Name in NamesOfKind<Parts, 'range'> as `${Name}Low` | `${Name}High`]: number | undefined
}

/** The terms of a search, each a parameter of its own; `searchTermsMax` of them. */
export const termNames = [
  ...(['term1', 'term2', 'term3', 'term4', 'term5', 'term6', 'term7', 'term8'] as const),
] as const

/** The patterns of each term that is searched for; one that is undefined is not asked. */
type Terms = { [Name in (typeof termNames)[number]]: readonly string[] | undefined }

type Fixed<Section extends string, Order extends string> = {
  section: Section
  orderBy: Order
  ascending: boolean
  shardKey: string
  personId: string
  offset: number
  limit: number
} & WindowBounds &
  Terms

/** What the database is asked for: a page of a tab in an order, and what narrows it. */
export type ListQuery<L extends AnyList> = Fixed<SectionOf<L>, OrderOf<L>> &
  PartsQuery<L['filter']['parts']>

/** Reads a call: the window of days in the person's zone, order and page as the list declares them. */
export function listQuery<L extends AnyList>(
  list: L,
  day: DayColumn,
  input: ListInput<L>,
  { person, now }: AskContext,
): ListQuery<L> {
  const values = list.filter.fromCall(input)
  const orderBy = input.orderBy ?? firstOrder(list)
  const today = { now, timeZone: person.timeZone }
  const fixed: Fixed<SectionOf<L>, OrderOf<L>> = {
    section: input.section,
    orderBy,
    ascending:
      input.orderByAsc === undefined
        ? firstDirection(list, orderBy) === 'asc'
        : input.orderByAsc === 1,
    shardKey: person.shardKey,
    personId: person.personId,
    offset: input.pOffset ?? 0,
    limit: input.pLimit ?? list.pageSize,
    ...windowBounds(values.window, { list, day, today }),
    ...termsOf(wordPatterns(input.search, input.isNear)),
  }
  // What each part becomes is told by its kind.
  return { ...fixed, ...partsQuery(list.filter.parts, values) } as ListQuery<L>
}

const fixedNames: ReadonlySet<string> = new Set<keyof Fixed<string, string>>([
  ...(['section', 'orderBy', 'ascending', 'shardKey', 'personId', 'offset', 'limit'] as const),
  ...(['startsAt', 'endsBefore', ...termNames] as const),
])

function termsOf(patterns: readonly (readonly string[])[]): Terms {
  // Every name is there, so that a query says of each term that it is not asked.
  return Object.fromEntries(termNames.map((name, at) => [name, patterns[at]])) as Terms
}

/** A part travels beside what every list asks, under its own name, so it cannot be called so too. */
export function requireOwnNames({ name, filter }: AnyList): void {
  const taken = filter.names.find((part) => fixedNames.has(part))
  if (taken !== undefined) {
    throw new TypeError(`A part of the filter of ${name} cannot be called ${taken}.`)
  }
}

/** The order that a list opens with. */
export function firstOrder<L extends AnyList>(list: L): OrderOf<L> {
  return orderNames<L['orders']>(list)[0]
}

function partsQuery(parts: FilterParts, values: Readonly<Record<string, unknown>>) {
  const query: Record<string, unknown> = {}
  for (const [name, { kind }] of Object.entries<FilterPart>(parts)) {
    const value = values[name]
    if (kind === 'range') {
      const range = value as NumberRange | null
      query[`${name}Low`] = range?.low
      query[`${name}High`] = range?.high
    } else if (kind === 'flag') {
      query[name] = value === true ? true : undefined
    } else {
      query[name] = Array.isArray(value) && value.length > 0 ? value : undefined
    }
  }
  return query
}
