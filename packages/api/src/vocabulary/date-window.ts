import { type CalendarDay, addDays, isCalendarDay, startOfDay, today } from './calendar-day.ts'
import { defaultWindowDays, quickDateDays, selectableDaysAhead, twoDayPages } from './limits.ts'

/** From the first day through the last, both included. */
export type DateWindow = { startDate: CalendarDay; endDate: CalendarDay }

/** The same as instants, half open: `startsAt` is in, `endsBefore` is not. ISO texts in UTC. */
export type InstantRange = { startsAt: string; endsBefore: string }

/** The window that a list opens with: the last 29 days through today (spec 9), 30 days in all. */
export function defaultWindow(now: Date, timeZone: string): DateWindow {
  const endDate = today(now, timeZone)
  return { startDate: addDays(endDate, -defaultWindowDays), endDate }
}

/**
 * The last so many days, today being one of them: one day is today alone, and thirty days are the
 * default window. Also reads the `dateRange` of a saved filter.
 */
export function quickWindow(days: number, now: Date, timeZone: string): DateWindow {
  if (!Number.isInteger(days) || days < 1) {
    throw new RangeError(`A window needs a whole number of days from 1 up, not ${days}.`)
  }
  const endDate = today(now, timeZone)
  return { startDate: addDays(endDate, 1 - days), endDate }
}

/** The instants that a window covers in a zone: a day may last 23, 24 or 25 hours, or none. */
export function windowToInstants(window: DateWindow, timeZone: string): InstantRange {
  const { startDate, endDate } = window
  const startsAt = startOfDay(startDate, timeZone)
  const endsBefore = startOfDay(addDays(endDate, 1), timeZone)
  if (endDate < startDate) {
    throw new RangeError(`A window cannot start on ${startDate} and end on ${endDate}.`)
  }
  return { startsAt: startsAt.toISOString(), endsBefore: endsBefore.toISOString() }
}

/** Tells whether a day may be chosen: any that exists, up to tomorrow in the zone (spec 5). */
export function isSelectableDate(day: string, now: Date, timeZone: string): boolean {
  return isCalendarDay(day) && day <= addDays(today(now, timeZone), selectableDaysAhead)
}

/** What can be wrong with a custom range; the sentences are ours. */
export const rangeProblems = {
  two_dates_needed: 'Please choose a start date and an end date.',
  not_a_date: 'Please enter dates that exist, as year, month and day.',
  ends_before_start: 'The end date must not be before the start date.',
  after_tomorrow: 'Dates after tomorrow cannot be chosen.',
} as const

export type RangeProblem = keyof typeof rangeProblems

/** A custom range as it arrives from an address or a form. */
export type RangeInput = {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}

/** Names what is wrong with a custom range, or undefined (spec 5: two dates, none after tomorrow). */
export function rangeProblem(
  range: RangeInput,
  now: Date,
  timeZone: string,
): RangeProblem | undefined {
  const { startDate, endDate } = range
  if (!startDate || !endDate) {
    return 'two_dates_needed'
  }
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) {
    return 'not_a_date'
  }
  if (endDate < startDate) {
    return 'ends_before_start'
  }
  return isSelectableDate(endDate, now, timeZone) ? undefined : 'after_tomorrow'
}

/** One quick choice of a date filter. */
export type QuickDateOption =
  | { kind: 'days'; days: number; label: string }
  | { kind: 'custom' | 'none'; label: string }

/** The numbers of last days that a page offers (spec 9): two only on the loto and jsa pages. */
export function quickDaysOf(page?: string): readonly number[] {
  return quickDateDays.filter((count) => count !== 2 || twoDayPages.some((two) => two === page))
}

/** The quick choices of a page (spec 9). */
export function quickDateOptions(page: string): readonly QuickDateOption[] {
  return [
    ...quickDaysOf(page).map((count) => ({
      kind: 'days' as const,
      days: count,
      label: lastDaysLabel(count),
    })),
    { kind: 'custom', label: 'Custom range' },
    { kind: 'none', label: 'None' },
  ]
}

function lastDaysLabel(count: number): string {
  return `Last ${count} ${count === 1 ? 'day' : 'days'}`
}
