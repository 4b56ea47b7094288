/** The words that every list has. */
export const words = {
  sections: 'Sections',
  sort: 'Sort by',
  search: 'Search',
  clearSearch: 'Clear the search',
  clearFilters: 'Clear all',
  allDates: 'All dates',
  reload: 'Reload the list',
  more: 'More',
  moreOfList: 'More for this list',
  unknownIntent: 'This page does not know what was asked of it. Nothing was changed.',
} as const

/** The days of a list as a sentence. */
export const windowWords = {
  any: (dayName: string) => `${dayName} at any time`,
  until: (dayName: string, through: string) => `${dayName} until ${through}`,
  between: (dayName: string, from: string, through: string) => `${dayName} ${from} to ${through}`,
} as const

/** What was searched for in vain. */
export function nothingNamed(searched: string): string {
  return `Nothing here has “${searched}” in its name.`
}

/** How many records there are: `total` is their count in words. */
export function recordsFound(
  total: string,
  count: number,
  [one, several]: readonly [one: string, several: string],
): string {
  return `${total} ${count === 1 ? one : several}`
}

/** How many records there are, and which days they are of. */
export function foundWithin(found: string, reach: string): string {
  return `${found}, ${reach.charAt(0).toLowerCase()}${reach.slice(1)}`
}
