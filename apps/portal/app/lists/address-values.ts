import type { Direction } from '@holdpoint/api'

// What is read of an address, piece by piece; no parser library, for it runs on both sides.

/** What is written into an address; what is undefined or empty is left out. */
export type AddressPart = Readonly<Record<string, string | undefined>>

/** The longest text that an address searches for. */
export const wordsLengthMax = 200

/** The saved filter of somebody who wants none, not even the default one. */
export const noSavedFilter = 'none'

/**
 * Words as somebody searches by them. What no database keeps is no part of them, and those that are
 * too long are cut, though never within a character: a call refuses both whole.
 */
export function readWords(text: string | null | undefined, lengthMax = wordsLengthMax): string {
  const kept = (text ?? '').replaceAll('\0', '').trim()
  return kept.slice(0, lengthMax).replace(/[\uD800-\uDBFF]$/, '')
}

export function readDirection(text: string | null): Direction | undefined {
  return oneOf(['asc', 'desc'] as const, text?.toLowerCase() ?? null)
}

/** The value that a text names, if it is one of the known ones. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text)
}
