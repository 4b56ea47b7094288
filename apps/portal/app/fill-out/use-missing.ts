import { useState } from 'react'
import type { FillAgain, FillData, MissingRow } from './fill-data.ts'
import type { Filler } from './use-filler.ts'

/**
 * What stands in the way of submit: answers as the engine sees them here, and sub-forms as the server
 * did. Where it refused for something that only it can see, its own list stands until an answer
 * changes.
 */
export function useMissing(
  filler: Filler,
  { subFormsMissing }: Pick<FillData, 'subFormsMissing'>,
  again: FillAgain | undefined,
): readonly MissingRow[] {
  const { drafts, saved } = filler
  const [refusedAt, setRefusedAt] = useState({ again, drafts, saved })
  if (refusedAt.again !== again) {
    setRefusedAt({ again, drafts, saved })
  }
  const missing = [...filler.evaluation.missing, ...subFormsMissing]
  const isUntouched = refusedAt.drafts === drafts && refusedAt.saved === saved
  return missing.length === 0 && isUntouched ? (again?.missing ?? []) : missing
}
