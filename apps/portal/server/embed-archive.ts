import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createStaticFiles, embedFolder, type ServeStatic } from './static-files.ts'

/**
 * Keeps each release of the tags that this portal has served in its data folder, and serves the
 * older ones from there: a page that named one by its hash goes on working after an update.
 */
export function keepReleases(built: string, dataDir: string, version: string): ServeStatic {
  const kept = join(dataDir, 'embed')
  // Beside its place first, so that a process that dies meanwhile leaves no half of a release.
  const half = join(dataDir, 'embed-new')
  rmSync(half, { recursive: true, force: true })
  cpSync(built, half, { recursive: true })
  mkdirSync(kept, { recursive: true })
  rmSync(join(kept, version), { recursive: true, force: true })
  renameSync(half, join(kept, version))
  return createStaticFiles(kept, embedFolder)
}
