import {
  today,
  type AnyList,
  type FilterOf,
  type FilterPart,
  type OrderOf,
  type SectionOf,
} from '@holdpoint/api'
import type { ListInput } from './query.ts'
import { daysOf } from './window.ts'
import type { AboutLine } from './workbook.ts'

type PartOf<L extends AnyList> = keyof L['filter']['parts'] & string

/** What a list and what can be asked of it is called. */
export type ListWords<L extends AnyList> = {
  /** What its rows are, in the plural. */
  readonly rows: string
  readonly sections: Readonly<Record<SectionOf<L>, string>>
  /** Each order, how it reads upwards and how downwards. */
  readonly orders: Readonly<Record<OrderOf<L>, readonly [name: string, up: string, down: string]>>
  /** What happened on the days of the filter. */
  readonly day: string
  /** The parts of the filter, in the order in which they are told. */
  readonly parts: Readonly<Record<PartOf<L>, string>>
}

/** How what is chosen in a part is called; an id that has no name is called by itself. */
export type PartNames<L extends AnyList> = {
  readonly [Name in PartOf<L>]?: ReadonlyMap<string, string> | ((choice: string) => string)
}

export type AboutParts<L extends AnyList> = {
  list: L
  words: ListWords<L>
  names: PartNames<L>
  input: ListInput<L>
  query: { section: SectionOf<L>; orderBy: OrderOf<L>; ascending: boolean }
  /** How many rows the first sheet holds. */
  count: number
  madeBy: string
  madeAt: Date
  timeZone: string
}

// A cell holds 32,767 characters; a filter may name thousands of records.
const lineLength = 4_000

/** What the second sheet says of the first: how many, for whom, when, and what was filtered. */
export function aboutLines<L extends AnyList>(parts: AboutParts<L>): AboutLine[] {
  const { words, input, query, count, madeBy, madeAt, timeZone } = parts
  const [order, up, down] = words.orders[query.orderBy]
  return [
    [words.rows, count],
    ['Made by', madeBy],
    ['Made at', clockOf(madeAt, timeZone)],
    ['Times are of', timeZone],
    ['Tab', words.sections[query.section]],
    ['Sorted by', `${order}, ${query.ascending ? up : down}`],
    [words.day, windowInWords(parts)],
    ...lined(
      'Search',
      [input.search.trim()].filter((each) => each !== ''),
    ),
    ...toldParts({ ...parts, filter: parts.list.filter.fromCall(input) }).flatMap(
      ({ what, chosen }) => lined(what, chosen),
    ),
  ]
}

/** A part of a filter that narrows something, and all that is chosen in it, by name. */
export type ToldPart = { what: string; chosen: string[] }

/** What a filter is narrowed by, in the order of its words; its days are none of it. */
export function toldParts<L extends AnyList>({
  list,
  words,
  names,
  filter,
}: Pick<AboutParts<L>, 'list' | 'words' | 'names'> & { filter: FilterOf<L> }): ToldPart[] {
  const values: Readonly<Record<string, unknown>> = filter
  const namers: Readonly<Record<string, Namer | undefined>> = names
  return Object.entries<string>(words.parts).flatMap(([name, what]) => {
    const namer = namers[name] ?? new Map<string, string>()
    const chosen = inWords(list.filter.parts[name], values[name])
      .filter((each) => each !== '')
      .map((each) => (typeof namer === 'function' ? namer(each) : (namer.get(each) ?? each)))
    return chosen.length === 0 ? [] : [{ what, chosen }]
  })
}

function inWords(part: FilterPart | undefined, value: unknown): readonly string[] {
  switch (part?.kind) {
    case 'flag':
      return value === true ? ['Yes'] : []
    case 'range': {
      const range = value as { low: number; high: number } | null
      return range === null ? [] : [`${range.low} to ${range.high}`]
    }
    default:
      return Array.isArray(value) ? value.map(String) : []
  }
}

type Namer = ReadonlyMap<string, string> | ((choice: string) => string)

/** What was chosen, over as many lines as it takes. */
export function lined(what: string, chosen: readonly string[]): AboutLine[] {
  const lines: string[] = []
  for (const name of chosen) {
    const last = lines.at(-1)
    if (last === undefined || last.length + name.length > lineLength) {
      lines.push(name)
    } else {
      lines[lines.length - 1] = `${last}, ${name}`
    }
  }
  return lines.map((line, index) => [index === 0 ? what : '', line])
}

function windowInWords<L extends AnyList>(parts: AboutParts<L>): string {
  const { list, input, madeAt, timeZone } = parts
  const { window } = list.filter.fromCall(input)
  const { first, last } = daysOf(window, { list, today: { now: madeAt, timeZone } })
  if (first === undefined) {
    return last === undefined ? 'at any time' : `until ${last}`
  }
  return last === undefined ? `from ${first}` : `${first} to ${last}`
}

function clockOf(instant: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
  return `${today(instant, timeZone)} ${time}`
}
