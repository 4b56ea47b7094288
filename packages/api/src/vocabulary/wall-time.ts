import { isCalendarDay, startOfDay } from './calendar-day.ts'

// A moment as a clock on a wall shows it, such as a field of a page posts it.

const shape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/u

/** Tells whether a text is a day and a time of it: `YYYY-MM-DDTHH:MM`. */
export function isWallTime(text: string): boolean {
  return isCalendarDay(shape.exec(text)?.[1])
}

/**
 * The moment at which a clock in the zone shows this: the first one, where it shows it twice, and
 * the one just after a gap, where it never does.
 */
export function wallTimeToInstant(text: string, timeZone: string): Date {
  const [, day = '', hours, minutes] = shape.exec(text) ?? []
  const wall = Date.parse(`${day}T${hours}:${minutes}:00Z`)
  const offset = (at: number) => Date.parse(`${wallTimeOf(new Date(at), timeZone)}:00Z`) - at
  const around = startOfDay(day, timeZone).getTime()
  const candidates = [offset(around), offset(around + 86_400_000)].map((ahead) => wall - ahead)
  const exact = candidates.filter((at) => at + offset(at) === wall)
  return new Date(Math.min(...(exact.length > 0 ? exact : [Math.max(...candidates)])))
}

/** What a clock in the zone shows at a moment: `YYYY-MM-DDTHH:MM`. */
export function wallTimeOf(at: Date, timeZone: string): string {
  const formatter = (formatters[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }))
  return formatter.format(at).replace(' ', 'T')
}

const formatters: Record<string, Intl.DateTimeFormat> = {}

/** A moment as a form sends it: one with a zone as it is, another as a clock on the wall shows it. */
export function momentToInstant(moment: string, timeZone: string): Date {
  return isWallTime(moment) ? wallTimeToInstant(moment, timeZone) : new Date(moment)
}
