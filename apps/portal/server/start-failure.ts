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
  return explained.has(error.name) ? error.message : (error.stack ?? error.message)
}
