import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const notifyInputs = (): ValidInputs<'notify'> => ({
  'notify.get': { moduleType: 'actions' },
  'notify.save': { moduleType: 'actions', event: 'action_raised', crews: 'none' },
})
