import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database, DatabaseLog, Engine } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { createDatabase, databaseUrlOf, dropDatabase, freshDatabaseName } from './postgres-admin.ts'

/** An empty, migrated database that belongs to one test file. */
export interface TestDatabase extends Database {
  /** What the database had to say so far. */
  log: DatabaseLog[]
}

export type TestDatabaseOptions = {
  /** Default: PostgreSQL when TEST_DATABASE_URL is set, else the embedded engine. */
  engine?: Engine
  acquireTimeoutMs?: number
}

/** The engines that can be had in this run, for tests that must hold on each. */
export function availableEngines(): Engine[] {
  return process.env['TEST_DATABASE_URL'] === undefined ? ['pglite'] : ['pglite', 'postgres']
}

/** Opens a database of its own for a test file. Close it in `afterAll`, which also deletes it. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const engine = options.engine ?? (databaseUrl === undefined ? 'pglite' : 'postgres')
  const { acquireTimeoutMs } = options
  if (engine === 'pglite') {
    const log: DatabaseLog[] = []
    const database = await openDatabase({
      memory: true,
      dataDir: tmpdir(),
      snapshotFile: inject('snapshotFile'),
      acquireTimeoutMs,
      onLog: (entry) => log.push(entry),
    })
    return { ...database, log }
  }
  if (databaseUrl === undefined) {
    throw new Error('Set TEST_DATABASE_URL to test on PostgreSQL.')
  }
  return await openOnPostgres(databaseUrl, acquireTimeoutMs)
}

async function openOnPostgres(
  databaseUrl: string,
  acquireTimeoutMs: number | undefined,
): Promise<TestDatabase> {
  const log: DatabaseLog[] = []
  const name = freshDatabaseName('test')
  const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-test-'))
  await createDatabase(databaseUrl, name, inject('templateDatabase') ?? undefined)
  const database = await openDatabase({
    databaseUrl: databaseUrlOf(databaseUrl, name),
    dataDir,
    acquireTimeoutMs,
    onLog: (entry) => log.push(entry),
  })
  const close = async (): Promise<void> => {
    await database.close()
    await dropDatabase(databaseUrl, name)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...database, close, log }
}
