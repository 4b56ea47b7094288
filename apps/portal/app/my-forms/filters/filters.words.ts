import type { FilterFlagKey, FilterListKey } from '@holdpoint/api'
import { sentences } from '@holdpoint/api'

/** The words of the filter panel and of the chips above the list. */
export const words = {
  title: 'Filters',
  score: 'Score',
  date: 'Started',
  more: 'Only forms with',
  findForms: 'Find forms',
  searchForms: 'Search forms by name',
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
} as const satisfies Record<FilterListKey, readonly [string, string]>

export const flagNames = {
  isElevated: 'Elevated',
  isKudos: 'Kudos',
  isPrivateComment: 'Private comment',
  isPublicComment: 'Public comment',
} as const satisfies Record<FilterFlagKey, string>

/** Says what had to go because it fits the other choices no longer. */
export function leftOut(names: readonly string[]): string {
  const first = names.slice(0, namedMax).join(', ')
  const more = names.length > namedMax ? ` and ${names.length - namedMax} more` : ''
  return `Left out, because they do not fit the other choices: ${first}${more}.`
}

const namedMax = 3

/** The name of the button that opens the panel. */
export function filtersOn(count: number): string {
  return count === 0 ? words.title : `${words.title}, ${count} on`
}
