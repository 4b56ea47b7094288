import * as z from 'zod'
import { wireInteger, wireList } from '../wire.ts'

/** How many rows one call may watch: those of several open lists. */
export const watchedRowsMax = 100

/** The longest that a call waits for news, in seconds. */
const newsWaitMaxS = 25

/** What a row that is gone, or not open to the person, answers for its state. */
export const noState = 'none'

/**
 * What a call takes beside the ids of its rows, to tell whether they have changed meanwhile
 * (decision 0029). A state is opaque: another one means that the row looks otherwise.
 */
export const watchInput = {
  states: wireList.pipe(z.array(z.string().max(64)).max(watchedRowsMax)).default([]),
  waitS: wireInteger(0, newsWaitMaxS).default(0),
}
