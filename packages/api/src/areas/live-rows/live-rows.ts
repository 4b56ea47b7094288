import * as z from 'zod'
import { call } from '../../call.ts'
import { newsWaitMaxS, watchedRowsMax } from '../../lists/changes.ts'
import { liveKinds } from '../../lists.ts'
import { id, wireInteger, wireList } from '../../wire.ts'

/** Tells of rows that a page shows whether they have changed meanwhile. */
const changes = call({
  name: 'liveRows.changes',
  method: 'GET',
  path: '/row-changes',
  summary: 'Answers the state of some records, at once or as soon as one of them has changed.',
  status: 'decided',
  source: 'spec 2, My Forms list; decisions 0029 and 0090',
  input: z.object({
    recordType: z.enum(liveKinds),
    ids: wireList.pipe(z.array(id).min(1).max(watchedRowsMax)),
    states: wireList.pipe(z.array(z.string().max(64)).max(watchedRowsMax)).default([]),
    waitS: wireInteger(0, newsWaitMaxS).default(0),
  }),
  /** In the order of the ids. A state is opaque: another one means that the row looks otherwise. */
  content: z.object({ data: z.array(z.object({ id: z.string(), state: z.string() })) }),
})

/** Rows of lists that follow what others do to them. */
export const liveRows = { changes }
