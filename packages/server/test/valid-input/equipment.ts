import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const equipmentInputs = (): ValidInputs<'equipment'> => ({
  'equipment.get': { code: 'PMP-06' },
})
