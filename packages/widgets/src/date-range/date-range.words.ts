import { type CalendarDay, type RangeProblem, rangeProblems } from '@holdpoint/api/vocabulary'
import { type DateRangeValue } from './date-range.value.ts'

/** Every word of the date range; those left out stay English. */
export type DateRangeWords = {
  dateRange: string
  startDate: string
  endDate: string
  lastDays: (count: number) => string
  custom: string
  /** The choice that filters by no date. */
  none: string
  /** The same as the trigger says it. */
  any: string
  between: (start: string, end: string) => string
  previousMonth: string
  nextMonth: string
  today: string
  done: string
  /** Said when a range is required and none is chosen. */
  required: string
  problems: Readonly<Record<RangeProblem, string>>
}

/** The words in English. */
export const dateRangeWords: DateRangeWords = {
  dateRange: 'Date range',
  startDate: 'Start date',
  endDate: 'End date',
  lastDays: (count) => `Last ${count} ${count === 1 ? 'day' : 'days'}`,
  custom: 'Custom range',
  none: 'None',
  any: 'Any date',
  between: (start, end) => (start === end ? start : `${start} to ${end}`),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  done: 'Done',
  required: 'Please choose a date range.',
  problems: rangeProblems,
}

/** A value in words, such as 'Last 30 days' or 'Nov 1, 2026 to Nov 21, 2026'. */
export function sayRange(value: DateRangeValue, words: DateRangeWords, locale: string): string {
  switch (value.kind) {
    case 'quick':
      return words.lastDays(value.days)
    case 'custom': {
      // Day by day: a formatted pair has spaces that differ between browsers and servers.
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
      const [start, end] = [value.startDate, value.endDate].map((day) =>
        format.format(dateOfDay(day)),
      )
      return words.between(start ?? '', end ?? '')
    }
    case 'none':
      return words.any
  }
}

/**
 * The calendar works in UTC, where every day has 24 hours and exists: no zone's clock change can
 * move a day, and server and browser draw the same month.
 */
export function dateOfDay<Day extends CalendarDay | undefined>(day: Day): DateOf<Day>
export function dateOfDay(day: CalendarDay | undefined): Date | undefined {
  return day === undefined ? undefined : new Date(`${day}T00:00:00Z`)
}

type DateOf<Day> = Day extends undefined ? undefined : Date

/** The day of such a date. */
export function dayOfDate(date: Date): CalendarDay {
  return new Date(date.getTime()).toISOString().slice(0, 10)
}
