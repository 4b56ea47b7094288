import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const papersInputs = (): ValidInputs<'papers'> => ({
  'papers.check': { code: '0000-0000-0000-0000' },
})
