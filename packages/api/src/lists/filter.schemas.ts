import * as z from 'zod'
import { calendarDay, wireBoolean, wireInteger, wireList } from '../wire.ts'
import type { FilterPart } from './filter-parts.ts'
import type { DayNames, Filter, FilterParts } from './filter.ts'
import { rangeProblemOf, readRange } from './number-range.ts'

// The parts of a filter as calls take and answer them. A comma list may name up to 9,999 ids.

const start = z.union([calendarDay, z.literal('none')]).optional()
const end = calendarDay.optional()

type RangeText = ReturnType<typeof rangeText>

function rangeText(name: string, bounds: { low: number; high: number }) {
  const problem = rangeProblemOf(name, bounds)
  return z
    .string()
    .max(20, problem)
    .refine((text) => readRange(text, bounds) !== undefined, problem)
}

type CallSchemas = {
  choices: z.ZodOptional<typeof wireList>
  places: z.ZodOptional<typeof wireList>
  flag: z.ZodOptional<typeof wireBoolean>
  range: z.ZodOptional<RangeText>
}

/** The parameters of a call, by the names that the call gives them. */
export type FilterShape<Parts extends FilterParts, Days extends DayNames> = {
  [Name in keyof Parts as Parts[Name]['call']]: CallSchemas[Parts[Name]['kind']]
} & { [Name in Days['call'][0]]: typeof start } & { [Name in Days['call'][1]]: typeof end }

/** What a call takes of a filter. Left out, the days are the list's own; `none` lifts them. */
export function filterShape<const Parts extends FilterParts, const Days extends DayNames>({
  parts,
  days,
}: Filter<Parts, Days>): FilterShape<Parts, Days> {
  const [first, last] = days.call
  return {
    ...byName(parts, 'call', callSchemaOf),
    [first]: start,
    [last]: end,
  } as FilterShape<Parts, Days>
}

function callSchemaOf(part: FilterPart) {
  switch (part.kind) {
    case 'flag':
      return wireBoolean.optional()
    case 'range':
      return rangeText(part.call, part.bounds).optional()
    default:
      return wireList.optional()
  }
}

type KeptSchemas = {
  choices: z.ZodOptional<z.ZodArray<z.ZodString>>
  places: z.ZodOptional<z.ZodArray<z.ZodString>>
  flag: z.ZodOptional<z.ZodBoolean>
  range: z.ZodOptional<z.ZodString>
}

/** What a call answers of a filter that is kept; what narrows nothing is left out. */
export function keptFilterShape<const Parts extends FilterParts, const Days extends DayNames>({
  parts,
  days,
}: Filter<Parts, Days>): {
  [Name in keyof Parts as Parts[Name]['call']]: KeptSchemas[Parts[Name]['kind']]
} & { [Name in Days['call'][number]]: z.ZodOptional<z.ZodString> } {
  const [first, last] = days.call
  return {
    ...byName(parts, 'call', (part) => answerOf(part).optional()),
    [first]: z.string().optional(),
    [last]: z.string().optional(),
  } as never
}

type AnswerSchemas = {
  choices: z.ZodArray<z.ZodString>
  places: z.ZodArray<z.ZodString>
  flag: z.ZodBoolean
  range: z.ZodString
}

const savedDays = {
  /** Both days of a custom range; null beside a `dateRange`. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** The last so many days, 0 for all of them; null beside a custom range. */
  dateRange: z.int().nullable(),
}

/** What a saved filter holds (spec 3). An empty list, false and the whole range narrow nothing. */
export function savedValuesShape<const Parts extends FilterParts, const Days extends DayNames>({
  parts,
}: Filter<Parts, Days>): {
  [Name in keyof Parts as Parts[Name]['saved']]: AnswerSchemas[Parts[Name]['kind']]
} & typeof savedDays {
  return { ...byName(parts, 'saved', answerOf), ...savedDays } as never
}

function answerOf({ kind }: FilterPart) {
  return kind === 'flag' ? z.boolean() : kind === 'range' ? z.string() : z.array(z.string())
}

const ids = wireList.nullish().transform((list) => list ?? [])
const isOn = wireBoolean.nullish().transform((said) => said ?? false)
const day = z
  .union([calendarDay, z.literal('')])
  .nullish()
  .transform((text) => text || null)

const savedDaysInput = {
  startDate: day,
  endDate: day,
  /** Left out beside two dates they are the range; left out alone it is 30. */
  dateRange: z
    .union([wireInteger(0, 3650), z.literal('')])
    .nullish()
    .transform((days) => (days === '' ? null : (days ?? null))),
}

const savedRange = (part: { call: string; bounds: { low: number; high: number } }) =>
  rangeText(part.call, part.bounds)
    .nullish()
    .transform((text) => text ?? '')

type SavedInputSchemas = {
  choices: typeof ids
  places: typeof ids
  flag: typeof isOn
  range: ReturnType<typeof savedRange>
}

/** The same as it is sent: what is left out, null or empty narrows nothing. */
export function savedValuesInputShape<
  const Parts extends FilterParts,
  const Days extends DayNames,
>({
  parts,
}: Filter<Parts, Days>): {
  [Name in keyof Parts as Parts[Name]['saved']]: SavedInputSchemas[Parts[Name]['kind']]
} & typeof savedDaysInput {
  const inputOf = (part: FilterPart) =>
    part.kind === 'flag' ? isOn : part.kind === 'range' ? savedRange(part) : ids
  return { ...byName(parts, 'saved', inputOf), ...savedDaysInput } as never
}

/** A schema for each part under the name that one of its spellings has for it. */
function byName<Schema>(
  parts: FilterParts,
  spelling: 'call' | 'saved',
  schemaOf: (part: FilterPart) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.values(parts).map((part) => [part[spelling], schemaOf(part)] as const),
  )
}
