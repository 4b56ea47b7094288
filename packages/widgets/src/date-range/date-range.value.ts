import {
  type CalendarDay,
  type DateWindow,
  isCalendarDay,
  quickWindow,
} from '@holdpoint/api/vocabulary'

/** What a date filter asks for: the last so many days, a range of one's own, or nothing. */
export type DateRangeValue =
  | { kind: 'quick'; days: number }
  | { kind: 'custom'; startDate: CalendarDay; endDate: CalendarDay }
  | { kind: 'none' }

/** Writes a value as one text: `30`, `2026-11-01/2026-11-21` or `none`. */
export function writeDateRange(value: DateRangeValue): string {
  switch (value.kind) {
    case 'quick':
      return String(value.days)
    case 'custom':
      return `${value.startDate}/${value.endDate}`
    case 'none':
      return value.kind
  }
}

/** Reads such a text; what is no range of days that exist is undefined. */
export function readDateRange(text: string): DateRangeValue | undefined {
  const trimmed = text.trim()
  if (trimmed === 'none') {
    return { kind: 'none' }
  }
  if (/^[1-9]\d{0,3}$/.test(trimmed)) {
    return { kind: 'quick', days: Number(trimmed) }
  }
  const [startDate, endDate, ...more] = trimmed.split('/')
  return isCalendarDay(startDate) && isCalendarDay(endDate) && more.length === 0
    ? { kind: 'custom', startDate, endDate }
    : undefined
}

/** The days that a value covers on a wall calendar in the zone; none for no range. */
export function windowOfRange(
  value: DateRangeValue,
  now: Date,
  timeZone: string,
): DateWindow | undefined {
  switch (value.kind) {
    case 'quick':
      return quickWindow(value.days, now, timeZone)
    case 'custom':
      return { startDate: value.startDate, endDate: value.endDate }
    case 'none':
      return undefined
  }
}

/** The same entries that the plain controls send in a form, by name. */
export function entriesOfRange(value: DateRangeValue): readonly (readonly [string, string])[] {
  return value.kind === 'custom'
    ? [
        ['dateRange', value.kind],
        ['startDate', value.startDate],
        ['endDate', value.endDate],
      ]
    : [['dateRange', writeDateRange(value)]]
}
