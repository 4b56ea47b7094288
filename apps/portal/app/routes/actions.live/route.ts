import { liveLoader } from '../../lists/live/live-stream.server.ts'

/** A stream of events for the actions that a page shows. */
export const loader = liveLoader(
  ({ actions }) =>
    ({ ids, ...asked }) =>
      actions.changes({ actionIds: ids, ...asked }),
)
