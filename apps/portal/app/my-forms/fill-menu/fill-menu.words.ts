import { sentences } from '@holdpoint/api'

/** The words of the fill menu that the specification leaves to us. */
export const words = {
  types: 'Form type',
  chooseType: 'Choose a form type to see its forms.',
  allTypes: 'All form types',
  sortTypes: 'Sort form types',
  recent: 'Filled last',
  search: 'Search all forms',
  find: 'Find',
  found: 'Forms found',
  all: 'All forms',
  beginHere: 'Begin a form on this device',
  noneFound: (searched: string) => `${sentences.noData.form} with “${searched}” in its name.`,
} as const

/** How many forms there are, as it is read out. */
export function formsInWords(count: number): string {
  return count === 1 ? '1 form' : `${count} forms`
}
