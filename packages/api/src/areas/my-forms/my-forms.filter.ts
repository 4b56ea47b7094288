import type { CalendarDay } from '../../vocabulary/calendar-day.ts'
import { chosen, chosenPlaces } from '../../vocabulary/chosen.ts'
import { quickWindow } from '../../vocabulary/date-window.ts'
import { savedFilterRangeDays, scoreMax, scoreMin } from '../../vocabulary/limits.ts'
import type { MyFormFilters, SavedFilterValues } from './my-forms.filter.records.ts'

// One filter of My Forms, however it is spelled. The specification spells it in three ways: the
// list call (`countries`), the saved filter (`countryIds`) and the address (`selectedCountry`).
// Each spelling has one pair of functions here, `…Of` to write and `from…` to read, and nothing
// else knows the spellings. No parser library is needed, so that pages can use them too.

/** The lowest and the highest score that are shown, both included. */
export type ScoreRange = { low: number; high: number }

/** Which days a filter reaches. */
export type FilterWindow =
  /** The last so many days, today being one of them: counted anew whenever it is applied. */
  | { kind: 'days'; days: number }
  /** From a day through a day; `none` has no beginning, and an end left out is the usual one. */
  | {
      kind: 'dates'
      startDate: CalendarDay | 'none' | undefined
      endDate: CalendarDay | undefined
    }
  | { kind: 'all' }

/** What a list of entries is narrowed to. An empty list, null and false leave everything. */
export type MyFormFilter = {
  formIds: readonly string[]
  formTypes: readonly string[]
  countries: readonly string[]
  districts: readonly string[]
  businessUnits: readonly string[]
  crews: readonly string[]
  customers: readonly string[]
  pads: readonly string[]
  statuses: readonly string[]
  /** Once a range is set, entries without a score are left out. */
  score: ScoreRange | null
  isElevated: boolean
  isKudos: boolean
  isPrivateComment: boolean
  isPublicComment: boolean
  window: FilterWindow
}

/** The filter of a list that was asked for nothing: everything of the last 29 days through today. */
export const plainFilter: MyFormFilter = {
  formIds: [],
  formTypes: [],
  countries: [],
  districts: [],
  businessUnits: [],
  crews: [],
  customers: [],
  pads: [],
  statuses: [],
  score: null,
  isElevated: false,
  isKudos: false,
  isPrivateComment: false,
  isPublicComment: false,
  window: { kind: 'days', days: savedFilterRangeDays },
}

/**
 * The filter parameters of the list call alone, without section, search and order. A kept filter
 * must have been opened, so its name is none of them.
 */
export type CallFilter = Omit<MyFormFilters, 'section' | 'search' | 'filter'> & {
  filter?: undefined
}

/** Reads the list call's spelling. */
export function fromCallFilter(call: CallFilter): MyFormFilter {
  return {
    formIds: chosen(call.formIds),
    formTypes: chosen(call.formTypes),
    countries: chosenPlaces(call.countries),
    districts: chosen(call.districts),
    businessUnits: chosen(call.businessUnites),
    crews: chosenPlaces(call.crews),
    customers: chosen(call.customers),
    pads: chosen(call.padNames),
    statuses: chosen(call.status),
    score: readScoreRange(call.score ?? '') ?? null,
    isElevated: call.elevated ?? false,
    isKudos: call.isKudos ?? false,
    isPrivateComment: call.isPrivateComment ?? false,
    isPublicComment: call.isPublicComment ?? false,
    window: windowOfCall(call.startDate, call.endDate),
  }
}

/** Writes the list call's spelling, leaving out what narrows nothing. */
export function callFilterOf(filter: MyFormFilter, now: Date, timeZone: string): CallFilter {
  return {
    ...(filter.formIds.length > 0 && { formIds: [...filter.formIds] }),
    ...(filter.formTypes.length > 0 && { formTypes: [...filter.formTypes] }),
    ...(filter.countries.length > 0 && { countries: [...filter.countries] }),
    ...(filter.districts.length > 0 && { districts: [...filter.districts] }),
    ...(filter.businessUnits.length > 0 && { businessUnites: [...filter.businessUnits] }),
    ...(filter.crews.length > 0 && { crews: [...filter.crews] }),
    ...(filter.customers.length > 0 && { customers: [...filter.customers] }),
    ...(filter.pads.length > 0 && { padNames: [...filter.pads] }),
    ...(filter.statuses.length > 0 && { status: [...filter.statuses] }),
    ...(filter.score !== null && { score: writeScoreRange(filter.score) }),
    ...(filter.isElevated && { elevated: true }),
    ...(filter.isKudos && { isKudos: true }),
    ...(filter.isPrivateComment && { isPrivateComment: true }),
    ...(filter.isPublicComment && { isPublicComment: true }),
    ...callDatesOf(filter.window, now, timeZone),
  }
}

