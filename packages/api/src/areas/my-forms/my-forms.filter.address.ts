import { chosen, chosenPlaces } from '../../vocabulary/chosen.ts'
import { quickDateDays, savedFilterRangeDays } from '../../vocabulary/limits.ts'
import { quickWindow } from '../../vocabulary/date-window.ts'
import {
  type FilterWindow,
  type MyFormFilter,
  plainFilter,
  readScoreRange,
  writeScoreRange,
} from './my-forms.filter.ts'

// The third spelling of the filter of My Forms: the parameters of the page's address (spec 2).

const listNames = {
  countries: 'selectedCountry',
  districts: 'selectedDistrict',
  businessUnits: 'selectedBusinessUnitOptions',
  crews: 'selectedCrewOptions',
  customers: 'selectedCustomerOptions',
  pads: 'selectedPadNameOptions',
  formTypes: 'selectedFormTypeOptions',
  formIds: 'selectedFormIds',
  statuses: 'selectedStatus',
} as const

const flagNames = {
  isElevated: 'elevatedSelected',
  isKudos: 'isKudosSelected',
  isPrivateComment: 'isPrivateCommentSelected',
  isPublicComment: 'isPublicCommentSelected',
} as const

/** What each list and each flag is called in an address, and in a form that leads to one. */
export const addressNames = { ...listNames, ...flagNames } as const

/** The parts of a filter that are lists of ids or codes, in the order of the address. */
export const filterListKeys = [
  'countries',
  'districts',
  'businessUnits',
  'crews',
  'customers',
  'pads',
  'formTypes',
  'formIds',
  'statuses',
] as const satisfies readonly (keyof typeof listNames)[]
/** A part of a filter that is a list. */
export type FilterListKey = (typeof filterListKeys)[number]
/** The parts of a filter that are on or off. */
export const filterFlagKeys = [
  'isElevated',
  'isKudos',
  'isPrivateComment',
  'isPublicComment',
] as const satisfies readonly (keyof typeof flagNames)[]
/** A part of a filter that is on or off. */
export type FilterFlagKey = (typeof filterFlagKeys)[number]

/** The parameters of the address that are the filter's. */
export type AddressFilterName =
  | (typeof listNames)[FilterListKey]
  | (typeof flagNames)[FilterFlagKey]
  | 'selectedScore'
  | 'selectedStartDate'
  | 'selectedEndDate'

/** What the address says of a filter; what narrows nothing is left out. */
export type AddressFilter = Partial<Record<AddressFilterName, string>>

/** Every parameter of the address that is the filter's. */
export const addressFilterNames: readonly AddressFilterName[] = [
  ...Object.values(listNames),
  ...Object.values(flagNames),
  'selectedScore',
  'selectedStartDate',
  'selectedEndDate',
]

/**
 * A filter whose days are named. An address keeps its days, so that a link shows the next reader
 * the same list; only the window that a list opens with moves on with the day.
 */
export type AddressedFilter = Omit<MyFormFilter, 'window'> & {
  window: Exclude<FilterWindow, { kind: 'days' }> | typeof usualWindow
}

/** The window that a list opens with: the last 29 days through today (spec 9). */
export const usualWindow = { kind: 'days', days: savedFilterRangeDays } as const

/** The filter of a list whose address says nothing. */
export const plainAddressedFilter: AddressedFilter = { ...plainFilter, window: usualWindow }

/**
 * Reads the address. A parameter may be given more than once, as a form does, or with commas; what
 * makes no sense narrows nothing. Days are taken as they stand: `rangeProblem` says what is wrong.
 */
export function fromAddressFilter(query: URLSearchParams): AddressedFilter {
  const list = (key: FilterListKey) =>
    query
      .getAll(listNames[key])
      .flatMap((text) => text.split(','))
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  const flag = (key: FilterFlagKey) => ['true', '1', 'on'].includes(query.get(flagNames[key]) ?? '')
  return {
    countries: chosenPlaces(list('countries')),
    districts: chosen(list('districts')),
    businessUnits: chosen(list('businessUnits')),
    crews: chosenPlaces(list('crews')),
    customers: chosen(list('customers')),
    pads: chosen(list('pads')),
    formTypes: chosen(list('formTypes')),
    formIds: chosen(list('formIds')),
    statuses: chosen(list('statuses')),
    score: readScoreRange(query.get('selectedScore') ?? '') ?? null,
    isElevated: flag('isElevated'),
    isKudos: flag('isKudos'),
    isPrivateComment: flag('isPrivateComment'),
    isPublicComment: flag('isPublicComment'),
    window: windowOf(query.get('selectedStartDate') ?? '', query.get('selectedEndDate') ?? ''),
  }
}

/** Writes the address. It reads back as the same filter. */
export function addressFilterOf(filter: AddressedFilter): AddressFilter {
  const address: AddressFilter = {}
  for (const key of filterListKeys) {
    if (filter[key].length > 0) {
      address[listNames[key]] = filter[key].join(',')
    }
  }
  for (const key of filterFlagKeys) {
    if (filter[key]) {
      address[flagNames[key]] = 'true'
    }
  }
  if (filter.score !== null) {
    address.selectedScore = writeScoreRange(filter.score)
  }
  const { window } = filter
  if (window.kind === 'all') {
    address.selectedStartDate = 'none'
  }
  if (window.kind === 'dates' && window.startDate !== undefined) {
    address.selectedStartDate = window.startDate
  }
  if (window.kind === 'dates' && window.endDate !== undefined) {
    address.selectedEndDate = window.endDate
  }
  return address
}

/** Names the days of a filter as they are today. */
export function withDaysNamed(filter: MyFormFilter, now: Date, timeZone: string): AddressedFilter {
  return { ...filter, window: daysNamed(filter.window, now, timeZone) }
}

/**
 * Finds the quick choice again behind the days that an address names, so that a filter that is
 * saved today reaches the same number of days tomorrow.
 */
export function withDaysCounted(
  filter: AddressedFilter,
  now: Date,
  timeZone: string,
): MyFormFilter {
  const { window } = filter
  if (window.kind !== 'dates') {
    return filter
  }
  const days = quickDateDays.find((count) => {
    const { startDate, endDate } = quickWindow(count, now, timeZone)
    return window.startDate === startDate && window.endDate === endDate
  })
  return days === undefined ? filter : { ...filter, window: { kind: 'days', days } }
}

/** Whether a filter narrows nothing beyond what a list opens with. */
export function isPlainFilter(filter: AddressedFilter): boolean {
  return Object.keys(addressFilterOf(filter)).length === 0
}

function windowOf(startDate: string, endDate: string): AddressedFilter['window'] {
  if (startDate === '' && endDate === '') {
    return usualWindow
  }
  if (startDate === 'none' && endDate === '') {
    return { kind: 'all' }
  }
  return { kind: 'dates', startDate: startDate || undefined, endDate: endDate || undefined }
}

function daysNamed(window: FilterWindow, now: Date, timeZone: string): AddressedFilter['window'] {
  if (window.kind !== 'days') {
    return window
  }
  return window.days === usualWindow.days
    ? usualWindow
    : { kind: 'dates', ...quickWindow(window.days, now, timeZone) }
}
