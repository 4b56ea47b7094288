import type PgBoss from 'pg-boss'
import type { Database } from '../db/database.ts'
import { withLink, type EngineLink } from '../db/engine.ts'
import type { Ports } from '../ports/ports.ts'
import { executeOn, newBoss, retries } from './boss.ts'
import type { ClockJob } from './clock.ts'

export interface ClockParts {
  database: Database
  ports: Ports
  /** Where the database is, for connections of the clock's own. Without: the embedded engine. */
  databaseUrl?: string | undefined
  jobs: readonly ClockJob[]
  /** How long the first requests have the database to themselves. Default: not at all. */
  afterMs?: number
  /** How often it is looked whether something is due by cron. Default: 30 s. */
  everySeconds?: number
}

/** A job that outlives this is taken for dead and tried again. */
const expireInSeconds = 600
const stopWaitMs = 8_000
/** By way of which pg-boss sends what comes by cron. */
const queueOfCron = '__pgboss__send-it'

/**
 * Runs what is due by the clock for as long as the process lives: each job once, however many
 * processes there are. Answers the function that ends it, which waits for what is running.
 *
 * It starts after the first requests and holds none of them up; one that cannot start is logged and
 * tried again.
 */
export function startClock(parts: ClockParts): () => Promise<void> {
  const { log } = parts.ports
  let isEnded = false
  let running: Promise<(() => Promise<void>) | undefined> = Promise.resolve(undefined)
  let next: NodeJS.Timeout | undefined
  const start = (): void => {
    running = run(parts).catch((error: unknown) => {
      log.error({ error }, 'the clock could not be started; it is tried again')
      if (!isEnded) {
        next = setTimeout(start, 30_000)
      }
      return undefined
    })
  }
  if (parts.afterMs === undefined) {
    start()
  } else {
    next = setTimeout(start, parts.afterMs)
  }
  return async () => {
    isEnded = true
    clearTimeout(next)
    await (
      await running
    )?.()
  }
}

async function run({ database, ports, databaseUrl, jobs, everySeconds = 30 }: ClockParts) {
  const { log } = ports
  const line = await openLine(database, databaseUrl, ports)
  // Its schema is made by our migrations (0031).
  const boss = await newBoss({
    db: { executeSql: line.executeSql },
    migrate: false,
    cronMonitorIntervalSeconds: everySeconds,
    cronWorkerIntervalSeconds: Math.min(15, everySeconds),
  })
  boss.on('error', (error) => log.error({ error }, 'the clock met an error'))
  try {
    await line.onLink((link) => makeQueues(link, jobs))
    await boss.start()
    await setSchedules(boss, jobs)
    line.refuseLost()
    for (const job of jobs) {
      await takeUp(boss, job, { database, ports })
    }
  } catch (error) {
    await boss.stop({ graceful: false })
    await line.close()
    throw error
  }
  return async () => {
    await boss.stop({ timeout: stopWaitMs })
    await line.close()
  }
}

/**
 * Makes what is not there yet, under the lock of the migrations: two processes that start at once
 * on a new database would stop each other with half of it.
 */
async function makeQueues(link: EngineLink, jobs: readonly ClockJob[]): Promise<void> {
  const boss = await newBoss({
    db: { executeSql: (text, values) => executeOn(link, text, values) },
  })
  await link.script('begin; select id from schema_lock where id = 1 for update')
  try {
    await boss.createQueue(queueOfCron)
    for (const { name, cron } of jobs) {
      // What comes by cron runs in one process at a time.
      const policy = cron === undefined ? 'standard' : 'singleton'
      await boss.createQueue(name, { name, policy, ...retries, expireInSeconds })
    }
    await link.script('commit')
  } catch (error) {
    await link.script('rollback').catch(() => undefined)
    throw error
  }
}

async function takeUp(
  boss: PgBoss,
  { name, withinSeconds = 15, run: work }: ClockJob,
  { database, ports }: Pick<ClockParts, 'database' | 'ports'>,
): Promise<void> {
  await boss.work(name, { pollingIntervalSeconds: withinSeconds, batchSize: 1 }, async (taken) => {
    for (const { id, data } of taken) {
      try {
        await work({ database, ports, now: ports.clock.now() }, data ?? {})
      } catch (error) {
        ports.log.error({ error, job: name, id }, 'a job of the clock failed; it is tried again')
        throw error
      }
    }
  })
}

/** A schedule that no module declares any more would send jobs to nobody. */
async function setSchedules(boss: PgBoss, jobs: readonly ClockJob[]): Promise<void> {
  for (const { name, cron } of jobs) {
    if (cron !== undefined) {
      await boss.schedule(name, cron)
    }
  }
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((job) => job.name === name && job.cron !== undefined)) {
      await boss.unschedule(name)
    }
  }
}

/** The connections of the clock: two of its own on PostgreSQL, the only one there is otherwise. */
async function openLine(database: Database, databaseUrl: string | undefined, { log }: Ports) {
  const pool = databaseUrl === undefined ? undefined : await openPool(databaseUrl, log)
  const onLink = <T>(work: (link: EngineLink) => Promise<T>): Promise<T> =>
    pool === undefined ? database.onLink(work) : withLink(pool, work)
  const inFlight = new Set<Promise<unknown>>()
  let firstLost: unknown
  let isClosed = false

  async function ask(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    if (isClosed) {
      return { rows: [] }
    }
    try {
      return await onLink((link) => executeOn(link, text, values))
    } catch (error) {
      firstLost ??= error
      // pg-boss does not wait for some of its statements: rejecting would end the process. What a
      // lost statement leaves undone is done when the job expires, or at the next look.
      log.warn({ error }, 'the clock could not reach the database')
      return { rows: nothingOf(text) }
    }
  }

  return {
    onLink,
    executeSql: (text: string, values?: unknown[]) => {
      const asked = ask(text, values)
      inFlight.add(asked)
      void asked.finally(() => inFlight.delete(asked))
      return asked
    },
    /** Throws when a statement was lost so far: what was being set up is to be tried again. */
    refuseLost: () => {
      if (firstLost !== undefined) {
        throw firstLost
      }
    },
    close: async () => {
      // What a job that has just ended still writes about itself.
      await new Promise((resolve) => setImmediate(resolve))
      await Promise.allSettled(inFlight)
      isClosed = true
      await pool?.close()
    },
  }
}

/** Nothing, as pg-boss reads it: of what counts how many it has changed, a row that says none. */
function nothingOf(text: string): unknown[] {
  return /select count\(\*\) from/i.test(text) ? [{ count: 0 }] : []
}

async function openPool(databaseUrl: string, log: Ports['log']) {
  const { PostgresPool } = await import('../db/postgres-pool.ts')
  return await PostgresPool.open({
    databaseUrl,
    connectionLimit: 2,
    acquireTimeoutMs: 10_000,
    statementTimeoutMs: 30_000,
    onLog: ({ level, message, error }) => log[level]({ error }, message),
  })
}
