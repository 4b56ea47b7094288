import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { pausedWebhooks, waitingJobs, waitingOnRoads } from './backlog.queries.ts'
import type { Registry } from './registry.ts'

/** How long an answer is good for: whoever reads the metrics more often costs the database nothing. */
const goodForMs = 10_000

/**
 * What waits in the database: it is the same for all processes on it, so read the greatest of them.
 * Where the database does not answer, `holdpoint_database_up` is 0 and the others say nothing.
 */
export function watchBacklog(
  registry: Registry,
  { database, ports: { clock, log } }: { database: Database; ports: Pick<Ports, 'clock' | 'log'> },
): void {
  const up = registry.gauge({
    name: 'holdpoint_database_up',
    help: 'Whether the database answered: 1 or 0.',
  })
  const jobs = registry.gauge({
    name: 'holdpoint_jobs',
    help: 'Jobs of the clock: due, running, and failed for good in the last hours.',
    labels: ['state'],
  })
  const jobsOverdue = registry.gauge({
    name: 'holdpoint_jobs_overdue_seconds',
    help: 'For how long the job that is due first has been due.',
  })
  const waiting = registry.gauge({
    name: 'holdpoint_outbox_waiting',
    help: 'What is still to go out, by its road; to webhooks that are not paused.',
    labels: ['road'],
  })
  const failing = registry.gauge({
    name: 'holdpoint_outbox_failing',
    help: 'What of it was not taken before and is tried again.',
    labels: ['road'],
  })
  const overdue = registry.gauge({
    name: 'holdpoint_outbox_overdue_seconds',
    help: 'For how long what is due first on a road has been due.',
    labels: ['road'],
  })
  const paused = registry.gauge({
    name: 'holdpoint_webhooks_paused',
    help: 'Webhooks that post nothing until somebody resumes them.',
  })

  async function read(): Promise<void> {
    const db = database.kysely
    const now = clock.now()
    try {
      const roads = await waitingOnRoads(db, now)
      const { due, running, failed, overdueS } = await waitingJobs(db, now)
      paused([[[], await pausedWebhooks(db)]])
      waiting(roads.map((one) => [[one.road], one.waiting]))
      failing(roads.map((one) => [[one.road], one.failing]))
      overdue(roads.map((one) => [[one.road], one.overdueS]))
      jobs([
        [['due'], due],
        [['running'], running],
        [['failed'], failed],
      ])
      jobsOverdue([[[], overdueS]])
      up([[[], 1]])
    } catch (error) {
      log.warn({ error }, 'the metrics could not be asked of the database')
      for (const gauge of [jobs, jobsOverdue, waiting, failing, overdue, paused]) {
        gauge([])
      }
      up([[[], 0]])
    }
  }

  let reading: Promise<void> | undefined
  let askedAt = 0
  registry.before(() => {
    const at = performance.now()
    if (reading === undefined || at - askedAt >= goodForMs) {
      askedAt = at
      reading = read()
    }
    return reading
  })
}
