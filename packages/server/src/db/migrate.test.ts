import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { availableEngines } from '../../test/database.ts'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshDatabaseName,
} from '../../test/postgres-admin.ts'
import type { DatabaseLog, Engine } from './database.ts'
import { withLink } from './engine.ts'
import type { EnginePool } from './engine.ts'
import { MigrationChanged, MigrationFailed, SchemaNewer, migrate } from './migrate.ts'
import { BadMigrations } from './migration-files.ts'
import { PglitePool } from './pglite-pool.ts'
import { PostgresPool } from './postgres-pool.ts'

const onLog = (): void => undefined

describe.each(availableEngines())('migrate on %s', (engine) => {
  let folder: string
  let pool: EnginePool
  let removeDatabase: () => Promise<void>

  beforeAll(async () => {
    const opened = await openDatabase(engine)
    pool = opened.pool
    removeDatabase = opened.remove
  })

  afterAll(async () => {
    await removeDatabase()
  })

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'holdpoint-migrate-'))
    await withLink(pool, (link) => link.script('drop schema public cascade; create schema public'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  function write(file: string, sql: string): void {
    writeFileSync(join(folder, file), sql)
  }

  async function run(): Promise<string[]> {
    const log: DatabaseLog[] = []
    await migrate(pool, { migrationsDir: folder, onLog: (entry) => log.push(entry) })
    return log.map(({ message }) => message)
  }

  async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
    const { rows } = await withLink(pool, (link) => link.query(sql, []))
    return rows
  }

  test('applies each file once, in order', async () => {
    write('0002-more.sql', 'alter table a add column more text; insert into a values (1, $$x;y$$);')
    write('0001-first.sql', 'create table a (id integer); -- a comment; with a semicolon')
    expect(await run()).toEqual(['Applied migration 0001-first.', 'Applied migration 0002-more.'])
    expect(await run()).toEqual([])
    write('0003-late.sql', 'insert into a values (2, null)')
    expect(await run()).toEqual(['Applied migration 0003-late.'])
    expect(await rowsOf('select id, more from a order by id')).toEqual([
      { id: 1, more: 'x;y' },
      { id: 2, more: null },
    ])
    const [first] = await rowsOf('select * from schema_migrations order by number')
    expect(first).toMatchObject({ number: 1, name: 'first', applied_at: expect.any(Date) })
    expect(first?.['sha256']).toMatch(/^[0-9a-f]{64}$/)
  })

  test('undoes a failing migration whole, keeps those before it, and can go on later', async () => {
    write('0001-first.sql', 'create table a (id integer)')
    write('0002-bad.sql', 'create table b (id integer); select nonsense')
    const failing = run()
    await expect(failing).rejects.toBeInstanceOf(MigrationFailed)
    await expect(failing).rejects.toThrow('Migration 0002-bad failed and was undone: column')
    expect(await rowsOf(`select to_regclass('a')::text as a, to_regclass('b')::text as b`)).toEqual(
      [{ a: 'a', b: null }],
    )
    write('0002-bad.sql', 'create table b (id integer)')
    expect(await run()).toEqual(['Applied migration 0002-bad.'])
  })

  test('refuses a migration that was changed after it had been applied', async () => {
    write('0001-first.sql', 'create table a (id integer)')
    await run()
    write('0001-first.sql', 'create table a (id bigint)')
    await expect(run()).rejects.toBeInstanceOf(MigrationChanged)
    await expect(run()).rejects.toThrow('Migration 0001-first was changed after')
  })

  test('takes a file with other line ends for the same', async () => {
    write('0001-first.sql', 'create table a (\n  id integer\n)\n')
    await run()
    write('0001-first.sql', 'create table a (\r\n  id integer\r\n)\r\n')
    expect(await run()).toEqual([])
  })

  test('refuses a database that is newer than the program', async () => {
    write('0001-first.sql', 'create table a (id integer)')
    write('0002-second.sql', 'create table b (id integer)')
    await run()
    rmSync(join(folder, '0002-second.sql'))
    await expect(run()).rejects.toBeInstanceOf(SchemaNewer)
    await expect(run()).rejects.toThrow(
      'The database is at migration 0002-second, but this program only knows up to 0001-first.',
    )
  })

  test('refuses a migration that was added below an applied one', async () => {
    write('0002-second.sql', 'create table b (id integer)')
    await run()
    write('0001-late.sql', 'create table a (id integer)')
    await expect(run()).rejects.toThrow('0001-late was added below one that is already applied')
  })

  test('keeps what is for PostgreSQL only away from the embedded engine', async () => {
    write('0001-first.sql', 'create table a (id integer)')
    write('0002-fast.postgres.sql', 'create index a_by_id on a (id)')
    write('0003-third.sql', 'create table c (id integer)')
    await run()
    expect(await run()).toEqual([])
    const applied = await rowsOf('select number from schema_migrations order by number')
    expect(applied.map(({ number }) => number)).toEqual(engine === 'postgres' ? [1, 2, 3] : [1, 3])
  })

  test('applies each migration once when several start at the same moment', async () => {
    write('0001-first.sql', 'create table a (id integer)')
    write('0002-slow.sql', 'select pg_sleep(0.2); insert into a values (1)')
    await Promise.all([run(), run(), run()])
    expect(await rowsOf('select count(*)::int as n from a')).toEqual([{ n: 1 }])
  })

  test.each([
    ['a name without number', { 'people.sql': '' }, 'is not named like 0001-people.sql'],
    ['a number twice', { '0001-a.sql': '', '0001-b.sql': '' }, 'have the number of'],
  ])('refuses %s', async (_title, files: Record<string, string>, sentence) => {
    for (const [file, sql] of Object.entries(files)) {
      write(file, sql)
    }
    await expect(run()).rejects.toBeInstanceOf(BadMigrations)
    await expect(run()).rejects.toThrow(sentence)
  })
})

async function openDatabase(
  engine: Engine,
): Promise<{ pool: EnginePool; remove: () => Promise<void> }> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  if (engine === 'pglite' || databaseUrl === undefined) {
    const pool = await PglitePool.open({
      folder: null,
      isSynced: false,
      snapshotFile: inject('snapshotFile'),
      acquireTimeoutMs: 10_000,
      onLog,
    })
    return { pool, remove: () => pool.close() }
  }
  const name = freshDatabaseName('migrate')
  await createDatabase(databaseUrl, name)
  const pool = await PostgresPool.open({
    databaseUrl: databaseUrlOf(databaseUrl, name),
    connectionLimit: 5,
    acquireTimeoutMs: 10_000,
    statementTimeoutMs: 10_000,
    onLog,
  })
  const remove = async (): Promise<void> => {
    await pool.close()
    await dropDatabase(databaseUrl, name)
  }
  return { pool, remove }
}
