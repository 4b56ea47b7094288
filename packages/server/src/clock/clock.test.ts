import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { isLong } from '../../../../tooling/long-run.ts'
import { startProcess } from '../../test/child.ts'
import { availableEngines, openTestDatabase, type TestDatabase } from '../../test/database.ts'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshCopyName,
} from '../../test/postgres-admin.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { storedTables } from '../db/stored-tables.ts'
import { transaction } from '../db/transaction.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { sendJob } from './boss.ts'
import type { ClockJob } from './clock.ts'
import { startClock } from './start-clock.ts'

const soon = { timeout: 15_000, interval: 100 }

// On the embedded one each run has the clock of the portal that browser tests are about.
const engines = isLong ? availableEngines() : availableEngines().slice(-1)

describe.each(engines)('the clock on %s', (engine) => {
  let database: TestDatabase
  let folder: string
  let end: () => Promise<void> = () => Promise.resolve()
  const ran: object[] = []
  const failures: string[] = []
  const job: ClockJob = {
    name: 'probe',
    withinSeconds: 0.5,
    run: async (_context, data) => {
      ran.push(data)
      if ('fails' in data) {
        throw new Error('Not today')
      }
    },
  }

  let isAway = false

  const start = (...jobs: ClockJob[]): void => {
    const { log, ...ports } = nodePorts({ filesDir: folder, logLevel: 'silent' })
    const error = (_fields: object, message: string) => void failures.push(message)
    const away = () => Promise.reject(new Error('The database is away.'))
    const onLink: Database['onLink'] = (work) => (isAway ? away() : database.onLink(work))
    const reached = { ...database, kysely: database.kysely, onLink }
    end = startClock({ database: reached, ports: { ...ports, log: { ...log, error } }, jobs })
  }
  const jobs = async () => {
    const { rows } = await sql<{ state: string; waits: number }>`
      select state::text, extract(epoch from start_after - now())::float8 as waits
      from clock.job where name = 'probe'`.execute(database.kysely)
    return rows
  }
  const isReady = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select 1 from clock.queue where name = 'probe'`.execute(
        database.kysely,
      )
      expect(rows).toHaveLength(1)
    }, soon)

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'holdpoint-clock-'))
    database = await openTestDatabase({ engine })
    ran.length = 0
    failures.length = 0
  })
  afterEach(async () => {
    await end()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('takes a job up once, with its cause or not at all, and after a restart', async () => {
    expect(await sendJob(database.kysely, job, { too: 'early' })).toBe(false)
    start(job)
    await isReady()
    await end()
    const undone = transaction(database, async (db) => {
      await sendJob(db, job, { is: 'undone' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await transaction(database, async (db) => {
      expect(await sendJob(db, job, { is: 'done' })).toBe(true)
      await sendJob(db, job, { is: 'later' }, { at: new Date(Date.now() + 3_600_000) })
    })
    start(job)
    await vi.waitFor(() => expect(ran).toEqual([{ is: 'done' }]), soon)
    await vi.waitFor(
      async () =>
        expect((await jobs()).map(({ state }) => state).sort()).toEqual(['completed', 'created']),
      soon,
    )
    expect(ran).toHaveLength(1)
    expect(failures).toEqual([])
  })

  test('tries a failing job again later, longer each time, and says so', async () => {
    start(job)
    await isReady()
    await sendJob(database.kysely, job, { fails: true })
    await vi.waitFor(
      async () => expect((await jobs()).map(({ state }) => state)).toEqual(['retry']),
      soon,
    )
    const [first] = await jobs()
    expect(first?.waits).toBeGreaterThan(20)
    expect(failures).toEqual(['a job of the clock failed; it is tried again'])
    await sql`update clock.job set start_after = now() - interval '1 s'`.execute(database.kysely)
    await vi.waitFor(() => expect(ran).toHaveLength(2), soon)
    await vi.waitFor(async () => expect((await jobs())[0]?.waits ?? 0).toBeGreaterThan(40), soon)
  })

  test('sends what comes by cron, and ends when what is running has ended', async () => {
    let isDone = false
    start({
      ...{ name: 'probe', cron: '* * * * *', withinSeconds: 0.5 },
      run: async () => {
        ran.push({})
        await new Promise((resolve) => setTimeout(resolve, 700))
        isDone = true
      },
    })
    await isReady()
    // The minute's own job comes by way of pg-boss within its rounds; one is sent in its stead.
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from clock.schedule where name = 'probe'`.execute(
        database.kysely,
      )
      expect(rows).toHaveLength(1)
    }, soon)
    await sendJob(database.kysely, job, {})
    await vi.waitFor(() => expect(ran.length).toBeGreaterThan(0), soon)
    await end()
    expect(isDone).toBe(true)
    expect((await jobs()).every(({ state }) => state !== 'active')).toBe(true)
  })

  test('outlives a database that is away when a job has ended, and goes on', async () => {
    start({
      ...job,
      run: async (context, data) => {
        await job.run(context, data)
        isAway = 'last' in data
      },
    })
    await isReady()
    await sendJob(database.kysely, job, { last: true })
    await vi.waitFor(() => expect(isAway).toBe(true), soon)
    await new Promise((resolve) => setTimeout(resolve, 700))
    isAway = false
    await sendJob(database.kysely, job, { next: true })
    await vi.waitFor(() => expect(ran).toEqual([{ last: true }, { next: true }]), soon)
  })

  test('is nothing that a backup holds: what is due stands in the rows themselves', async () => {
    const names = async () => (await storedTables(database.kysely)).map(({ name }) => name)
    const before = await names()
    start(job)
    await isReady()
    expect(await names()).toEqual(before)
    expect(before).not.toContain('job')
  })
})

// Three processes do what is due by the clock once in `jobs-once.long.test.ts`.
test.runIf(isLong && availableEngines().includes('postgres'))(
  'two processes on one PostgreSQL run each job once',
  { timeout: 60_000 },
  async () => {
    const server = process.env['TEST_DATABASE_URL'] ?? ''
    const template = inject('templateDatabase') ?? ''
    const name = freshCopyName(template)
    await createDatabase(server, name, template)
    const databaseUrl = databaseUrlOf(server, name)
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-clock-'))
    const database = await openDatabase({ databaseUrl, dataDir: folder, onLog: () => undefined })
    const processes = [1, 2].map(() => startProcess('run-clock', databaseUrl, folder))
    try {
      await Promise.all(processes.map((each) => each.line((line) => line === 'ready')))
      const sent = Array.from({ length: 30 }, (_, number) => `ran ${number}`)
      await transaction(database, async (db) => {
        for (const [number] of sent.entries()) {
          await sendJob(db, { name: 'probe' }, { number })
        }
      })
      const ran = () => processes.flatMap(({ lines }) => lines.filter((line) => line !== 'ready'))
      await vi.waitFor(() => expect(ran()).toHaveLength(sent.length), { ...soon, timeout: 40_000 })
      expect(ran().sort()).toEqual(sent.sort())
      expect(processes.every(({ lines }) => lines.length > 1)).toBe(true)
    } finally {
      await Promise.all(processes.map((each) => each.kill()))
      await database.close()
      await dropDatabase(server, name)
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
