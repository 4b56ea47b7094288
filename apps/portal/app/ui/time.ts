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
  // "11/20/2026, 16:42:05"; taken apart here, because the formatter takes three times as long to.
  const numbers = formatterOf(timeZone).format(new Date(instant)).match(/\d+/g) ?? []
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.map(Number)
  return { year, month, day, hour, minute, second }
}

/** Puts instants in the words of this file, each read from the clock once. */
export function timeWriter(timeZone: string, now: Date) {
  const { year } = wallTime(now.toISOString(), timeZone)
  return (instant: string) => {
    const time = wallTime(instant, timeZone)
    return {
      day: dayWords(time, year),
      clock: clockWords(time),
      exact: exactWords(time, timeZone),
    }
  }
}

/** A day, short: "20 Nov", with the year unless it is that of `now`. */
export function shortDay(instant: string, timeZone: string, now: Date): string {
  return dayWords(wallTime(instant, timeZone), wallTime(now.toISOString(), timeZone).year)
}

/** A calendar day, short; see `shortDay`. */
export function shortCalendarDay(calendarDay: string, timeZone: string, now: Date): string {
  const [year = 0, month = 0, day = 0] = calendarDay.split('-').map(Number)
  return dayWords({ year, month, day }, wallTime(now.toISOString(), timeZone).year)
}

/** The time of day: "16:42". */
export function clock(instant: string, timeZone: string): string {
  return clockWords(wallTime(instant, timeZone))
}

/** Day and time in one line: "20 Nov, 16:42". */
export function dayAndClock(instant: string, timeZone: string, now: Date): string {
  const { day, clock: time } = timeWriter(timeZone, now)(instant)
  return `${day}, ${time}`
}

/** The whole of it, for a hover: "Friday 20 November 2026, 16:42:05, America/Chicago". */
export function exactTime(instant: string, timeZone: string): string {
  return exactWords(wallTime(instant, timeZone), timeZone)
}

/** The day and the time of a page's head: "Sunday 22 November, 05:42". */
export function dayInWords(instant: string, timeZone: string): string {
  const time = wallTime(instant, timeZone)
  return `${weekdayOf(time)} ${time.day} ${months[time.month - 1] ?? ''}, ${clockWords(time)}`
}

function weekdayOf({ year, month, day }: WallTime): string {
  return weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
}

function dayWords(
  { year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>,
  yearNow: number,
): string {
  const words = `${day} ${(months[month - 1] ?? '').slice(0, 3)}`
  return year === yearNow ? words : `${words} ${year}`
}

function clockWords({ hour, minute }: WallTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

function exactWords(time: WallTime, timeZone: string): string {
  const { year, month, day } = time
  const weekday = weekdayOf(time)
  const clockTime = `${clockWords(time)}:${twoDigits(time.second)}`
  return `${weekday} ${day} ${months[month - 1] ?? ''} ${year}, ${clockTime}, ${timeZone.replaceAll('_', ' ')}`
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
