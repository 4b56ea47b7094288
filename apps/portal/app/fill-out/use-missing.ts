import { useState } from 'react'
import type { FillAgain } from './fill-data.ts'
import type { MissingRow } from './missing-list.tsx'
import type { Filler } from './use-filler.ts'

/**
 * What stands in the way of submit, as the engine sees it here. Where the server refused for
 * something that only it can see, its own list stands until an answer changes.
 */
export function useMissing(filler: Filler, again: FillAgain | undefined): readonly MissingRow[] {
  const { drafts, saved } = filler
  const [refusedAt, setRefusedAt] = useState({ again, drafts, saved })
  if (refusedAt.again !== again) {
    setRefusedAt({ again, drafts, saved })
  }
  const { missing } = filler.evaluation
  const isUntouched = refusedAt.drafts === drafts && refusedAt.saved === saved
  return missing.length === 0 && isUntouched ? (again?.missing ?? []) : missing
}
