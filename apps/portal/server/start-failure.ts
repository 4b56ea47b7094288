import { isDiskFull } from './disk-full.ts'

// Their messages are whole sentences for the operator, who has no use for a stack.
const explained = new Set([
  'BadSettings',
  'BadMigrations',
  'DatabaseNotOpened',
  'DatabaseUnavailable',
  'FolderInUse',
  'FolderNotLockable',
  'MigrationChanged',
  'MigrationFailed',
  'NotBuilt',
  'PortUnavailable',
  'SchemaNewer',
  'WeakSecret',
])

/** What to print when the program cannot start: a sentence, or for a bug all there is to know. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error)
  }
  if (isDiskFull(error)) {
    return `The disk is full, so that Holdpoint cannot start (${rootOf(error).message}). Free some of it, or set HOLDPOINT_DATA_DIR to a folder on another disk.`
  }
  return explained.has(error.name) ? error.message : (error.stack ?? error.message)
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
