import {
  addDays,
  firstDay,
  startOfDay,
  today,
  type CalendarDay,
  type GraphStep,
} from '@holdpoint/api'

/** Some days of a calendar in a row, the first and the last included. */
export type Days = { startDate: CalendarDay; endDate: CalendarDay }

/** The spans of a graph over time, and where each begins as an instant. */
export type Spans = { step: GraphStep; spans: readonly Days[]; thresholds: readonly string[] }

const daysMax = 90
const weeksMax = 104
const monthsMax = 120
const dayMs = 24 * 60 * 60 * 1000

/**
 * Cuts days into spans that are few enough to read: days, from 91 days on weeks, from two years on
 * months, from ten years on years. The first and the last span end where the days do.
 */
export function spansOf(days: Days, timeZone: string): Spans {
  const step = stepOf(days)
  const spans: Days[] = []
  for (let startDate = days.startDate; startDate <= days.endDate;) {
    const end = endOfSpan(startDate, step)
    const endDate = end < days.endDate ? end : days.endDate
    spans.push({ startDate, endDate })
    startDate = addDays(endDate, 1)
  }
  return {
    step,
    spans,
    thresholds: spans.map(({ startDate }) => startOfDay(startDate, timeZone).toISOString()),
  }
}

/** How many days there are. */
export function countOfDays({ startDate, endDate }: Days): number {
  return Math.round((utc(endDate) - utc(startDate)) / dayMs) + 1
}

/** As many days right before; undefined before the calendar that we know. */
export function daysBefore(days: Days): Days | undefined {
  const startDate = addDays(days.startDate, -countOfDays(days))
  return startDate < firstDay ? undefined : { startDate, endDate: addDays(days.startDate, -1) }
}

/** The days that a half open range of instants touches in a zone. */
export function daysOf(startsAt: string, endsBefore: string, timeZone: string): Days {
  return {
    startDate: today(new Date(startsAt), timeZone),
    endDate: today(new Date(Date.parse(endsBefore) - 1), timeZone),
  }
}

function stepOf(days: Days): GraphStep {
  const count = countOfDays(days)
  if (count <= daysMax) {
    return 'day'
  }
  if (count <= weeksMax * 7) {
    return 'week'
  }
  return monthsBetween(days) <= monthsMax ? 'month' : 'year'
}

function monthsBetween({ startDate, endDate }: Days): number {
  const months = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(endDate) - months(startDate) + 1
}

function endOfSpan(day: CalendarDay, step: GraphStep): CalendarDay {
  const [year = 0, month = 0] = day.split('-').map(Number)
  switch (step) {
    case 'day':
      return day
    case 'week':
      // Weeks end on Sundays, as those of ISO 8601 do.
      return addDays(day, (7 - new Date(utc(day)).getUTCDay()) % 7)
    case 'month':
      return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    case 'year':
      return `${year}-12-31`
    default:
      return step satisfies never
  }
}

function utc(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}
