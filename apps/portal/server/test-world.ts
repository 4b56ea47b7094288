import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
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

const demoFolder = () => join(dirname(inject('snapshotFile')), 'demo-world')

/** An archive on the embedded engine. Made by the first who wants it; opening it costs a second of work, and making it ten. */
async function demoArchive(): Promise<string> {
  const archive = join(demoFolder(), 'world.tar')
  if (!existsSync(archive)) {
    await makeDemoWorld({ memory: true, snapshotFile: inject('snapshotFile') })
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

async function makeDemoWorld(where: Where): Promise<void> {
  const folder = demoFolder()
  const draft = `${folder}-${process.pid}`
  const filesDir = join(draft, 'files')
  mkdirSync(filesDir, { recursive: true })
  const ports = nodePorts({ filesDir, logLevel: 'silent' })
  const database = await openDatabase({ ...where, dataDir: draft, onLog: () => undefined })
  await seedDemoWorld({ database, ports, now: ports.clock.now() })
  const archive = await database.dump?.()
  await database.close()
  if (archive !== undefined) {
    writeFileSync(join(draft, 'world.tar'), archive)
  }
  // Whole or not at all, should another process make it too.
  if (!existsSync(folder)) {
    renameSync(draft, folder)
  }
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
