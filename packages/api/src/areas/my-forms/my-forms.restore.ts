import * as z from 'zod'
import { call } from '../../call.ts'
import { id } from '../../wire.ts'

/** For how long whoever deleted an entry may take that back by themselves, in minutes. */
export const restoreMinutesMax = 15

/** Takes back a deletion that one has just made: what stands behind an undo. */
export const restore = call({
  name: 'myForms.restore',
  method: 'POST',
  path: '/my-form-restore',
  summary: 'Brings back an entry that you have just deleted.',
  status: 'decided',
  source: 'spec 7, DELETE my-form; decision 0039',
  input: z.object({ myFormId: id }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})
