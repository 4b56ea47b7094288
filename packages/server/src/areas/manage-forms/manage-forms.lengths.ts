import { definitionLengthMax } from '@holdpoint/forms'

const saidLengthMax = 150

/** What is said of a form that is too long. */
export const tooLong = `This form is too large to be kept: it takes at most ${definitionLengthMax.toLocaleString('en')} characters. Please make several forms of it.`

/** Whether the JSON of a definition is longer than what is kept. */
export function isTooLong(definition: unknown, lengthMax: number = definitionLengthMax): boolean {
  return lengthUpTo(definition, lengthMax) > lengthMax
}

/**
 * How long the JSON of a value is; it stops counting past the greatest length, because one list that
 * many questions share is written once for each of them, and nothing holds all of that text.
 */
function lengthUpTo(value: unknown, lengthMax: number): number {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? 0 : JSON.stringify(value).length
  }
  const parts = Object.entries(value)
  let length = parts.length === 0 ? 2 : 1
  for (const [key, part] of parts) {
    const name = Array.isArray(value) ? 0 : JSON.stringify(key).length + 1
    length += name + 1 + lengthUpTo(part, lengthMax - length)
    if (length > lengthMax) {
      break
    }
  }
  return length
}

/** What was done with a draft, as it is kept: cut to its length, and never through a character. */
export function keptWords(said: string): string {
  const whole = said.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
  return [...whole].slice(0, saidLengthMax).join('')
}
