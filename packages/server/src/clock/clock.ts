import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'

/** What a job works with. It opens its own transactions. */
export interface ClockContext {
  database: Database
  ports: Ports
  /** One instant for all that the job writes. */
  now: Date
}

/**
 * Something that is due by the clock (decision 0081). A job is a wake-up: what is due is asked of
 * the rows themselves, so that a job that comes twice, late, or after a restore does no harm.
 */
export interface ClockJob<Data extends object = object> {
  /** Its queue: lower case with hyphens. */
  name: string
  /** When it is due by itself, as cron in UTC; without one it is only sent (`sendJob`). */
  cron?: string
  /** How soon one that was sent is taken up. Default: 15 s. */
  withinSeconds?: number
  /** Rejects to be tried again later. */
  run: (context: ClockContext, data: Data) => Promise<void>
}
