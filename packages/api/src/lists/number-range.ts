/** The lowest and the highest number that are shown, both included. */
export type NumberRange = { low: number; high: number }

/**
 * Reads `low-high`, both ends included. All that there is and no text at all are null, which leaves
 * records without a number too; what is no range is undefined.
 */
export function readRange(text: string, bounds: NumberRange): NumberRange | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') {
    return null
  }
  const ends = /^(\d{1,9})\s*-\s*(\d{1,9})$/.exec(trimmed)
  if (ends === null) {
    return undefined
  }
  const range = { low: Number(ends[1]), high: Number(ends[2]) }
  if (range.low > range.high || range.low < bounds.low || range.high > bounds.high) {
    return undefined
  }
  return range.low === bounds.low && range.high === bounds.high ? null : range
}

/** Writes a range as `low-high`. */
export function writeRange({ low, high }: NumberRange): string {
  return `${low}-${high}`
}

/** What a range that is none says. */
export function rangeProblemOf(name: string, { low, high }: NumberRange): string {
  const example = `${low + Math.round((high - low) / 5)}-${high - Math.round((high - low) / 5)}`
  return `Enter a ${name} range from ${low} to ${high}, low end first, such as ${example}.`
}
