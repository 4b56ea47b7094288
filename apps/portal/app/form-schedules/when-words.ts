import {
  formCadenceLabels,
  weekdayLabels,
  type FormCadence,
  type Weekday,
} from '@holdpoint/api/vocabulary'

type When = {
  cadence: FormCadence
  weekdays: readonly Weekday[]
  everyWeeks: number
  monthDay: number
  opensTime: string
}

/** When a schedule opens, in words: "Monday and Friday, every 2 weeks, 06:00". */
export function whenWords({ cadence, weekdays, everyWeeks, monthDay, opensTime }: When): string {
  switch (cadence) {
    case 'once':
    case 'daily':
    case 'weekdays':
      return `${formCadenceLabels[cadence]}, ${opensTime}`
    case 'weekly': {
      const days = weekdays.map((day) => weekdayLabels[day]).join(', ')
      const weeks = everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`
      return `${days}, ${weeks}, ${opensTime}`
    }
    case 'monthly':
      return `Day ${monthDay} of each month, ${opensTime}`
    default:
      return cadence satisfies never
  }
}

/** How long after it opens it is due, in words. */
export function dueWords(hours: number): string {
  return hours === 1 ? '1 hour later' : `${hours} hours later`
}
