import { afterEach, describe, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import type { DatabaseLog } from './database.ts'
import {
  AcquireTimeout,
  DatabaseClosed,
  DatabaseNotOpened,
  DatabaseUnavailable,
  DatabaseWorkerStopped,
} from './database-errors.ts'
import { kyselyOver } from './kysely-dialect.ts'
import { PglitePool } from './pglite-pool.ts'
import { transaction } from './transaction.ts'

const dyingWorker = new URL('../../test/processes/dying-worker.mjs', import.meta.url)

describe('the embedded engine', () => {
  const log: DatabaseLog[] = []
  let pool: PglitePool | undefined

  async function open(options: { acquireTimeoutMs?: number; workerFile?: URL } = {}) {
    pool = await PglitePool.open({
      folder: null,
      snapshotFile: inject('snapshotFile'),
      isSynced: false,
      acquireTimeoutMs: options.acquireTimeoutMs ?? 5_000,
      workerFile: options.workerFile,
      onLog: (entry) => log.push(entry),
    })
    return { pool, kysely: kyselyOver(pool, (entry) => log.push(entry)) }
  }

  afterEach(async () => {
    await pool?.close()
    log.length = 0
  })

  test('rejects everything under way when its thread dies, and everything after', async () => {
    const { kysely } = await open({ workerFile: dyingWorker })
    const running = transaction({ kysely }, async (tx) => {
      await sql`select 'end this thread'`.execute(tx)
    })
    const waiting = sql`select 1`.execute(kysely)
    const outcomes = await Promise.allSettled([running, waiting])
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected' })
      expect(Object(outcome)['reason']).toBeInstanceOf(DatabaseWorkerStopped)
    }
    await expect(sql`select 1`.execute(kysely)).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(log.map(({ level }) => level)).toContain('error')
  })

  test('tells a query that waited too long for its turn', async () => {
    const { kysely } = await open({ acquireTimeoutMs: 40 })
    const long = transaction({ kysely }, async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 150)
      })
    })
    await expect(sql`select 1`.execute(kysely)).rejects.toBeInstanceOf(AcquireTimeout)
    await long
    await expect(sql`select 1`.execute(kysely)).resolves.toBeDefined()
  })

  test('finishes what was asked before it closes, and refuses what comes later', async () => {
    const { pool: opened, kysely } = await open()
    const before = transaction({ kysely }, async (tx) => {
      await sql`select pg_sleep(0.05)`.execute(tx)
      return 'finished'
    })
    const queued = sql<{ n: number }>`select 1 as n`.execute(kysely)
    const closed = opened.close()
    await expect(sql`select 2`.execute(kysely)).rejects.toBeInstanceOf(DatabaseClosed)
    expect(await before).toBe('finished')
    expect((await queued).rows).toEqual([{ n: 1 }])
    await closed
    await opened.close()
    await expect(sql`select 3`.execute(kysely)).rejects.toBeInstanceOf(DatabaseClosed)
    expect(log).toEqual([])
  })

  test('undoes what a holder left open when the connection is not to be trusted', async () => {
    const { pool: opened } = await open()
    const link = await opened.acquire()
    await link.script('begin; create table left_open (id integer)')
    opened.release(link, true)
    const next = await opened.acquire()
    const { rows } = await next.query(`select to_regclass('left_open')::text as name`, [])
    opened.release(next, false)
    expect(rows).toEqual([{ name: null }])
  })

  test('says why it could not be opened', async () => {
    const opening = PglitePool.open({
      folder: null,
      snapshotFile: '/nowhere/snapshot.tar',
      isSynced: false,
      acquireTimeoutMs: 100,
      onLog: (entry) => log.push(entry),
    })
    await expect(opening).rejects.toBeInstanceOf(DatabaseNotOpened)
    await expect(opening).rejects.toThrow('could not be opened: ENOENT')
  })
})
