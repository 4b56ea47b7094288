import { runHousekeeping } from '@holdpoint/server'
import type { Handles } from './handles.ts'

// Not at the very start, when the first people wait for their pages.
const firstAfterMs = 60_000
const everyMs = 3600_000

/** Clears away every hour what nobody needs any more. Answers the function that ends it. */
export function startHousekeeping({ database, ports }: Handles): () => Promise<void> {
  if (database === undefined) {
    return () => Promise.resolve()
  }
  let running: Promise<unknown> = Promise.resolve()
  const run = (): void => {
    running = runHousekeeping({ database, ports }).catch((error: unknown) =>
      ports.log.error({ error }, 'housekeeping failed'),
    )
  }
  const first = setTimeout(run, firstAfterMs)
  const next = setInterval(run, everyMs)
  return async () => {
    clearTimeout(first)
    clearInterval(next)
    await running
  }
}
