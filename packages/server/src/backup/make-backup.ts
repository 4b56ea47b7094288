import { createWriteStream } from 'node:fs'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import type { FileStore } from '../ports/ports.ts'
import {
  BadBackup,
  backupFormat,
  entryNames,
  newHash,
  type BackupHead,
  type BackupManifest,
} from './archive.ts'
import { heldFiles } from './held-files.ts'
import { linesOf, storedTables } from '../db/stored-tables.ts'

/** Where what is kept lies. */
export type BackupSource = {
  database: Database
  files: Pick<FileStore, 'read'>
  /** The file with the secret that signs sessions; null where the environment gives it. */
  secretFile: string | null
  now: Date
}

/** What a backup holds. */
export type BackupMade = {
  rows: number
  files: number
  bytes: number
  /** Keys of files that rows name and that were not there. */
  missing: string[]
}

/**
 * Writes one state of everything into a new file that only its owner may read: all rows as they
 * were at one moment, and every file that they name. Safe on a running server.
 *
 * PostgreSQL keeps that moment beside all other work. The embedded engine has one connection: calls
 * wait while its rows are read, and go on while the files are copied.
 *
 * The file appears under its name when it is whole, and never instead of one that is there:
 * `BadBackup`.
 */
export async function makeBackup(path: string, source: BackupSource): Promise<BackupMade> {
  if (await exists(path)) {
    throw new BadBackup(`${path} is there already. Name another file.`)
  }
  const partial = `${path}.part`
  const { readable, controller } = createTarPacker()
  const drained = pipeline(
    Readable.fromWeb(readable as NodeReadableStream),
    createGzip({ level: 3 }),
    createWriteStream(partial, { mode: 0o600 }),
  )
  // It is waited for below; until then its failure is nobody's.
  drained.catch(() => undefined)
  try {
    const manifest = await Promise.race([
      writeEntries(new Entries(controller), source),
      drained.then(() => Promise.reject(new BadBackup(`${path} ended before it was whole.`))),
    ])
    controller.finalize()
    await drained
    await settle(partial, path)
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    const { size } = await stat(path)
    return { rows, files: manifest.files, bytes: size, missing: manifest.missing }
  } catch (error) {
    controller.error(error)
    await drained.catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

async function writeEntries(entries: Entries, source: BackupSource): Promise<BackupManifest> {
  const { database, files, secretFile, now } = source
  const stored = await inOneState(database, async (db) => {
    const head: BackupHead = {
      format: backupFormat,
      madeAt: now.toISOString(),
      engine: database.engine,
      migrations: await appliedMigrations(db),
    }
    await entries.add(entryNames.head, JSON.stringify(head, null, 2))
    const rows: BackupManifest['rows'] = {}
    const tables: BackupManifest['tables'] = {}
    for (const table of await storedTables(db)) {
      const hash = newHash()
      let part = 0
      let count = 0
      for await (const lines of linesOf(db, table)) {
        const text = `${lines.join('\n')}\n`
        hash.update(text)
        count += lines.length
        part += 1
        await entries.add(entryNames.rows(table.name, part), text)
      }
      rows[table.name] = count
      tables[table.name] = hash.digest('hex')
    }
    return { rows, tables, named: (await heldFiles(db, now)).map(({ storage_key: key }) => key) }
  })
  if (secretFile !== null) {
    await entries.add(entryNames.secret, await readFile(secretFile))
  }
  const missing: string[] = []
  for (const key of stored.named) {
    const file = await files.read(key)
    if (file === undefined) {
      missing.push(key)
    } else {
      await entries.addStream(entryNames.file(key), file)
    }
  }
  const manifest: BackupManifest = {
    rows: stored.rows,
    tables: stored.tables,
    entries: entries.hashes,
    files: stored.named.length - missing.length,
    missing,
  }
  await entries.add(entryNames.manifest, JSON.stringify(manifest))
  return manifest
}

/** The entries of an archive, one after the other, with the hash of each. */
class Entries {
  readonly hashes: Record<string, string> = {}
  readonly #controller: TarPackController

  constructor(controller: TarPackController) {
    this.#controller = controller
  }

  async add(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content)
    await this.addStream(name, { byteSize: bytes.byteLength, stream: [bytes] })
  }

  async addStream(
    name: string,
    { byteSize, stream }: { byteSize: number; stream: AsyncIterable<Uint8Array> | Uint8Array[] },
  ): Promise<void> {
    const hash = newHash()
    const writer = this.#controller.add({ name, size: byteSize, mode: 0o600 }).getWriter()
    for await (const chunk of stream) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    this.hashes[name] = hash.digest('hex')
  }
}

/** Every row of one moment, with times written alike wherever the server stands. */
function inOneState<T>(database: Database, work: (db: Queryable) => Promise<T>): Promise<T> {
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local timezone to 'UTC'`.execute(db)
      await sql`set local statement_timeout to 0`.execute(db)
      return await work(db)
    })
}

/** Gives a file its name once every byte of it is on the disk. */
async function settle(partial: string, path: string): Promise<void> {
  await synced(partial)
  await rename(partial, path)
  await synced(dirname(path))
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}
