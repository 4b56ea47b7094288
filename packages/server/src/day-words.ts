import type { CalendarDay } from '@holdpoint/api'

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const ofThisYear = words({ day: 'numeric', month: 'short' })
const withYear = words({ day: 'numeric', month: 'short', year: 'numeric' })

/** A day in a sentence: "24 Nov"; one of another year than the present day says which. */
export function dayWords(day: CalendarDay, present: CalendarDay): string {
  const isOfThisYear = day.slice(0, 4) === present.slice(0, 4)
  return (isOfThisYear ? ofThisYear : withYear).format(new Date(`${day}T00:00:00Z`))
}
