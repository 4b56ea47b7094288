// Dates and times as words. The names of months and days are ours, because a browser's and a
// server's own may differ by a letter, and then the page would change under the reader.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

type WallTime = {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** What the wall clock of a zone shows at an instant. */
export function wallTime(instant: string, timeZone: string): WallTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/** A day, short: "20 Nov", with the year unless it is that of `now`. */
export function shortDay(instant: string, timeZone: string, now: Date): string {
  const { year, month, day } = wallTime(instant, timeZone)
  return dayWords(year, month, day, wallTime(now.toISOString(), timeZone).year)
}

/** A calendar day, short; see `shortDay`. */
export function shortCalendarDay(calendarDay: string, timeZone: string, now: Date): string {
  const [year = 0, month = 0, day = 0] = calendarDay.split('-').map(Number)
  return dayWords(year, month, day, wallTime(now.toISOString(), timeZone).year)
}

/** The time of day: "16:42". */
export function clock(instant: string, timeZone: string): string {
  const { hour, minute } = wallTime(instant, timeZone)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Day and time in one line: "20 Nov, 16:42". */
export function dayAndClock(instant: string, timeZone: string, now: Date): string {
  return `${shortDay(instant, timeZone, now)}, ${clock(instant, timeZone)}`
}

/** The whole of it, for a hover: "Friday 20 November 2026, 16:42:05, America/Chicago". */
export function exactTime(instant: string, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallTime(instant, timeZone)
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  const time = [hour, minute, second].map(twoDigits).join(':')
  return `${weekday} ${day} ${months[month - 1] ?? ''} ${year}, ${time}, ${timeZone.replaceAll('_', ' ')}`
}

function dayWords(year: number, month: number, day: number, yearNow: number): string {
  const words = `${day} ${(months[month - 1] ?? '').slice(0, 3)}`
  return year === yearNow ? words : `${words} ${year}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

// Making a formatter costs far more than using it; a process sees a handful of zones.
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterCountMax = 100

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) {
    return known
  }
  if (formatters.size >= formatterCountMax) {
    formatters.clear()
  }
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
