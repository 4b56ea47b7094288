/// <reference path="./fs-native-extensions.d.ts" />
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import * as z from 'zod'

/** Another process owns the data folder. The message is a sentence that names it. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** The disk of the data folder takes no locks. The message is a sentence for the operator. */
export class FolderNotLockable extends Error {
  override name = 'FolderNotLockable'
}

/**
 * Takes the lock or throws `FolderInUse`. Answers with the function that gives it back.
 *
 * The lock is the operating system's, on the open file: it holds whatever process numbers and host
 * names the two sides see, and ends with its process, however that ends. What stands in the file
 * names the owner to people and decides nothing. The file stays where it is: were it removed, one
 * process could lock a new one while another locks the old.
 */
export function takeLock(lockFile: string): () => void {
  const file = openSync(lockFile, 'a+', 0o600)
  try {
    // Whoever tidies up by hand may take the file away between our opening and our locking it.
    if (!isLocked(file, lockFile) || !isAt(file, lockFile)) {
      throw new FolderInUse(inUse(lockFile))
    }
    ftruncateSync(file)
    writeSync(file, `${JSON.stringify({ pid: process.pid, host: hostname() })}\n`)
  } catch (error) {
    closeSync(file)
    throw error
  }
  let isHeld = true
  return () => {
    if (isHeld) {
      isHeld = false
      ftruncateSync(file)
      closeSync(file)
    }
  }
}

function isLocked(file: number, lockFile: string): boolean {
  try {
    return tryLock(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderNotLockable(
      `The disk of ${dirname(lockFile)} cannot lock files (${reason}), so nothing would keep a second ` +
        'process off the data. Set HOLDPOINT_DATA_DIR to a folder on another disk.',
      { cause: error },
    )
  }
}

function isAt(file: number, lockFile: string): boolean {
  const there = statSync(lockFile, { throwIfNoEntry: false })
  return there !== undefined && there.ino === fstatSync(file).ino
}

function inUse(lockFile: string): string {
  const owner = ownerIn(lockFile)
  const who = owner === null ? 'another process' : `process ${owner.pid} on host ${owner.host}`
  return (
    `The data folder ${dirname(lockFile)} is in use by ${who}. ` +
    'Stop that process first, or set HOLDPOINT_DATA_DIR to another folder.'
  )
}

const ownerShape = z.object({ pid: z.int(), host: z.string() })

/** Who says to own the folder; null where nothing readable says so. */
function ownerIn(lockFile: string): z.output<typeof ownerShape> | null {
  try {
    return ownerShape.parse(JSON.parse(readFileSync(lockFile, 'utf8')))
  } catch {
    return null
  }
}
