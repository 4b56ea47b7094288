import { withFreshFolderGuard } from './cluster-folder.ts'
import { makeDataFolder, openDataFolder } from './data-folder.ts'
import type { Database, DatabaseLog } from './database.ts'
import { withLink, type EnginePool } from './engine.ts'
import { kyselyOver } from './kysely-dialect.ts'
import { migrate } from './migrate.ts'
import { defaultMigrationsFolder } from './migration-files.ts'
import { PglitePool } from './pglite-pool.ts'
import { WatchedPool, type DatabaseWatch } from './watched-pool.ts'

export type OpenDatabaseOptions = {
  /** A PostgreSQL server. Without it the embedded engine is used. */
  databaseUrl?: string | undefined
  /** Where the embedded engine keeps its data, and where files and the secret lie in any case. */
  dataDir: string
  /** Keeps the embedded database in memory: no folder, no lock, nothing left afterwards. */
  memory?: boolean | undefined
  /** An archive made by `dump()`, which a new embedded database starts from; one that is there stays. */
  snapshotFile?: string | undefined
  /**
   * Whether the embedded database waits for the disk, so that what was acknowledged survives a power
   * cut (decision 0063). Default: yes.
   */
  isSynced?: boolean | undefined
  /** Default: the folder beside the bundle, or the one of this package. */
  migrationsDir?: string | undefined
  /**
   * The last migration to apply, because a backup is put into the schema it was made of; or none,
   * where one only looks. Default: the newest.
   */
  upTo?: number | 'none' | undefined
  /** How long a query may wait for a connection. Default: 30 s embedded, 10 s on PostgreSQL. */
  acquireTimeoutMs?: number | undefined
  /** Who is told how long its work takes, once it is open. */
  watch?: DatabaseWatch | undefined
  onLog: (entry: DatabaseLog) => void
}

type OpenPool = { pool: EnginePool; release: () => void; dump?: () => Promise<Uint8Array> }

/**
 * Opens the database and brings its schema up to date.
 *
 * What can go wrong at the start has a name and one sentence for the operator: `FolderInUse`,
 * `FolderNotLockable`, `DatabaseNotOpened`, `SchemaNewer`, `MigrationChanged`, `MigrationFailed`.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { pool, release, dump } = await openPool(options)
  const close = async (): Promise<void> => {
    try {
      await pool.close()
    } finally {
      release()
    }
  }
  try {
    const migrationsDir = options.migrationsDir ?? defaultMigrationsFolder()
    await migrate(pool, { migrationsDir, upTo: options.upTo, onLog: options.onLog })
  } catch (error) {
    await close()
    throw error
  }
  const used = options.watch === undefined ? pool : new WatchedPool(pool, options.watch)
  return {
    kysely: kyselyOver(used, options.onLog),
    engine: pool.engine,
    version: pool.version,
    onLink: (work) => withLink(used, work),
    close,
    ...(dump === undefined ? {} : { dump }),
  }
}

async function openPool(options: OpenDatabaseOptions): Promise<OpenPool> {
  if (options.databaseUrl !== undefined) {
    return await openPostgres(options.databaseUrl, options)
  }
  return options.memory === true ? await openInMemory(options) : await openInFolder(options)
}

async function openPostgres(databaseUrl: string, options: OpenDatabaseOptions): Promise<OpenPool> {
  makeDataFolder(options.dataDir)
  // Loaded on demand, because the embedded default never needs it.
  const { PostgresPool } = await import('./postgres-pool.ts')
  const pool = await PostgresPool.open({
    databaseUrl,
    connectionLimit: 10,
    acquireTimeoutMs: options.acquireTimeoutMs ?? 10_000,
    statementTimeoutMs: 30_000,
    onLog: options.onLog,
  })
  return { pool, release: () => undefined }
}

async function openInMemory(options: OpenDatabaseOptions): Promise<OpenPool> {
  const pool = await openPglite(null, options)
  return { pool, release: () => undefined, dump: () => pool.dump() }
}

async function openInFolder(options: OpenDatabaseOptions): Promise<OpenPool> {
  const { db, release } = openDataFolder(options.dataDir)
  const { isSynced = true } = options
  try {
    const pool = await withFreshFolderGuard(db, { isSynced }, (isFresh) =>
      openPglite(db, { ...options, isSynced, ...(isFresh ? {} : { snapshotFile: undefined }) }),
    )
    return { pool, release, dump: () => pool.dump() }
  } catch (error) {
    release()
    throw error
  }
}

async function openPglite(
  folder: string | null,
  { snapshotFile, isSynced = false, acquireTimeoutMs = 30_000, onLog }: OpenDatabaseOptions,
): Promise<PglitePool> {
  return await PglitePool.open({
    folder,
    snapshotFile: snapshotFile ?? null,
    isSynced,
    acquireTimeoutMs,
    onLog,
  })
}