/** Reads the saved filter's spelling. Named days win over dates that were kept beside them. */
export function fromSavedFilter(saved: SavedFilterValues): MyFormFilter {
  return {
    formIds: chosen(saved.formIds),
    formTypes: chosen(saved.formTypeIds),
    countries: chosenPlaces(saved.countryIds),
    districts: chosen(saved.districtIds),
    businessUnits: chosen(saved.businessUnitIds),
    crews: chosenPlaces(saved.crewIds),
    customers: chosen(saved.customerIds),
    pads: chosen(saved.padIds),
    statuses: chosen(saved.status),
    score: readScoreRange(saved.score) ?? null,
    isElevated: saved.elevated,
    isKudos: saved.isKudos,
    isPrivateComment: saved.isPrivateComment,
    isPublicComment: saved.isPublicComment,
    window: windowOfSaved(saved),
  }
}

/** Writes the saved filter's spelling, whole. */
export function savedFilterOf(filter: MyFormFilter): SavedFilterValues {
  return {
    countryIds: [...filter.countries],
    districtIds: [...filter.districts],
    businessUnitIds: [...filter.businessUnits],
    formTypeIds: [...filter.formTypes],
    crewIds: [...filter.crews],
    padIds: [...filter.pads],
    customerIds: [...filter.customers],
    status: [...filter.statuses],
    score: writeScoreRange(filter.score ?? everyScore),
    elevated: filter.isElevated,
    ...savedDatesOf(filter.window),
    formIds: [...filter.formIds],
    isKudos: filter.isKudos,
    isPrivateComment: filter.isPrivateComment,
    isPublicComment: filter.isPublicComment,
  }
}

const everyScore: ScoreRange = { low: scoreMin, high: scoreMax }

/**
 * Reads `low-high`, both ends included. The whole range and no text at all are null, which leaves
 * entries without a score too; what is no range is undefined.
 */
export function readScoreRange(text: string): ScoreRange | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') {
    return null
  }
  const ends = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(trimmed)
  if (ends === null) {
    return undefined
  }
  const range = { low: Number(ends[1]), high: Number(ends[2]) }
  if (range.low > range.high || range.high > scoreMax) {
    return undefined
  }
  return range.low === scoreMin && range.high === scoreMax ? null : range
}

/** Writes a score range as `low-high`. */
export function writeScoreRange({ low, high }: ScoreRange): string {
  return `${low}-${high}`
}

function windowOfCall(
  startDate: CalendarDay | 'none' | undefined,
  endDate: CalendarDay | undefined,
): FilterWindow {
  if (endDate === undefined && (startDate === undefined || startDate === 'none')) {
    return startDate === 'none' ? { kind: 'all' } : plainFilter.window
  }
  return { kind: 'dates', startDate, endDate }
}

function callDatesOf(
  window: FilterWindow,
  now: Date,
  timeZone: string,
): Pick<CallFilter, 'startDate' | 'endDate'> {
  switch (window.kind) {
    case 'all':
      return { startDate: 'none' }
    case 'days':
      // The list's own window needs no naming, and so keeps moving with the day.
      return window.days === savedFilterRangeDays ? {} : quickWindow(window.days, now, timeZone)
    case 'dates':
      return {
        ...(window.startDate !== undefined && { startDate: window.startDate }),
        ...(window.endDate !== undefined && { endDate: window.endDate }),
      }
    default:
      return window satisfies never
  }
}

type SavedDates = Pick<SavedFilterValues, 'startDate' | 'endDate' | 'dateRange'>

function windowOfSaved({ startDate, endDate, dateRange }: SavedDates): FilterWindow {
  if (dateRange !== null) {
    return dateRange === 0 ? { kind: 'all' } : { kind: 'days', days: dateRange }
  }
  return startDate === null && endDate === null
    ? plainFilter.window
    : { kind: 'dates', startDate: startDate ?? undefined, endDate: endDate ?? undefined }
}

function savedDatesOf(window: FilterWindow): SavedDates {
  switch (window.kind) {
    case 'all':
      return { startDate: null, endDate: null, dateRange: 0 }
    case 'days':
      return { startDate: null, endDate: null, dateRange: window.days }
    case 'dates': {
      const startDate = window.startDate === 'none' ? null : (window.startDate ?? null)
      return { startDate, endDate: window.endDate ?? null, dateRange: null }
    }
    default:
      return window satisfies never
  }
}
