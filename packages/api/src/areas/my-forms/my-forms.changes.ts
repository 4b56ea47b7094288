import * as z from 'zod'
import { call } from '../../call.ts'
import { id, wireInteger, wireList } from '../../wire.ts'

/** How many entries one call may watch: the rows of several open lists. */
export const watchedEntriesMax = 100

/** The longest that a call waits for news, in seconds. */
const newsWaitMaxS = 25

/** What an entry that is gone, or not open to the person, answers for its state. */
export const noState = 'none'

/** Tells of entries that a page shows whether they have changed meanwhile. */
export const changes = call({
  name: 'myForms.changes',
  method: 'GET',
  path: '/my-form-changes',
  summary: 'Answers the state of some entries, at once or as soon as one of them has changed.',
  status: 'decided',
  source: 'spec 2, My Forms list; decision 0029',
  input: z.object({
    myFormIds: wireList.pipe(z.array(id).min(1).max(watchedEntriesMax)),
    states: wireList.pipe(z.array(z.string().max(64)).max(watchedEntriesMax)).default([]),
    waitS: wireInteger(0, newsWaitMaxS).default(0),
  }),
  /** In the order of the ids. A state is opaque: another one means that the row looks otherwise. */
  content: z.object({ data: z.array(z.object({ myFormId: z.string(), state: z.string() })) }),
})
