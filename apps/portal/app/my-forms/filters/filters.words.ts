import { sentences } from '@holdpoint/api'
import type { FlagKey, ListKey } from './filter-keys.ts'

/** The words of the filter panel and of the chips above the list. */
export const words = {
  title: 'Filters',
  score: 'Score',
  date: 'Started',
  more: 'Only forms with',
  findForms: 'Find forms',
  searchForms: 'Search forms by name',
  all: 'All',
  noForm: sentences.noData.form,
  searching: 'Searching...',
  updateChoices: 'Update choices',
  updateHint: 'Districts follow the countries; crews follow the districts and business units.',
  show: 'Show forms',
  clearAll: 'Clear all',
  active: 'Filtered by',
  notLoaded: 'The choices could not be loaded. Please try again.',
  scoreUnscripted: 'The left slider is the lowest score, the right one the highest.',
} as const

/** What one choice of a kind is called, and several. */
export const listNames = {
  countries: ['Country', 'countries'],
  districts: ['District', 'districts'],
  businessUnits: ['Business unit', 'business units'],
  crews: ['Crew', 'crews'],
  customers: ['Customer', 'customers'],
  pads: ['Pad', 'pads'],
  formTypes: ['Form type', 'form types'],
  formIds: ['Form', 'forms'],
  statuses: ['Status', 'statuses'],
} as const satisfies Record<ListKey, readonly [string, string]>

export const flagNames = {
  isElevated: 'Elevated',
  isKudos: 'Kudos',
  isPrivateComment: 'Private comment',
  isPublicComment: 'Public comment',
} as const satisfies Record<FlagKey, string>

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
