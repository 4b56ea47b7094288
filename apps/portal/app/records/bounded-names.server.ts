import { rowsIntent } from './rows-intent.ts'

/** The places that all lists of a form may have together. */
export const placesMax = 20_000

const placePattern = /\[(\d+)\]/gu
const askedPattern = /(?:\[|"(?:index|from|to)":)(\d+)/gu

/**
 * Ends a post whose names ask for longer lists than any form has: `rows[4294967294]` alone would be a
 * list of four thousand million, and whoever reads it would go through all of them.
 */
export function requireBoundedNames(form: FormData): void {
  const lengths = new Map<string, number>()
  for (const [name, value] of form.entries()) {
    for (const { 1: place, index: at } of name.matchAll(placePattern)) {
      const list = name.slice(0, at)
      lengths.set(list, Math.max(lengths.get(list) ?? 0, Number(place) + 1))
    }
    // What a button of a list asks for names places too: where a row is put, and what is moved.
    if (name === rowsIntent) {
      lengths.set(
        name,
        Math.max(
          0,
          ...[...String(value).matchAll(askedPattern)].map(({ 1: place }) => Number(place)),
        ),
      )
    }
  }
  const places = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  if (places > placesMax) {
    throw new Response('This form names more rows than there can be.', { status: 400 })
  }
}
