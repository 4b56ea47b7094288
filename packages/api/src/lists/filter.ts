import type { CalendarDay } from '../vocabulary/calendar-day.ts'
import { quickWindow } from '../vocabulary/date-window.ts'
import {
  isPlain,
  plainValue,
  readParameter,
  readPart,
  writeParameter,
  writePart,
  writeWhole,
  type AnyText,
  type AnyValue,
  type FilterPart,
  type PartKind,
  type PartTexts,
  type PartValues,
} from './filter-parts.ts'
import {
  countedWindow,
  daysOf,
  namedWindow,
  savedDaysOf,
  usualWindow,
  windowOf,
  windowOfSaved,
  type FilterWindow,
  type SavedDays,
  type UsualWindow,
} from './filter-window.ts'

// One filter of a list, however it is spelled. The specification spells it in three ways: the list
// call (`countries`), the saved filter (`countryIds`) and the address (`selectedCountry`). A list
// declares its parts with their spellings once; the functions made of that are the only ones that
// know them. No parser library is needed, so that pages can use them too.

/** The parts of a filter by the names that they have within. */
export type FilterParts = Readonly<Record<string, FilterPart>>

/** What the two parameters of the days are called, first and last. */
export type DayNames = {
  readonly call: readonly [string, string]
  readonly address: readonly [string, string]
}

/** In a filter of whatever parts any name may be that of something else, such as the days. */
type Besides<Name, Value> = string extends Name ? Value : never

/** What a list is narrowed to. An empty list, null and false leave everything. */
export type FilterValues<Parts extends FilterParts> = {
  [Name in keyof Parts]: PartValues[Parts[Name]['kind']] | Besides<Name, FilterWindow>
} & { window: FilterWindow }

/** The parameters of the list call that are the filter's. */
export type CallFilter<Parts extends FilterParts, Days extends DayNames> = {
  [Name in keyof Parts as Parts[Name]['call']]?: PartTexts[Parts[Name]['kind']] | undefined
} & { [Name in Days['call'][0]]?: CalendarDay | 'none' | Besides<Name, AnyText> | undefined } & {
  [Name in Days['call'][1]]?: CalendarDay | Besides<Name, AnyText> | undefined
}

/** What a saved filter holds, whole. */
export type SavedValues<Parts extends FilterParts> = {
  [Name in keyof Parts as Parts[Name]['saved']]:
    | PartTexts[Parts[Name]['kind']]
    | Besides<Name, SavedDays[keyof SavedDays]>
} & SavedDays

/** What the address says of a filter; what narrows nothing is left out. */
export type AddressFilter<Parts extends FilterParts, Days extends DayNames> = {
  [Name in Parts[keyof Parts]['address'] | Days['address'][number]]?: string
}

/** The day in whose light days are named: now, in the zone of whoever asks. */
export type Today = { now: Date; timeZone: string }

/**
 * A filter and its three spellings; each has a pair of functions, one to read and one to write. They
 * are methods, so that any filter passes for one of whatever parts.
 */
export type Filter<Parts extends FilterParts, Days extends DayNames> = {
  readonly parts: Parts
  readonly names: readonly (keyof Parts & string)[]
  readonly days: Days
  /** The days that the list opens with. */
  readonly usual: UsualWindow
  /** The filter of a list that was asked for nothing. */
  readonly plain: FilterValues<Parts>
  /** Every parameter of the address that is the filter's. */
  readonly addressNames: readonly string[]
  /** Reads the list call's spelling. */
  fromCall(said: CallFilter<Parts, Days>): FilterValues<Parts>
  /** Writes the list call's spelling, leaving out what narrows nothing. */
  callOf(values: FilterValues<Parts>, today: Today): CallFilter<Parts, Days>
  /** Reads the saved filter's spelling. */
  fromSaved(said: SavedValues<Parts>): FilterValues<Parts>
  /** Writes the saved filter's spelling, whole. */
  savedOf(values: FilterValues<Parts>): SavedValues<Parts>
  /** Reads an address. What makes no sense narrows nothing; days are taken as they stand. */
  fromAddress(query: URLSearchParams): FilterValues<Parts>
  /** Writes the address of a filter whose days are named. It reads back as the same filter. */
  addressOf(values: FilterValues<Parts>): AddressFilter<Parts, Days>
  /** Names the days of a filter as they are today, for an address keeps its days. */
  withDaysNamed(values: FilterValues<Parts>, today: Today): FilterValues<Parts>
  /** Finds the quick choice behind named days, for a saved filter moves on with the day. */
  withDaysCounted(values: FilterValues<Parts>, today: Today): FilterValues<Parts>
  /** Whether a filter narrows nothing beyond what the list opens with. */
  isPlain(values: FilterValues<Parts>): boolean
}

