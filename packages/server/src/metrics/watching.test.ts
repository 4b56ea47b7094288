import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { AcquireTimeout } from '../db/database-errors.ts'
import { kyselyOver } from '../db/kysely-dialect.ts'
import { PglitePool } from '../db/pglite-pool.ts'
import { WatchedPool } from '../db/watched-pool.ts'
import { watchBacklog } from './backlog-metrics.ts'
import { watchDatabase } from './database-metrics.ts'
import { countedFiles, watchDisk } from './file-metrics.ts'
import { watchProcess } from './process-metrics.ts'
import { createRegistry } from './registry.ts'

let world: TestServer
beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

/** The value of a series, by how its line begins. */
const valueIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('the database tells who works on it, who waits, and what statements took', async () => {
  const registry = createRegistry()
  const inner = await PglitePool.open({
    ...{ folder: null, snapshotFile: inject('snapshotFile'), isSynced: false },
    ...{ acquireTimeoutMs: 50, onLog: () => undefined },
  })
  const pool = new WatchedPool(inner, watchDatabase(registry))
  const kysely = kyselyOver(pool, () => undefined)
  await sql`select 1`.execute(kysely)
  await sql`create table t (id int)`.execute(kysely)
  await sql`insert into t values (1)`.execute(kysely)
  await expect(sql`select nothing`.execute(kysely)).rejects.toThrow()
  const link = await pool.acquire()
  const refused = pool.acquire()
  const during = await registry.text()
  await expect(refused).rejects.toThrow(AcquireTimeout)
  pool.release(link, false)
  const after = await registry.text()
  await pool.close()

  expect(valueIn(during, 'holdpoint_database_connections{state="in_use"}')).toBe(1)
  expect(valueIn(during, 'holdpoint_database_connections{state="waiting"}')).toBe(1)
  expect(valueIn(after, 'holdpoint_database_connections{state="in_use"}')).toBe(0)
  expect(valueIn(after, 'holdpoint_database_connections{state="waiting"}')).toBe(0)
  const asked = (kind: string) =>
    valueIn(after, `holdpoint_database_query_seconds_count{kind="${kind}"}`)
  expect(['select', 'other', 'insert', 'failed'].map(asked)).toEqual([1, 1, 1, 1])
  expect(valueIn(after, 'holdpoint_database_wait_seconds_count')).toBe(6)
})

test('what waits to go out is counted by its road, with how long it has been due', async () => {
  const { database, ports } = world
  const now = ports.clock.now()
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const mail = {
    shard_key: 'o',
    kind: 'invite',
    to_address: 'a@b.example',
    subject: 's',
    text: 't',
  }
  await database.kysely
    .insertInto('mail_outbox')
    .values([
      { ...mail, id: '1', state: 'waiting', next_try_at: ago(90), created_at: ago(90) },
      { ...mail, id: '2', state: 'waiting', tries: 2, next_try_at: ago(-60), created_at: ago(900) },
      { ...mail, id: '3', state: 'sent', created_at: ago(900) },
    ])
    .execute()
  const admin = await world.as('admin')
  const hook = { name: 'Intranet', url: 'https://hook.example/', events: 'my_form.started' }
  const { webhook } = contentOf(await admin.webhooks.create(hook))
  const { shard_key: shardKey } = await database.kysely
    .selectFrom('webhooks')
    .select('shard_key')
    .where('id', '=', webhook.webhookId)
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('webhook_deliveries')
    .values({
      ...{ shard_key: shardKey, id: 'd', sequence: 0 },
      ...{ webhook_id: webhook.webhookId, type: 't', record_type: 'r', record_id: 'r' },
      ...{ action: 'a', happened_at: ago(60), attempts: 1, next_try_at: ago(30) },
    })
    .execute()
  const registry = createRegistry()
  watchBacklog(registry, { database, ports })
  const text = await registry.text()
  const said = (name: string, road: string) =>
    valueIn(text, `holdpoint_outbox_${name}{road="${road}"}`)
  expect([said('waiting', 'mail'), said('failing', 'mail')]).toEqual([2, 1])
  expect(said('overdue_seconds', 'mail')).toBe(90)
  expect([said('waiting', 'webhooks'), said('failing', 'webhooks')]).toEqual([1, 1])
  expect(said('overdue_seconds', 'webhooks')).toBe(30)
  expect(said('overdue_seconds', 'notifications')).toBe(0)
  expect(valueIn(text, 'holdpoint_jobs{state="due"}')).toBe(0)
  expect(valueIn(text, 'holdpoint_webhooks_paused')).toBe(0)
  expect(valueIn(text, 'holdpoint_database_up')).toBe(1)
  expect(text).not.toContain('b.example')
  expect(text).not.toContain(webhook.webhookId)

  await database.kysely
    .updateTable('webhooks')
    .set({ state: 'paused', paused_by: 'person' })
    .execute()
  const later = createRegistry()
  watchBacklog(later, { database, ports })
  const paused = await later.text()
  expect(valueIn(paused, 'holdpoint_webhooks_paused')).toBe(1)
  expect(valueIn(paused, 'holdpoint_outbox_waiting{road="webhooks"}')).toBe(0)
})

