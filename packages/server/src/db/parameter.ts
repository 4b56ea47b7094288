import { writeArrayLiteral } from './array-literal.ts'

/** A query parameter as it travels: PostgreSQL's text form, bytes, or NULL. */
export type Parameter = string | Uint8Array | null

/**
 * Writes a parameter the same way for both engines.
 *
 * An object is refused rather than guessed at: an array could be meant as `text[]` or as JSON, so
 * JSON always goes through `json()`.
 */
export function toParameter(value: unknown): Parameter {
  if (value instanceof Uint8Array) {
    return value
  }
  if (Array.isArray(value)) {
    return writeArrayLiteral(value, toText)
  }
  return toText(value)
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) {
    return null
  }
  if (value instanceof Date) {
    return value.toISOString()
  }
  if (typeof value === 'string') {
    return value
  }
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value)
  }
  throw new TypeError('A query parameter is an object. Wrap a JSON value in json().')
}