/**
 * Declares a filter: a line for each part, what the days are called, and the window that the list
 * opens with, which is the last 29 days through today unless it is another (spec 9).
 */
export function defineFilter<const Parts extends FilterParts, const Days extends DayNames>(
  parts: Parts,
  days: Days,
  usual: UsualWindow = usualWindow,
): Filter<Parts, Days> {
  const names: (keyof Parts & string)[] = Object.keys(parts)
  const [callStart, callEnd] = days.call
  const [addressStart, addressEnd] = days.address

  // The types say what each spelling holds; that the records made here do is told by the one loop.
  const valuesOf = (read: (part: FilterPart) => unknown, window: FilterWindow) =>
    ({ ...collect(parts, (name, part) => [name, read(part)]), window }) as FilterValues<Parts>

  const valueIn = (values: FilterValues<Parts>, name: keyof Parts) => values[name] as AnyValue

  const filter: Filter<Parts, Days> = {
    parts,
    names,
    days,
    usual,
    plain: valuesOf(plainValue, usual),
    addressNames: [...names.map((name) => parts[name]?.address ?? name), ...days.address],
    fromCall(said) {
      const texts: Readonly<Record<string, unknown>> = said
      const start = dayOf(texts[callStart])
      const window = windowOf({ start, end: dayOf(texts[callEnd]) }, usual)
      return valuesOf((part) => readPart(part, texts[part.call]), window)
    },
    callOf(values, { now, timeZone }) {
      const { start, end } = daysOf(values.window, usual, (count) =>
        quickWindow(count, now, timeZone),
      )
      return {
        ...collect(parts, (name, part) => [part.call, writePart(part, valueIn(values, name))]),
        ...(start !== undefined && { [callStart]: start }),
        ...(end !== undefined && { [callEnd]: end }),
      } as CallFilter<Parts, Days>
    },
    fromSaved(said) {
      const texts: Readonly<Record<string, unknown>> = said
      return valuesOf((part) => readPart(part, texts[part.saved]), windowOfSaved(said))
    },
    savedOf(values) {
      return {
        ...collect(parts, (name, part) => [part.saved, writeWhole(part, valueIn(values, name))]),
        ...savedDaysOf(values.window),
      } as SavedValues<Parts>
    },
    fromAddress(query) {
      const start = query.get(addressStart) || undefined
      const window = windowOf({ start, end: query.get(addressEnd) || undefined }, usual)
      return valuesOf((part) => readParameter(part, query.getAll(part.address)), window)
    },
    addressOf(values) {
      const { start, end } = daysOf(values.window, usual, (count) => {
        throw new RangeError(`Name the last ${count} days before they go into an address.`)
      })
      return {
        ...collect(parts, (name, part) => [
          part.address,
          writeParameter(part, valueIn(values, name)),
        ]),
        ...(start !== undefined && { [addressStart]: start }),
        ...(end !== undefined && { [addressEnd]: end }),
      } as AddressFilter<Parts, Days>
    },
    withDaysNamed: (values, today) => ({
      ...values,
      window: namedWindow(values.window, usual, today),
    }),
    withDaysCounted: (values, today) => ({
      ...values,
      window: countedWindow(values.window, today),
    }),
    isPlain: (values) => {
      const { start, end } = daysOf(values.window, usual, () => ({ startDate: '', endDate: '' }))
      return (
        start === undefined &&
        end === undefined &&
        names.every((name) => isPlain(valueIn(values, name)))
      )
    },
  }
  return filter
}

/** The names of the parts that are of a kind. */
export type NamesOfKind<Parts extends FilterParts, Kind extends PartKind> = {
  [Name in keyof Parts]: Parts[Name]['kind'] extends Kind ? Name : never
}[keyof Parts] &
  string

/** The names of the parts that are of one of these kinds, in their order. */
export function namesOfKind<Parts extends FilterParts, const Kind extends PartKind>(
  { parts }: { readonly parts: Parts },
  ...kinds: readonly Kind[]
): NamesOfKind<Parts, Kind>[] {
  const isOfKind = (name: keyof Parts): name is NamesOfKind<Parts, Kind> =>
    kinds.some((kind) => parts[name]?.kind === kind)
  return Object.keys(parts).filter(isOfKind)
}

/** One entry of a record for each part, without those that are left out. */
function collect<Parts extends FilterParts>(
  parts: Parts,
  entryOf: (name: keyof Parts & string, part: FilterPart) => readonly [string, unknown],
): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) {
    const [key, value] = entryOf(name, part)
    if (value !== undefined) {
      record[key] = value
    }
  }
  return record
}

function dayOf(said: unknown): string | undefined {
  return typeof said === 'string' ? said : undefined
}