test('a database that does not answer is said to be away, and nothing else of it', async () => {
  const registry = createRegistry()
  const { database, ports } = world
  const away = { ...database, kysely: database.kysely.withSchema('nowhere') }
  const log = { ...ports.log, warn: () => undefined }
  watchBacklog(registry, { database: away, ports: { clock: ports.clock, log } })
  const text = await registry.text()
  expect(valueIn(text, 'holdpoint_database_up')).toBe(0)
  expect(text.split('\n').filter((line) => /^holdpoint_(jobs|outbox|webhooks)/.test(line))).toEqual(
    [],
  )
})

test('the database is asked once in ten seconds, however often the metrics are read', async () => {
  const registry = createRegistry()
  let asked = 0
  const clock = { now: () => ((asked += 1), world.ports.clock.now()) }
  watchBacklog(registry, { database: world.database, ports: { clock, log: world.ports.log } })
  await Promise.all([registry.text(), registry.text()])
  await registry.text()
  expect(asked).toBe(1)
})

test('a loop that was held up says so, and a process what it takes', async () => {
  const registry = createRegistry()
  const end = watchProcess(registry)
  await new Promise((resolve) => setTimeout(resolve, 60))
  const until = performance.now() + 250
  while (performance.now() < until) {
    // Nothing else can run meanwhile.
  }
  await new Promise((resolve) => setTimeout(resolve, 60))
  const held = await registry.text()
  const after = await registry.text()
  end()
  expect(valueIn(held, 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.15)
  expect(valueIn(after, 'nodejs_eventloop_lag_max_seconds')).toBeLessThan(0.15)
  expect(valueIn(held, 'process_resident_memory_bytes')).toBeGreaterThan(10e6)
  expect(valueIn(held, 'process_cpu_seconds_total')).toBeGreaterThan(0.2)
  expect(valueIn(held, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
})

test('files that are kept are counted, and the disk says its room', async () => {
  const registry = createRegistry()
  const files = countedFiles(registry, world.ports.files)
  async function* bytes() {
    yield new Uint8Array(1000)
  }
  await files.write('a/b', bytes())
  watchDisk(registry, world.filesDir)
  const text = await registry.text()
  expect(valueIn(text, 'holdpoint_files_stored_bytes_total')).toBe(1000)
  expect(valueIn(text, 'holdpoint_files_stored_total')).toBe(1)
  expect(valueIn(text, 'holdpoint_data_folder_free_bytes')).toBeGreaterThan(0)

  const nowhere = createRegistry()
  watchDisk(nowhere, '/a folder that is not there')
  expect(valueIn(await nowhere.text(), 'holdpoint_data_folder_free_bytes')).toBeUndefined()
})
