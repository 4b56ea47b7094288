import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { isRunningHere, ownIdentity } from './process-identity.ts'
import type { ProcessIdentity } from './process-identity.ts'
import { createWhole } from './whole-file.ts'

const attemptsMax = 20

/** Another process owns the data folder. The message is a sentence that names it. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  readonly pid: number
  readonly host: string

  constructor(message: string, owner: Pick<ProcessIdentity, 'pid' | 'host'>) {
    super(message)
    this.pid = owner.pid
    this.host = owner.host
  }
}

/** The lock file exists but says nothing readable. The message is a sentence for the operator. */
export class LockUnreadable extends Error {
  override name = 'LockUnreadable'
}

/** Takes the lock or throws `FolderInUse`. Answers with the function that gives it back. */
export function takeLock(lockFile: string): () => void {
  const own = `${JSON.stringify({ ...ownIdentity(), token: randomBytes(9).toString('base64url') })}\n`
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    if (createWhole(lockFile, own)) {
      return () => releaseLock(lockFile, own)
    }
    removeIfStale(lockFile, own)
  }
  throw new LockUnreadable(
    `The lock ${lockFile} keeps changing. Several processes start at once on this data folder: start one.`,
  )
}

/**
 * Only one process at a time may remove a stale lock, and it looks again before it does. Otherwise
 * a slow second one would remove the fresh lock that the first one has just made.
 */
function removeIfStale(lockFile: string, own: string): void {
  refuseIfOwned(lockFile)
  const takeOver = `${lockFile}.takeover`
  if (!createWhole(takeOver, own)) {
    const other = readIdentity(takeOver)
    if (other !== null && !isRunningHere(other)) {
      rmSync(takeOver, { force: true })
    }
    waitSync(10)
    return
  }
  try {
    // A lock that is gone by now was removed by the one before us, who is about to make a fresh
    // one: there is nothing to remove. A stale one that is still there cannot change meanwhile.
    if (refuseIfOwned(lockFile) === 'stale') {
      rmSync(lockFile, { force: true })
    }
  } finally {
    rmSync(takeOver, { force: true })
  }
}

/** A start may block: nothing is served yet. */
function waitSync(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function refuseIfOwned(lockFile: string): 'stale' | 'gone' {
  const owner = readIdentity(lockFile)
  if (owner === null) {
    return 'gone'
  }
  const folder = dirname(lockFile)
  if (owner.host !== hostname()) {
    throw new FolderInUse(
      `The data folder ${folder} belongs to process ${owner.pid} on host ${owner.host}. ` +
        `Stop it there. If that host is gone for good, delete ${lockFile} and start again.`,
      owner,
    )
  }
  if (isRunningHere(owner)) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by process ${owner.pid} on host ${owner.host}. ` +
        'Stop that process first, or set HOLDPOINT_DATA_DIR to another folder.',
      owner,
    )
  }
  return 'stale'
}

/** Null when there is no lock any more. */
function readIdentity(file: string): ProcessIdentity | null {
  const content = readOrNull(file)
  if (content === null) {
    return null
  }
  const identity = parseIdentity(content)
  if (identity === null) {
    throw new LockUnreadable(
      `The lock ${file} cannot be read. If no Holdpoint process uses this data folder, delete it and start again.`,
    )
  }
  return identity
}

function parseIdentity(content: string): ProcessIdentity | null {
  try {
    const { pid, host, startedAt, bootId }: Record<string, unknown> = Object(JSON.parse(content))
    if (typeof pid !== 'number' || typeof host !== 'string') {
      return null
    }
    return { pid, host, startedAt: textOrNull(startedAt), bootId: textOrNull(bootId) }
  } catch {
    return null
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function releaseLock(lockFile: string, own: string): void {
  if (readOrNull(lockFile) === own) {
    rmSync(lockFile, { force: true })
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null
    }
    throw error
  }
}
