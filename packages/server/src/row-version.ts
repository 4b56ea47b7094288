import { fail } from './fail.ts'

/**
 * Whoever named the version that they saw (`If-Match`) changes that version, or nothing. Without
 * one the last writer wins, for the specification's payloads carry none. Whoever is refused is told
 * the version there is, and of `current` what stands in it.
 */
export function requireVersion(
  rowVersion: number,
  ifMatch: number | undefined,
  current: Readonly<Record<string, unknown>> = {},
): void {
  if (ifMatch !== undefined && ifMatch !== rowVersion) {
    fail('row_changed', { details: { rowVersion, ...current } })
  }
}
