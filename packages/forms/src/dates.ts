// Dates and times are plain text here: a form is filled at a place, and its wall clock is what the
// paper said. Only the caller knows the zone.

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
const instantPattern =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Days since 1970-01-01, or null when the text is no day that exists from 1900 on. */
export function dayNumber(text: string): number | null {
  const match = datePattern.exec(text)
  if (match === null) {
    return null
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1900 ? date.getTime() / 86_400_000 : null
}

export function isDate(text: string): boolean {
  return dayNumber(text) !== null
}

export function isTime(text: string): boolean {
  return timePattern.test(text)
}

export function isDateTime(text: string): boolean {
  return (
    text.length === 16 && text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11))
  )
}

/** An instant in ISO 8601 with a zone, on a day that exists. */
export function isInstant(text: string): boolean {
  return instantPattern.test(text) && isDate(text.slice(0, 10))
}
