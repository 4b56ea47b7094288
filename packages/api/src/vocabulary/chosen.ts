import { allOptionId, ignoredFilterIds } from './limits.ts'

/** The option 'All' among others lifts the filter, whatever else is chosen (spec 9). */
export function chosen(ids: readonly string[] | undefined): string[] {
  const unique = new Set(ids)
  return unique.has(String(allOptionId)) ? [] : [...unique]
}

/** Country and crew filters pass over two values instead (spec 9). */
export function chosenPlaces(ids: readonly string[] | undefined): string[] {
  const ignored: readonly string[] = ignoredFilterIds.map(String)
  return [...new Set(ids)].filter((id) => !ignored.includes(id))
}
