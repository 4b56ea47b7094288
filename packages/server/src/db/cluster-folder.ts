import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export type FreshFolderOptions = {
  /** Whether each step has reached the disk before the next one, in case of a power cut. */
  isSynced: boolean
}

/**
 * Guards the very first start. Making a database takes seconds and is not atomic: a process killed
 * meanwhile would leave a folder that never opens again. A marker beside the folder says that
 * nothing has been stored in it yet, so what it holds may be cleared away.
 */
export async function withFreshFolderGuard<T>(
  folder: string,
  { isSynced }: FreshFolderOptions,
  open: (isFresh: boolean) => Promise<T>,
): Promise<T> {
  const sync = (...paths: readonly string[]) => isSynced && paths.forEach(syncPath)
  const marker = `${folder}.unfinished`
  const beside = dirname(folder)
  if (existsSync(marker)) {
    rmSync(folder, { recursive: true, force: true })
  }
  if (existsSync(folder)) {
    return await open(false)
  }
  writeFileSync(marker, 'This database was being made. It holds nothing yet.\n')
  sync(marker, beside)
  const opened = await open(true)
  if (isSynced) {
    // Whoever made it did not wait for the disk at every step; from here on PostgreSQL does.
    syncWhole(folder)
  }
  sync(beside)
  rmSync(marker)
  sync(beside)
  return opened
}

function syncWhole(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      syncWhole(path)
    } else if (entry.isFile()) {
      syncPath(path)
    }
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
