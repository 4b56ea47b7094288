import { sql } from 'kysely'
import { SqlError } from './database-errors.ts'
import type { DatabaseLog, Queryable } from './database.ts'
import { withLink } from './engine.ts'
import type { EngineLink, EnginePool } from './engine.ts'
import { readMigrations } from './migration-files.ts'
import type { Migration } from './migration-files.ts'

/** The database was made by a newer program than this one. */
export class SchemaNewer extends Error {
  override name = 'SchemaNewer'
}

/** A migration that has been applied is not the one that lies on disk now. */
export class MigrationChanged extends Error {
  override name = 'MigrationChanged'
}

/** A migration failed and was undone. `cause` is what PostgreSQL said. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/** A migration that has been applied. */
export type Applied = { number: number; name: string; sha256: string }

export type MigrateOptions = {
  migrationsDir: string
  /** The last migration to apply, or none of them: the schema stays as it is. Default: the newest. */
  upTo?: number | 'none' | undefined
  onLog: (entry: DatabaseLog) => void
}

/**
 * Brings the schema up to date: forward only, each migration in a transaction of its own.
 *
 * Several processes may start at once. They meet at a row that each locks for the length of one
 * migration, because advisory locks are not to be had on every PostgreSQL-compatible database.
 */
export async function migrate(
  pool: EnginePool,
  { migrationsDir, upTo = Infinity, onLog }: MigrateOptions,
): Promise<void> {
  if (upTo === 'none') {
    return
  }
  const migrations = readMigrations(migrationsDir, pool.engine).filter(
    ({ number }) => number <= upTo,
  )
  await withLink(pool, async (link) => {
    await makeBookkeeping(link)
    refuseUnknown(await appliedOn(link), migrations)
    for (const migration of migrations) {
      if (await applyOnce(link, migration)) {
        onLog({ level: 'info', message: `Applied migration ${titleOf(migration)}.` })
      }
    }
  })
}

async function makeBookkeeping(link: EngineLink): Promise<void> {
  try {
    await link.script(`
      create table if not exists schema_migrations (
        number integer primary key,
        name text not null,
        sha256 text not null,
        applied_at timestamptz not null
      );
      create table if not exists schema_lock (id integer primary key);
      insert into schema_lock (id) values (1) on conflict do nothing;
    `)
  } catch (error) {
    // "if not exists" is no protection against a second process that creates at the same moment.
    if (!(error instanceof SqlError) || !['23505', '42P07', '42710'].includes(error.code)) {
      throw error
    }
    await makeBookkeeping(link)
  }
}

/** Answers false when it had been applied before. */
async function applyOnce(link: EngineLink, migration: Migration): Promise<boolean> {
  await link.script('begin; set local statement_timeout = 0')
  try {
    await link.query('select id from schema_lock where id = 1 for update', [])
    const isApplied = (await appliedOn(link)).some(({ number }) => number === migration.number)
    if (!isApplied) {
      await link.script(migration.sql)
      await link.query(
        'insert into schema_migrations (number, name, sha256, applied_at) values ($1, $2, $3, now())',
        [String(migration.number), migration.name, migration.sha256],
      )
    }
    await link.script('commit')
    return !isApplied
  } catch (error) {
    await link.script('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationFailed(`Migration ${titleOf(migration)} failed and was undone: ${reason}`, {
      cause: error,
    })
  }
}

async function appliedOn(link: EngineLink): Promise<Applied[]> {
  const { rows } = await link.query(
    'select number, name, sha256 from schema_migrations order by number',
    [],
  )
  return rows.map(({ number, name, sha256 }) => ({
    number: Number(number),
    name: String(name),
    sha256: String(sha256),
  }))
}

/** Whether a database was ever brought up to date, by whatever program. */
export async function hasSchema(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('schema_migrations') is not null as there`.execute(db)
  return rows[0]?.there === true
}

/** What the schema of an open database was made of, in order. */
export async function appliedMigrations(db: Queryable): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    select number, name, sha256 from schema_migrations order by number`.execute(db)
  return rows
}

function refuseUnknown(applied: Applied[], known: Migration[]): void {
  const newest = known.at(-1)
  const newestApplied = applied.at(-1)
  if (newestApplied !== undefined && newestApplied.number > (newest?.number ?? 0)) {
    throw new SchemaNewer(
      `The database is at migration ${titleOf(newestApplied)}, but this program only knows up to ` +
        `${newest === undefined ? 'none' : titleOf(newest)}. Start a newer program on it.`,
    )
  }
  for (const done of applied) {
    const file = known.find(({ number }) => number === done.number)
    if (file?.sha256 !== done.sha256) {
      throw new MigrationChanged(
        `Migration ${titleOf(done)} was changed after it had been applied to this database. ` +
          'Put the file back as it was and write a new migration for the change.',
      )
    }
  }
  const skipped = known.find(
    ({ number }) =>
      number < (newestApplied?.number ?? 0) && !applied.some((done) => done.number === number),
  )
  if (skipped !== undefined) {
    throw new MigrationChanged(
      `Migration ${titleOf(skipped)} was added below one that is already applied. ` +
        'Migrations run forward only: give it the next free number.',
    )
  }
}

function titleOf({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(4, '0')}-${name}`
}
