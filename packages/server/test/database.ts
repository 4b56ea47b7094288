import { inject } from 'vitest'
import type { Database, DatabaseLog, Engine } from '../src/db/database.ts'
import { PglitePool } from '../src/db/pglite-pool.ts'
import { PostgresPool } from '../src/db/postgres-pool.ts'
import { borrowEngine, type OpenedEngine } from './kept-engine.ts'
import { createDatabase, databaseUrlOf, dropDatabase, freshCopyName } from './postgres-admin.ts'

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

/**
 * Opens a database of its own for a test file. Close it in `afterAll`: the next file gets the same
 * engine with nothing in it.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const engine = options.engine ?? (databaseUrl === undefined ? 'pglite' : 'postgres')
  const { acquireTimeoutMs = 30_000 } = options
  const log: DatabaseLog[] = []
  const database = await borrowEngine(
    `${engine} ${acquireTimeoutMs}`,
    (onLog) =>
      engine === 'pglite'
        ? openEmbedded({ acquireTimeoutMs, onLog })
        : openOnPostgres(databaseUrl, { acquireTimeoutMs, onLog }),
    (entry) => log.push(entry),
  )
  return { ...database, log }
}

type Opening = { acquireTimeoutMs: number; onLog: (entry: DatabaseLog) => void }

async function openEmbedded(opening: Opening): Promise<OpenedEngine> {
  const snapshotFile = inject('snapshotFile')
  const pool = await PglitePool.open({ folder: null, snapshotFile, isSynced: false, ...opening })
  return { pool, end: () => pool.close() }
}

async function openOnPostgres(
  databaseUrl: string | undefined,
  opening: Opening,
): Promise<OpenedEngine> {
  const template = inject('templateDatabase')
  if (databaseUrl === undefined || template === null) {
    throw new Error('Set TEST_DATABASE_URL to test on PostgreSQL.')
  }
  const name = freshCopyName(template)
  await createDatabase(databaseUrl, name, template)
  const pool = await PostgresPool.open({
    databaseUrl: databaseUrlOf(databaseUrl, name),
    connectionLimit: 10,
    statementTimeoutMs: 30_000,
    ...opening,
  })
  const end = async (): Promise<void> => {
    await pool.close()
    await dropDatabase(databaseUrl, name)
  }
  return { pool, end }
}
