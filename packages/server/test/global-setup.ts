// Migrates once per run. Every engine then starts from a copy, which takes a second, instead of
// making a database of its own, which takes five.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/db/open-database.ts'
import {
  createDatabase,
  databaseUrlOf,
  dropWithCopies,
  freshDatabaseName,
} from './postgres-admin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, as an archive. */
    snapshotFile: string
    /** A migrated PostgreSQL database to copy, or null when TEST_DATABASE_URL is not set. */
    templateDatabase: string | null
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-test-'))
  project.provide('snapshotFile', await makeSnapshot(folder))
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const template = databaseUrl === undefined ? null : await makeTemplate(databaseUrl, folder)
  project.provide('templateDatabase', template)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (databaseUrl !== undefined && template !== null) {
      await dropWithCopies(databaseUrl, template)
    }
  }
}

async function makeSnapshot(folder: string): Promise<string> {
  const database = await openDatabase({ memory: true, dataDir: folder, onLog: () => undefined })
  const archive = await database.dump?.()
  await database.close()
  if (archive === undefined) {
    throw new Error('The embedded database made no archive.')
  }
  const snapshotFile = join(folder, 'migrated.tar')
  writeFileSync(snapshotFile, archive)
  return snapshotFile
}

async function makeTemplate(databaseUrl: string, folder: string): Promise<string> {
  const name = freshDatabaseName('template')
  await createDatabase(databaseUrl, name)
  const database = await openDatabase({
    databaseUrl: databaseUrlOf(databaseUrl, name),
    dataDir: folder,
    onLog: () => undefined,
  })
  await database.close()
  return name
}
