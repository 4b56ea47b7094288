import {
  addDays,
  addMonths,
  today,
  wallTimeToInstant,
  weekdays,
  type CalendarDay,
  type FormCadence,
  type Weekday,
} from '@holdpoint/api'

/** On which days a schedule opens, and when on them. */
export type Pattern = {
  cadence: FormCadence
  weekdays: readonly Weekday[]
  every_weeks: number
  month_day: number
  opens_at: string
  due_hours: number
  time_zone: string
  starts_on: CalendarDay
  ends_on: CalendarDay | null
}

/** One time at which a schedule opens. */
export type Occurrence = { day: CalendarDay; opensAt: Date; dueAt: Date }

const hourMs = 3_600_000

/** The occurrence of a day. */
export function occurrenceOn(pattern: Pattern, day: CalendarDay): Occurrence {
  const opensAt = wallTimeToInstant(`${day}T${pattern.opens_at}`, pattern.time_zone)
  return { day, opensAt, dueAt: new Date(opensAt.getTime() + pattern.due_hours * hourMs) }
}

/** The first occurrence on a day or after it; undefined where none is ahead. */
export function occurrenceFrom(pattern: Pattern, from: CalendarDay): Occurrence | undefined {
  const { starts_on: start, ends_on: end } = pattern
  const day = fittingDay(pattern, from > start ? from : start)
  return day === undefined || (end !== null && day > end) ? undefined : occurrenceOn(pattern, day)
}

/** The first occurrence that is still to open, behind a day that has opened already. */
export function nextOccurrence(
  pattern: Pattern,
  now: Date,
  opened: CalendarDay | null,
): Occurrence | undefined {
  const present = today(now, pattern.time_zone)
  const from = opened !== null && opened >= present ? addDays(opened, 1) : present
  const first = occurrenceFrom(pattern, from)
  // What is assigned once, today, at an hour that has passed is meant for now.
  return first === undefined || first.opensAt > now || pattern.cadence === 'once'
    ? first
    : occurrenceFrom(pattern, addDays(first.day, 1))
}

/** All that have opened by now from an occurrence on, and the one that comes then. */
export function openedSince(
  pattern: Pattern,
  first: CalendarDay,
  now: Date,
): { opened: Occurrence[]; next: Occurrence | undefined } {
  const opened: Occurrence[] = []
  let next = occurrenceFrom(pattern, first)
  while (next !== undefined && next.opensAt <= now) {
    opened.push(next)
    next = occurrenceFrom(pattern, addDays(next.day, 1))
  }
  return { opened, next }
}

/** The next ones from a day on. */
export function comingFrom(pattern: Pattern, from: CalendarDay, count: number): Occurrence[] {
  const coming: Occurrence[] = []
  let next = occurrenceFrom(pattern, from)
  while (next !== undefined && coming.length < count) {
    coming.push(next)
    next = occurrenceFrom(pattern, addDays(next.day, 1))
  }
  return coming
}

/** The first day that fits the cadence, from one on that is not before the start. */
function fittingDay(pattern: Pattern, from: CalendarDay): CalendarDay | undefined {
  switch (pattern.cadence) {
    case 'once':
      return from === pattern.starts_on ? from : undefined
    case 'daily':
      return from
    case 'weekdays':
      return dayFrom(from, 7, (day) => placeInWeek(day) < 5)
    case 'weekly':
      return dayFrom(from, 7 * (pattern.every_weeks + 1), (day) => isInWeekly(pattern, day))
    case 'monthly': {
      const inMonth = dayOfMonth(from, pattern.month_day)
      return inMonth >= from
        ? inMonth
        : dayOfMonth(addMonths(`${from.slice(0, 7)}-01`, 1), pattern.month_day)
    }
    default:
      return pattern.cadence satisfies never
  }
}

function isInWeekly(
  { weekdays: chosen, every_weeks: every, starts_on }: Pattern,
  day: CalendarDay,
) {
  const weeks = (utc(mondayOf(day)) - utc(mondayOf(starts_on))) / (7 * 24 * hourMs)
  const name = weekdays[placeInWeek(day)]
  return weeks % every === 0 && chosen.some((one) => one === name)
}

function dayFrom(
  from: CalendarDay,
  count: number,
  fits: (day: CalendarDay) => boolean,
): CalendarDay | undefined {
  return Array.from({ length: count }, (_, place) => addDays(from, place)).find(fits)
}

/** A day of the month that a day lies in; its last one where it is shorter. */
function dayOfMonth(day: CalendarDay, place: number): CalendarDay {
  const begin = `${day.slice(0, 7)}-01`
  const last = addDays(addMonths(begin, 1), -1)
  const wanted = addDays(begin, place - 1)
  return wanted > last ? last : wanted
}

function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -placeInWeek(day))
}

/** 0 for Monday. */
function placeInWeek(day: CalendarDay): number {
  return (new Date(utc(day)).getUTCDay() + 6) % 7
}

function utc(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}
