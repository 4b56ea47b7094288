import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'
import { countOwn } from './saved-filters.queries.ts'

const own: ReadonlySet<Tie> = new Set(['own'])
const none: ReadonlySet<Tie> = new Set()

/**
 * The filters that a call names are one's own, or the call is not let through. Filters without an
 * id are not made yet, and anybody may make their own.
 */
export const savedFilterTies: TieFinder = async (db, person, input) => {
  const ids = new Set(idsIn(input))
  return ids.size === 0 || (await countOwn(db, person, [...ids])) === ids.size ? own : none
}

function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) {
    return []
  }
  const drafts =
    'filterObject' in input && Array.isArray(input.filterObject) ? input.filterObject : [input]
  return drafts.flatMap((draft: unknown) =>
    typeof draft === 'object' && draft !== null && 'id' in draft && typeof draft.id === 'string'
      ? [draft.id]
      : [],
  )
}
