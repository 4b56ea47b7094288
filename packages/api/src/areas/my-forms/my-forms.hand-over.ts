import * as z from 'zod'
import { call } from '../../call.ts'
import { id, written } from '../../wire.ts'

/** Gives a form that was begun, assigned or handed back to somebody else, whose entry it is then. */
export const handOver = call({
  name: 'myForms.handOver',
  method: 'POST',
  path: '/my-form-hand-over',
  summary: 'Hands an entry that is being filled out over to somebody else.',
  status: 'decided',
  source: 'decision 0165',
  input: z.object({ myFormId: id, personId: id, word: written(500).optional() }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})
