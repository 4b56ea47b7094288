import { sentences } from '@holdpoint/api'

/** The words of the filter panel that are about forms. */
export const filterWords = {
  show: 'Show forms',
  only: 'Only forms with',
  forms: { searchBy: 'Search forms by name', find: 'Find forms', none: sentences.noData.form },
} as const
