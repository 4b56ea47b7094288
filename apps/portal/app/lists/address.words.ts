/** What the parts of an address are called where they could not be read. */
export const addressWords = {
  search: 'Search',
  words: 'Words searched for',
  filter: 'Filter',
  savedFilter: 'Saved filter',
  item: 'What was chosen',
} as const

/** Says that the list shows less, or more, than its address was meant to ask for. */
export function leftOutOfAddress(names: readonly string[]): string {
  return `Part of this address could not be read and was left out: ${names.join(', ')}. The list shows the rest.`
}
