import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseNotOpened } from './database-errors.ts'
import { takeLock } from './folder-lock.ts'

/** Where things lie in the data folder. */
export type DataFolderPaths = {
  folder: string
  db: string
  files: string
  lock: string
  secret: string
  controlSocket: string
}

/** A data folder that belongs to this process until it is released. */
export interface DataFolder extends DataFolderPaths {
  /** Gives the folder back. May be called twice. */
  release(): void
}

/** The layout of a data folder, without touching it. */
export function dataFolderPaths(dataDir: string): DataFolderPaths {
  const folder = resolve(dataDir)
  return {
    folder,
    db: join(folder, 'db'),
    files: join(folder, 'files'),
    lock: join(folder, 'lock'),
    secret: join(folder, 'secret'),
    controlSocket: join(folder, 'control.sock'),
  }
}

/** Makes the folders that are missing, readable by their owner only. */
export function makeDataFolder(dataDir: string): DataFolderPaths {
  const paths = dataFolderPaths(dataDir)
  try {
    mkdirSync(paths.files, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseNotOpened(
      `The data folder ${paths.folder} cannot be written to (${reason}). ` +
        'Set HOLDPOINT_DATA_DIR to a folder that can.',
      { cause: error },
    )
  }
  return paths
}

/**
 * Takes the data folder for this process.
 *
 * Two processes on one embedded database destroy it without an error on either side, so the second
 * one is refused with a `FolderInUse` that names the first.
 */
export function openDataFolder(dataDir: string): DataFolder {
  const paths = makeDataFolder(dataDir)
  const release = takeLock(paths.lock)
  return { ...paths, release }
}
