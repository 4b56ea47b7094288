import { addDays, today, wallTimeToInstant, type MailPace } from '@holdpoint/api'
import type { Choices } from './choices.ts'

/** When a mail about something that is told now goes out; null where none does. */
export function mailDueAt(
  pace: MailPace,
  { quiet, digestAt }: Pick<Choices, 'quiet' | 'digestAt'>,
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  switch (pace) {
    case 'never':
      return null
    case 'daily':
      return outsideQuiet(nextAt(digestAt, now, timeZone), quiet, timeZone)
    case 'at_once':
      return outsideQuiet(now, quiet, timeZone)
  }
}

/** The moment itself, or the end of the quiet hours that it lies in. */
export function outsideQuiet(at: Date, quiet: Choices['quiet'], timeZone: string): Date {
  if (quiet === null) {
    return at
  }
  const end = nextAt(quiet.to, at, timeZone)
  // Within them their end comes before they begin again.
  return end < nextAt(quiet.from, at, timeZone) ? end : at
}

/** The next moment after one at which a clock in the zone shows this time. */
function nextAt(time: string, after: Date, timeZone: string): Date {
  const day = today(after, timeZone)
  const first = wallTimeToInstant(`${day}T${time}`, timeZone)
  return first > after ? first : wallTimeToInstant(`${addDays(day, 1)}T${time}`, timeZone)
}
