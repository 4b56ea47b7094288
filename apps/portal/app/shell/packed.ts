import { useMemo } from 'react'

declare const whatIsPacked: unique symbol

/** A value written as one text; see `packed`. */
export type Packed<T> = string & { readonly [whatIsPacked]: T }

/**
 * Writes a part of what a loader answers as one text, for large plain data such as the rows of a
 * list. Remix writes an answer piece by piece, which for ten rows took a twelfth of the whole page.
 * The value is of JSON alone: no dates, and what is undefined is left out.
 */
export function packed<T>(value: T): Packed<T> {
  return JSON.stringify(value) as Packed<T>
}

/** Reads what was packed. */
export function unpacked<T>(text: Packed<T>): T {
  return JSON.parse(text) as T
}

/** Reads what was packed; the same text gives the same value. */
export function useUnpacked<T>(text: Packed<T>): T {
  return useMemo(() => unpacked(text), [text])
}
