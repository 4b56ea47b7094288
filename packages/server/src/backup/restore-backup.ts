import { sql } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import {
  insertLines,
  storedTables,
  withoutForeignKeys,
  type StoredTable,
} from '../db/stored-tables.ts'
import type { FileStore } from '../ports/ports.ts'
import { BadBackup, type BackupHead, type BackupManifest } from './archive.ts'
import { readBackup } from './read-backup.ts'

/** Where a backup is put. */
export type RestoreTarget = {
  /** At the schema of the backup: `openDatabase` with its `upTo`. */
  database: Database
  files: Pick<FileStore, 'write' | 'remove'>
  /** Keeps the secret, unless the place has one of its own. */
  keepSecret: (secret: string) => void
}

/**
 * Puts a backup into an empty database: all rows in one transaction, which is committed when the
 * last byte of the backup has proved right and every row is tied as it should be. Files of a restore
 * that fails are taken away again.
 *
 * `BadBackup` for a backup that is damaged, and for a place that holds something.
 */
export async function restoreBackup(
  path: string,
  { database, files, keepSecret }: RestoreTarget,
): Promise<{ head: BackupHead; manifest: BackupManifest }> {
  const written: string[] = []
  try {
    return await database.kysely.transaction().execute(async (db) => {
      await sql`set local statement_timeout to 0`.execute(db)
      await requireEmpty(db)
      const tables = new Map((await storedTables(db)).map((table) => [table.name, table]))
      const tieAgain = await withoutForeignKeys(db)
      await empty(db, [...tables.keys()])
      const read = await readBackup(path, {
        onHead: (head) => requireSameSchema(db, head),
        onRows: (table, lines) => insertLines(db, tableOf(tables, table), lines),
        onFile: async (key, bytes) => {
          written.push(key)
          await files.write(key, bytes)
        },
        onSecret: async (secret) => keepSecret(secret),
      })
      await tieAgain()
      return read
    })
  } catch (error) {
    await Promise.allSettled(written.map((key) => files.remove(key)))
    throw error
  }
}

async function requireEmpty(db: Queryable): Promise<void> {
  const someone = await db.selectFrom('people').select('id').limit(1).executeTakeFirst()
  if (someone !== undefined) {
    throw new BadBackup(
      'This database holds data already. Restore into an empty one: another HOLDPOINT_DATA_DIR or ' +
        'DATABASE_URL.',
    )
  }
}

async function requireSameSchema(db: Queryable, { migrations }: BackupHead): Promise<void> {
  const here = new Map((await appliedMigrations(db)).map(({ number, ...rest }) => [number, rest]))
  const other = migrations.find(({ number, sha256 }) => {
    const own = here.get(number)
    return own !== undefined && own.sha256 !== sha256
  })
  if (other !== undefined) {
    throw new BadBackup(
      `The backup's schema is another one: migration ${other.number} (${other.name}) differs.`,
    )
  }
}

/** Migrations fill some tables; their rows are in the backup too. */
async function empty(db: Queryable, tables: readonly string[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}

function tableOf(tables: ReadonlyMap<string, StoredTable>, name: string): StoredTable {
  const table = tables.get(name)
  if (table === undefined) {
    throw new BadBackup(
      `The backup holds rows of ${name}, a table that this program does not know.`,
    )
  }
  return table
}
