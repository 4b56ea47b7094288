import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const searchInputs = (): ValidInputs<'search'> => ({ 'search.find': { search: 'test' } })
