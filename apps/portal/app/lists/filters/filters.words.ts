import { sentences } from '@holdpoint/api'

/** The words of the filter panel and of the chips above the list. */
export const words = {
  title: 'Filters',
  all: 'All',
  searching: 'Searching...',
  updateChoices: 'Update choices',
  updateHint: 'Districts follow the countries; crews follow the districts and business units.',
  clearAll: 'Clear all',
  active: 'Filtered by',
  notLoaded: 'The choices could not be loaded. Please try again.',
  noneFound: sentences.noData.data,
  goneSomebody: 'somebody who has left',
  scoreUnscripted: 'The left slider is the lowest score, the right one the highest.',
} as const

/** Says what had to go because it fits the other choices no longer. */
export function leftOut(names: readonly string[]): string {
  return `Left out, because they do not fit the other choices: ${someOf(names)}.`
}

/** Says which choices of a saved filter are not there any more. */
export function leftOutVanished(names: readonly string[]): string {
  const what =
    names.length === 1
      ? '1 choice of this filter is not there any more and was left out'
      : `${names.length} choices of this filter are not there any more and were left out`
  return `${what}: ${someOf(names)}.`
}

const namedMax = 3

function someOf(names: readonly string[]): string {
  const more = names.length > namedMax ? ` and ${names.length - namedMax} more` : ''
  return names.slice(0, namedMax).join(', ') + more
}

/** The name of the button that opens the panel. */
export function filtersOn(count: number): string {
  return count === 0 ? words.title : `${words.title}, ${count} on`
}
