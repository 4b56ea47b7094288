// Of files, of a quota, and of PostgreSQL (class 53, `disk_full`).
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because a disk is full, by itself or by what caused it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false
  }
  return (
    ('code' in error && codes.has(error.code)) ||
    // The embedded engine has the words of its own C library.
    /ENOSPC|No space left on device/i.test(error.message) ||
    isDiskFull(error.cause)
  )
}
