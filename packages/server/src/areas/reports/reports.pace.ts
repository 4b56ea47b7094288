import {
  addDays,
  addMonths,
  today,
  wallTimeToInstant,
  type CalendarDay,
  type ReportPace,
} from '@holdpoint/api'

/** When people are told of a report, on the wall of its owner: as the day shift begins. */
export const toldAt = '06:00'

/** The moment at which a day's telling is due in a zone. */
export function tellingAt(day: CalendarDay, timeZone: string): Date {
  return wallTimeToInstant(`${day}T${toldAt}`, timeZone)
}

/** The next day on which people are told at a pace; null where nobody is. */
export function nextTelling(pace: ReportPace, now: Date, timeZone: string): CalendarDay | null {
  const present = today(now, timeZone)
  const first = now < tellingAt(present, timeZone) ? present : addDays(present, 1)
  switch (pace) {
    case 'never':
      return null
    case 'daily':
      return first
    case 'weekly':
      return addDays(first, (8 - new Date(`${first}T00:00:00Z`).getUTCDay()) % 7)
    case 'monthly':
      return first.endsWith('-01') ? first : addMonths(`${first.slice(0, 7)}-01`, 1)
    default:
      return pace satisfies never
  }
}
