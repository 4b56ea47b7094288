import { durationMax } from './limits.ts'

const clock = /^(\d{1,4}):([0-5]\d)$/
const spoken =
  /^(?:(\d{1,4}) ?(?:h|hrs?|hours?|horas?))?(?: ?(\d{1,6}) ?(?:m|min|mins|minutes?|minutos?)?)?$/i

/**
 * The whole minutes that a text says: `1:30`, `1 h 30 min`, `90 min`, or a bare number of minutes. Beside
 * hours, minutes end at 59: more are taken for a slip. Null where it says none.
 */
export function minutesOf(text: string): number | null {
  const [whole, hours, minutes] = clock.exec(text.trim()) ?? spoken.exec(text.trim()) ?? []
  if (whole === undefined || whole === '') {
    return null
  }
  const rest = Number(minutes ?? 0)
  const total = Number(hours ?? 0) * 60 + rest
  return (hours !== undefined && rest > 59) || total > durationMax ? null : total
}

/** Minutes as people read them, alike in each language: `1 h 30 min`. */
export function formatDuration(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  return [
    ...(hours === 0 ? [] : [`${hours} h`]),
    ...(minutes === 0 && hours > 0 ? [] : [`${minutes} min`]),
  ].join(' ')
}

/** What is written into a field of hours and one of minutes, as one text that `minutesOf` reads. */
export function durationText(hours: string, minutes: string): string {
  const [h, m] = [hours.trim(), minutes.trim()]
  // Whoever writes all of it into the field of hours is understood.
  const isWhole = m === '' && !/^\d*$/.test(h) && minutesOf(h) !== null
  const parts = isWhole ? [h] : [...(h === '' ? [] : [`${h} h`]), ...(m === '' ? [] : [`${m} min`])]
  const text = parts.join(' ')
  // As a kept answer is written, so that what was not changed reads as it did.
  return String(minutesOf(text) ?? text)
}

/** The two fields of a text as `durationText` wrote it; what cannot be parted stands as hours. */
export function durationFields(text: string): { hours: string; minutes: string } {
  const total = minutesOf(text)
  if (total !== null) {
    const [hours, minutes] = [Math.floor(total / 60), total % 60]
    return {
      hours: hours === 0 ? '' : String(hours),
      minutes: minutes === 0 && hours > 0 ? '' : String(minutes),
    }
  }
  const [, hours = '', minutes] = /^(?:(.*?) h)?(?: ?(.*?) min)?$/s.exec(text) ?? ['', text]
  return { hours, minutes: minutes ?? '' }
}
