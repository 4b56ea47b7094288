import { localeOf } from '../internals/locale.ts'

/** The time of a comment as it shows: day and minute. What is no time stays as it is written. */
export function shortTime(instant: string, locale: string, timeZone: string | undefined): string {
  return written(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

/** The exact time: weekday, second and zone. */
export function exactTime(instant: string, locale: string, timeZone: string | undefined): string {
  return written(instant, locale, { dateStyle: 'full', timeStyle: 'long', timeZone })
}

function written(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(instant)
  return Number.isNaN(time.getTime())
    ? instant
    : new Intl.DateTimeFormat(localeOf(locale), options).format(time)
}
