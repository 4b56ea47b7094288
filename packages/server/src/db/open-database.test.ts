import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Database } from './database.ts'
import { DatabaseNotOpened } from './database-errors.ts'
import { openDataFolder } from './data-folder.ts'
import { FolderInUse } from './folder-lock.ts'
import { SchemaNewer } from './migrate.ts'
import { defaultMigrationsFolder } from './migration-files.ts'
import { openDatabase } from './open-database.ts'
import type { OpenDatabaseOptions } from './open-database.ts'

// Opening a database waits for the disk, which others may be using.
describe('openDatabase', { timeout: 60_000 }, () => {
  let folder: string
  let migrationsDir: string
  let dataDir: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'holdpoint-open-'))
    dataDir = join(folder, '.holdpoint')
    migrationsDir = join(folder, 'migrations')
    cpSync(defaultMigrationsFolder(), migrationsDir, { recursive: true })
    writeFileSync(join(migrationsDir, '9001-notes.sql'), 'create table notes (body text)')
  })

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  function open(options: Partial<OpenDatabaseOptions> = {}): Promise<Database> {
    return openDatabase({
      dataDir,
      // Saves making each database from nothing.
      snapshotFile: inject('snapshotFile'),
      migrationsDir,
      isSynced: false,
      onLog: () => undefined,
      ...options,
    })
  }

  async function write(database: Database, body: string): Promise<void> {
    await sql`insert into notes (body) values (${body})`.execute(database.kysely)
  }

  async function read(database: Database): Promise<string[]> {
    const { rows } = await sql<{ body: string }>`select body from notes`.execute(database.kysely)
    return rows.map(({ body }) => body)
  }

  async function refusalOf(opening: Promise<Database>): Promise<Error> {
    return await opening.then(
      () => new Error('It opened.'),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
  }

  test('keeps its data in the folder, which it owns until it is closed', async () => {
    const first = await open()
    await write(first, 'kept')
    expect(await refusalOf(open())).toBeInstanceOf(FolderInUse)
    await first.close()
    await first.close()
    expect(readdirSync(dataDir).sort()).toEqual(['db', 'files', 'lock'])
    const second = await open()
    expect(await read(second)).toEqual(['kept'])
    expect(second).toMatchObject({ engine: 'pglite', version: expect.stringMatching(/^18\./) })
    await second.close()
  })

  test('starts over where the very first start was killed', async () => {
    const first = await open()
    await first.close()
    writeFileSync(join(dataDir, 'db.unfinished'), '')
    rmSync(join(dataDir, 'db', 'global'), { recursive: true })
    const second = await open()
    await write(second, 'whole')
    await second.close()
    expect(existsSync(join(dataDir, 'db.unfinished'))).toBe(false)
    const third = await open()
    expect(await read(third)).toEqual(['whole'])
    await third.close()
  })

  test('makes an archive that another database starts from', async () => {
    const first = await open({ memory: true })
    await write(first, 'archived')
    const snapshotFile = join(folder, 'snapshot.tar')
    writeFileSync(snapshotFile, (await first.dump?.()) ?? '')
    await first.close()
    expect(existsSync(dataDir)).toBe(false)
    const second = await open({ memory: true, snapshotFile })
    expect(await read(second)).toEqual(['archived'])
    await second.close()
  })

  test('gives the folder back when the schema is newer than the program', async () => {
    writeFileSync(join(migrationsDir, '9002-more.sql'), 'create table more (id integer)')
    await (await open()).close()
    rmSync(join(migrationsDir, '9002-more.sql'))
    expect(await refusalOf(open())).toBeInstanceOf(SchemaNewer)
    openDataFolder(dataDir).release()
  })

  test('says so when the folder cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '')
    const refusal = await refusalOf(open({ dataDir: join(folder, 'file', 'inside') }))
    expect(refusal).toBeInstanceOf(DatabaseNotOpened)
    expect(refusal.message).toContain('Set HOLDPOINT_DATA_DIR to a folder that can')
  })

  describe('with DATABASE_URL', () => {
    test('names host and port, but never the password, when nobody answers', async () => {
      const port = await freePort()
      const databaseUrl = `postgres://someone:pass-word-42@127.0.0.1:${port}/holdpoint`
      const refusal = await refusalOf(open({ databaseUrl }))
      expect(refusal).toBeInstanceOf(DatabaseNotOpened)
      expect(refusal.message).toBe(
        `PostgreSQL at 127.0.0.1:${port} could not be reached (ECONNREFUSED). ` +
          'Start it, or correct DATABASE_URL.',
      )
    })

    test('gives up on a host that accepts and then says nothing', async () => {
      const silent = createServer()
      await new Promise<void>((resolve) => {
        silent.listen(0, '127.0.0.1', resolve)
      })
      const { port } = portOf(silent.address())
      const databaseUrl = `postgres://a:pass-word-42@127.0.0.1:${port}/holdpoint`
      const refusal = await refusalOf(open({ databaseUrl, acquireTimeoutMs: 300 }))
      silent.close()
      expect(refusal.message).toContain(`PostgreSQL at 127.0.0.1:${port} could not be reached`)
      expect(refusal.message).not.toContain('pass-word-42')
    })

    test.each(['mysql://a:pass-word-42@host/db', 'pass-word-42', 'postgres://a:pass-word-42%@h/d'])(
      'refuses an address that is none: %s',
      async (databaseUrl) => {
        const refusal = await refusalOf(open({ databaseUrl }))
        expect(refusal).toBeInstanceOf(DatabaseNotOpened)
        expect(refusal.message).toContain('DATABASE_URL')
        expect(refusal.message).not.toContain('pass-word-42')
      },
    )
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = portOf(server.address())
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') {
    throw new Error('The server listens on no port.')
  }
  return address
}
