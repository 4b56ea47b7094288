import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const masterInputs = (): ValidInputs<'master'> => ({
  'master.get': {},
})
