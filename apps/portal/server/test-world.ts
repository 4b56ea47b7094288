import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { nodePorts, openDatabase, type Database, type OpenDatabaseOptions } from '@holdpoint/server'
import { seedDemoWorld } from '@holdpoint/server/seeds'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshCopyName,
} from '@holdpoint/server/test/postgres-admin'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, as an archive. */
    snapshotFile: string
    /** A migrated PostgreSQL database to copy, or null when TEST_DATABASE_URL is not set. */
    templateDatabase: string | null
  }
}

/** What an entry of the tests starts with. */
export type TestWorld = 'empty' | 'demo'

/**
 * A database that holds a world, for one test file; the files that it speaks of are not laid down. On
 * PostgreSQL where TEST_DATABASE_URL names one, which copies the demo world in a tenth of the work
 * that opening its archive takes.
 */
export async function openWorld(world: TestWorld, dataDir: string): Promise<Database> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const template = inject('templateDatabase')
  if (databaseUrl === undefined || template === null) {
    const snapshotFile = world === 'empty' ? inject('snapshotFile') : await demoArchive()
    return openDatabase({ memory: true, dataDir, snapshotFile, onLog: () => undefined })
  }
  const source = world === 'empty' ? template : await demoTemplate(databaseUrl, template)
  return openCopy(databaseUrl, source, dataDir)
}

/** An archive on the embedded engine. Made by the first who wants it; making it takes ten seconds. */
async function demoArchive(): Promise<string> {
  const snapshotFile = inject('snapshotFile')
  const archive = join(dirname(snapshotFile), 'demo-world.tar')
  if (!existsSync(archive)) {
    const made = await makeDemoWorld({ memory: true, snapshotFile })
    // Whole or not at all, should another process make it too.
    writeFileSync(`${archive}-${process.pid}`, made ?? '')
    renameSync(`${archive}-${process.pid}`, archive)
  }
  return archive
}

let madeTemplate: Promise<string> | undefined

/** The same on PostgreSQL, once a process. */
function demoTemplate(databaseUrl: string, template: string): Promise<string> {
  madeTemplate ??= (async () => {
    const name = freshCopyName(template)
    await createDatabase(databaseUrl, name, template)
    await makeDemoWorld({ databaseUrl: databaseUrlOf(databaseUrl, name) })
    return name
  })()
  return madeTemplate
}

type Where = Pick<OpenDatabaseOptions, 'databaseUrl' | 'memory' | 'snapshotFile'>

/** Answers its archive where the engine makes one; its files are of no use to anybody here. */
async function makeDemoWorld(where: Where): Promise<Uint8Array | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-world-'))
  const ports = nodePorts({ filesDir: join(folder, 'files'), logLevel: 'silent' })
  const database = await openDatabase({ ...where, dataDir: folder, onLog: () => undefined })
  await seedDemoWorld({ database, ports, now: ports.clock.now() })
  const archive = await database.dump?.()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return archive
}

async function openCopy(databaseUrl: string, source: string, dataDir: string): Promise<Database> {
  const name = freshCopyName(source)
  await createDatabase(databaseUrl, name, source)
  const database = await openDatabase({
    databaseUrl: databaseUrlOf(databaseUrl, name),
    dataDir,
    onLog: () => undefined,
  })
  const close = async () => {
    await database.close()
    await dropDatabase(databaseUrl, name)
  }
  return { ...database, close }
}
