import { liveLoader } from '../../lists/live/live-stream.server.ts'

/** A stream of events for the entries that a page shows. */
export const loader = liveLoader(
  ({ myForms }) =>
    ({ ids, ...asked }) =>
      myForms.changes({ myFormIds: ids, ...asked }),
)
