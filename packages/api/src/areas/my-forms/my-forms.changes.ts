import * as z from 'zod'
import { call } from '../../call.ts'
import { watchedRowsMax, watchInput } from '../../lists/changes.ts'
import { id, wireList } from '../../wire.ts'

/** Tells of entries that a page shows whether they have changed meanwhile. */
export const changes = call({
  name: 'myForms.changes',
  method: 'GET',
  path: '/my-form-changes',
  summary: 'Answers the state of some entries, at once or as soon as one of them has changed.',
  status: 'decided',
  source: 'spec 2, My Forms list; decision 0029',
  input: z.object({
    myFormIds: wireList.pipe(z.array(id).min(1).max(watchedRowsMax)),
    ...watchInput,
  }),
  /** In the order of the ids. A state is opaque: another one means that the row looks otherwise. */
  content: z.object({ data: z.array(z.object({ myFormId: z.string(), state: z.string() })) }),
})
