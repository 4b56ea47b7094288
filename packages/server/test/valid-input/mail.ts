import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const mailInputs = (): ValidInputs<'mail'> => ({
  'mail.outbox': { state: 'waiting' },
})
