import { clockJobs, startClock as start } from '@holdpoint/server'
import type { Handles } from './handles.ts'
import type { Settings } from './settings.ts'

// Not at the very start, when the first people wait for their pages.
const afterMs = 15_000

/** Does what is due by the clock for as long as the process lives. Answers the function that ends it. */
export function startClock(
  { DATABASE_URL: databaseUrl }: Settings,
  { database, ports }: Handles,
): () => Promise<void> {
  if (database === undefined) {
    return () => Promise.resolve()
  }
  return start({ database, ports, databaseUrl, jobs: clockJobs, afterMs })
}
