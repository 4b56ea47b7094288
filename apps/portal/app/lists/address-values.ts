import type { Direction } from '@holdpoint/api'

// What is read of an address, piece by piece; no parser library, for it runs on both sides.

/** What is written into an address; what is undefined or empty is left out. */
export type AddressPart = Readonly<Record<string, string | undefined>>

/** The longest text that an address searches for. */
export const wordsLengthMax = 200

/** The saved filter of somebody who wants none, not even the default one. */
export const noSavedFilter = 'none'

export function readWords(text: string | null): string {
  return (text ?? '').trim().slice(0, wordsLengthMax)
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
