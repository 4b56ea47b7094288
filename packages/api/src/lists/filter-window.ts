import type { CalendarDay } from '../vocabulary/calendar-day.ts'
import { quickWindow } from '../vocabulary/date-window.ts'
import { quickDateDays, savedFilterRangeDays } from '../vocabulary/limits.ts'

// The days of a filter, in the three spellings that every part of a filter has. A call and an
// address name their own two parameters; a saved filter says `startDate`, `endDate`, `dateRange`.

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

/** The days that a list opens with: a window that moves on with the day, or all of them. */
export type UsualWindow = Exclude<FilterWindow, { kind: 'dates' }>

/** The last 29 days through today (spec 9). */
export const usualWindow = { kind: 'days', days: savedFilterRangeDays } as const

/** Both ends as a call or an address says them; what is left out is undefined. */
export type SaidDays = { start: CalendarDay | 'none' | undefined; end: CalendarDay | undefined }

/** The days of a saved filter (spec 3). */
export type SavedDays = {
  startDate: string | null
  endDate: string | null
  dateRange: number | null
}

/** Reads both ends; where neither is said, the list's own days are meant. */
export function windowOf({ start, end }: SaidDays, usual: UsualWindow): FilterWindow {
  if (end === undefined && (start === undefined || start === 'none')) {
    return start === 'none' ? { kind: 'all' } : usual
  }
  return { kind: 'dates', startDate: start, endDate: end }
}

/** Says both ends. The list's own days need no naming, and so keep moving with the day. */
export function daysOf(
  window: FilterWindow,
  usual: UsualWindow,
  toDates: (days: number) => { startDate: CalendarDay; endDate: CalendarDay },
): SaidDays {
  if (isSameWindow(window, usual)) {
    return { start: undefined, end: undefined }
  }
  switch (window.kind) {
    case 'all':
      return { start: 'none', end: undefined }
    case 'days': {
      const { startDate, endDate } = toDates(window.days)
      return { start: startDate, end: endDate }
    }
    case 'dates':
      return { start: window.startDate, end: window.endDate }
    default:
      return window satisfies never
  }
}

/** Reads a saved filter's days. Named days win over dates that were kept beside them. */
export function windowOfSaved({ startDate, endDate, dateRange }: SavedDays): FilterWindow {
  if (dateRange !== null) {
    return dateRange === 0 ? { kind: 'all' } : { kind: 'days', days: dateRange }
  }
  return startDate === null && endDate === null
    ? usualWindow
    : { kind: 'dates', startDate: startDate ?? undefined, endDate: endDate ?? undefined }
}

/** Writes a saved filter's days, whole. */
export function savedDaysOf(window: FilterWindow): SavedDays {
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

/**
 * Names the days as they are today. An address keeps its days, so that a link shows the next reader
 * the same list; only the window that a list opens with moves on with the day.
 */
export function namedWindow(
  window: FilterWindow,
  usual: UsualWindow,
  { now, timeZone }: { now: Date; timeZone: string },
): FilterWindow {
  return window.kind !== 'days' || isSameWindow(window, usual)
    ? window
    : { kind: 'dates', ...quickWindow(window.days, now, timeZone) }
}

/**
 * Finds the quick choice again behind the days that an address names, so that a filter that is
 * saved today reaches the same number of days tomorrow.
 */
export function countedWindow(
  window: FilterWindow,
  { now, timeZone }: { now: Date; timeZone: string },
): FilterWindow {
  if (window.kind !== 'dates') {
    return window
  }
  const days = quickDateDays.find((count) => {
    const { startDate, endDate } = quickWindow(count, now, timeZone)
    return window.startDate === startDate && window.endDate === endDate
  })
  return days === undefined ? window : { kind: 'days', days }
}

function isSameWindow(one: FilterWindow, other: FilterWindow): boolean {
  return one.kind === 'days' && other.kind === 'days'
    ? one.days === other.days
    : one.kind === other.kind && one.kind !== 'dates'
}
