import { liveLoader } from '../../lists/live/live-stream.server.ts'

/** A stream of events for the rows that a page shows, by their kind of record. */
export const loader = liveLoader
