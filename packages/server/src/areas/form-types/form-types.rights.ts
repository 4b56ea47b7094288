import type { Tie } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'

/** How somebody is tied to a form type: it is there for all, and its maker's own. */
export function tiesIn(
  { author_id }: { author_id: string | null },
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  return new Set<Tie>(author_id === personId ? ['own', 'all'] : ['all'])
}
