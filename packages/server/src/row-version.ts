import { fail } from './fail.ts'

/**
 * Whoever named the version that they saw (`If-Match`) changes that version, or nothing. Without
 * one the last writer wins, for the specification's payloads carry none.
 */
export function requireVersion(rowVersion: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== rowVersion) {
    fail('row_changed', { details: { rowVersion } })
  }
}
