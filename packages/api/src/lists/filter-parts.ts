import { chosen, chosenPlaces } from '../vocabulary/chosen.ts'
import { readRange, writeRange, type NumberRange } from './number-range.ts'

// What a filter can be made of. A part has one value within, and says it in three ways: in a call
// (`countries`), in the address of a page (`selectedCountry`) and in a saved filter (`countryIds`).

type Spelled<Call extends string, Address extends string, Saved extends string> = {
  readonly call: Call
  readonly address: Address
  readonly saved: Saved
}

/** Ids or codes of which any may match; -1 among them lifts the filter (spec 9). */
export type ChoicesPart<C extends string, A extends string, S extends string> = Spelled<C, A, S> & {
  readonly kind: 'choices'
}
/** The same for countries and crews, which pass over -1 and -2 (spec 9). */
export type PlacesPart<C extends string, A extends string, S extends string> = Spelled<C, A, S> & {
  readonly kind: 'places'
}
/** Narrows when it is on. */
export type FlagPart<C extends string, A extends string, S extends string> = Spelled<C, A, S> & {
  readonly kind: 'flag'
}
/** From a number through a number; once it is set, records without a number are left out. */
export type RangePart<C extends string, A extends string, S extends string> = Spelled<C, A, S> & {
  readonly kind: 'range'
  readonly bounds: NumberRange
}

/** One part of a filter, of whatever kind. */
export type FilterPart =
  | ChoicesPart<string, string, string>
  | PlacesPart<string, string, string>
  | FlagPart<string, string, string>
  | RangePart<string, string, string>
/** The kinds that a part may be of. */
export type PartKind = FilterPart['kind']

/** Ids or codes: what each spelling calls them. */
export const choices = <const C extends string, const A extends string, const S extends string>(
  call: C,
  address: A,
  saved: S,
): ChoicesPart<C, A, S> => ({ kind: 'choices', call, address, saved })

/** Countries or crews: what each spelling calls them. */
export const places = <const C extends string, const A extends string, const S extends string>(
  call: C,
  address: A,
  saved: S,
): PlacesPart<C, A, S> => ({ kind: 'places', call, address, saved })

/** On or off: what each spelling calls it. */
export const flag = <const C extends string, const A extends string, const S extends string>(
  call: C,
  address: A,
  saved: S,
): FlagPart<C, A, S> => ({ kind: 'flag', call, address, saved })

/** Two numbers and what lies between them: what each spelling calls it, and its bounds. */
export const range = <const C extends string, const A extends string, const S extends string>(
  call: C,
  address: A,
  saved: S,
  bounds: NumberRange,
): RangePart<C, A, S> => ({ kind: 'range', call, address, saved, bounds })

/** What a part is within, by its kind. An empty list, false and null leave everything. */
export type PartValues = {
  choices: readonly string[]
  places: readonly string[]
  flag: boolean
  range: NumberRange | null
}
/** What a call and a saved filter carry of it. */
export type PartTexts = { choices: string[]; places: string[]; flag: boolean; range: string }

export type AnyValue = PartValues[PartKind]
export type AnyText = PartTexts[PartKind]

/** What a part is where nothing is asked of it. */
export function plainValue({ kind }: FilterPart): AnyValue {
  return kind === 'flag' ? false : kind === 'range' ? null : []
}

/** Reads what a call or a saved filter says of a part. */
export function readPart(part: FilterPart, said: unknown): AnyValue {
  switch (part.kind) {
    case 'choices':
      return chosen(listOf(said))
    case 'places':
      return chosenPlaces(listOf(said))
    case 'flag':
      return said === true
    case 'range':
      return readRange(typeof said === 'string' ? said : '', part.bounds) ?? null
    default:
      return part satisfies never
  }
}

/** Writes what narrows as a call says it; undefined is to be left out. */
export function writePart(part: FilterPart, value: AnyValue): AnyText | undefined {
  return isPlain(value) ? undefined : writeWhole(part, value)
}

/** Writes a part as a saved filter says it, which leaves nothing out. */
export function writeWhole(part: FilterPart, value: AnyValue): AnyText {
  if (part.kind === 'range') {
    return writeRange(isRange(value) ? value : part.bounds)
  }
  return typeof value === 'boolean' ? value : Array.isArray(value) ? [...value] : []
}

/** Reads a parameter of an address. It may be given more than once, as a form does, or with commas. */
export function readParameter(part: FilterPart, texts: readonly string[]): AnyValue {
  switch (part.kind) {
    case 'flag':
      return ['true', '1', 'on'].includes(texts[0] ?? '')
    case 'range':
      return readPart(part, texts[0])
    default: {
      const entries = texts.flatMap((text) => text.split(','))
      return readPart(
        part,
        entries.map((entry) => entry.trim()).filter((entry) => entry !== ''),
      )
    }
  }
}

/** Writes a parameter of an address; undefined is to be left out. */
export function writeParameter(part: FilterPart, value: AnyValue): string | undefined {
  const text = writePart(part, value)
  return text === undefined ? undefined : String(text)
}

/** Whether a value leaves everything. */
export function isPlain(value: AnyValue): boolean {
  return value === false || value === null || (Array.isArray(value) && value.length === 0)
}

function isRange(value: AnyValue): value is NumberRange {
  return typeof value === 'object' && value !== null && 'low' in value
}

function listOf(said: unknown): readonly string[] {
  return Array.isArray(said) ? said.map(String) : []
}
