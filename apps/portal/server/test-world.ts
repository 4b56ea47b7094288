import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { nodePorts, openDatabase } from '@holdpoint/server'
import { seedDemoWorld } from '@holdpoint/server/seeds'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, as an archive. */
    snapshotFile: string
  }
}

/** What an entry of the tests starts with. */
export type TestWorld = 'empty' | 'demo'

/**
 * The archive that holds a world, whose files are laid down in `filesDir`. The demo world is made
 * by the first who wants it; opening it costs a second of work, and making it ten.
 */
export async function archiveOf(world: TestWorld, filesDir: string): Promise<string> {
  const empty = inject('snapshotFile')
  if (world === 'empty') {
    return empty
  }
  const folder = join(dirname(empty), 'demo-world')
  if (!existsSync(folder)) {
    await makeDemoWorld(empty, folder)
  }
  cpSync(join(folder, 'files'), filesDir, { recursive: true })
  return join(folder, 'world.tar')
}

async function makeDemoWorld(snapshotFile: string, folder: string): Promise<void> {
  const draft = `${folder}-${process.pid}`
  const filesDir = join(draft, 'files')
  mkdirSync(filesDir, { recursive: true })
  const ports = nodePorts({ filesDir, logLevel: 'silent' })
  const database = await openDatabase({
    memory: true,
    dataDir: draft,
    snapshotFile,
    onLog: () => undefined,
  })
  await seedDemoWorld({ database, ports, now: ports.clock.now() })
  const archive = await database.dump?.()
  await database.close()
  writeFileSync(join(draft, 'world.tar'), archive ?? '')
  // Whole or not at all, should another process make it too.
  if (!existsSync(folder)) {
    renameSync(draft, folder)
  }
}
