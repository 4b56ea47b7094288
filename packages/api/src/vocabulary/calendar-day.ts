/** A day of the calendar as `YYYY-MM-DD`: it names a day of somebody's wall, not an instant. */
export type CalendarDay = string

/** The first day that can be named; no field work is older. */
export const firstDay: CalendarDay = '1900-01-01'

const dayMs = 24 * 60 * 60 * 1000

/** No zone lies further than this from UTC, whatever its history. */
const offsetMsMax = 16 * 60 * 60 * 1000

const yearMin = 1900
const yearMax = 2999

/** Tells whether a text is a day that exists, from 1900 to 2999 (no field work lies outside). */
export function isCalendarDay(value: unknown): value is CalendarDay {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return false
  }
  const year = Number(value.slice(0, 4))
  const time = Date.parse(`${value}T00:00:00Z`)
  // Date.parse takes 30 February and moves on to March, so the day must survive the round trip.
  return year >= yearMin && year <= yearMax && !Number.isNaN(time) && dayOfUtc(time) === value
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOfUtc(utcMidnight(day) + count * dayMs)
}

/** The same day so many months later, or the last one of a month that is too short for it. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOfUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** Tells whether a text names a time zone that this runtime knows, such as `America/Edmonton`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') {
    return false
  }
  try {
    formatterOf(value)
    return true
  } catch {
    return false
  }
}

/** The day that a wall calendar in the zone shows at an instant. */
export function today(now: Date, timeZone: string): CalendarDay {
  return dayOfUtc(wallTime(now.getTime(), timeZone))
}

/** The day and the time on the wall of a zone at an instant, as YYYY-MM-DDTHH:MM. */
export function wallClock(now: Date, timeZone: string): string {
  return new Date(wallTime(now.getTime(), timeZone)).toISOString().slice(0, 16)
}

/**
 * The first instant of a day in a zone: the first one at which the zone's calendar shows that day
 * or a later one. So days follow one another without gap or overlap, even where the clock skips
 * midnight (the day begins at one o'clock), shows midnight twice (it begins at the first), or
 * skips a whole day (that day has no length).
 */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  const midnight = utcMidnight(day)
  const offsets = [midnight - dayMs, midnight + dayMs].map(
    (near) => wallTime(near, timeZone) - near,
  )
  const candidates = offsets
    .map((offset) => midnight - offset)
    .filter((candidate) => wallTime(candidate, timeZone) === midnight)
  return new Date(
    candidates.length > 0 ? Math.min(...candidates) : firstAtOrAfter(midnight, timeZone),
  )
}

/** Searches for the end of a gap that swallowed the midnight. */
function firstAtOrAfter(midnight: number, timeZone: string): number {
  let before = midnight - offsetMsMax
  let after = midnight + offsetMsMax
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (wallTime(middle, timeZone) >= midnight) {
      after = middle
    } else {
      before = middle
    }
  }
  return after
}

function utcMidnight(day: CalendarDay): number {
  if (!isCalendarDay(day)) {
    throw new RangeError(
      `"${day}" is not a day from ${yearMin} to ${yearMax}. Write it as YYYY-MM-DD.`,
    )
  }
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOfUtc(time: number): CalendarDay {
  return new Date(time).toISOString().slice(0, 10)
}

/** What the zone's wall clock shows at an instant, written as if it were UTC, in full seconds. */
function wallTime(time: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
}

// Making a formatter costs a thousand times more than using it. Zone names come from outside and
// are spelled in any case, so the store is emptied before it can grow without end.
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterCountMax = 200

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) {
    return known
  }
  const made = newFormatter(timeZone)
  if (formatters.size >= formatterCountMax) {
    formatters.clear()
  }
  formatters.set(timeZone, made)
  return made
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw new RangeError(`"${timeZone}" is not a time zone that is known here.`)
  }
}
