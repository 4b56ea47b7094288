import { holdsAny, policies, type HazardState, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'

// Who reads a hazard: whoever has to do with analyses what is or was in use, and whoever works on
// the library all of it (decision 0105).

/** Whether somebody reads the library at all. */
export function readsHazards(person: PersonRights): boolean {
  return holdsAny(person.permissions, policies['jsa.masterHazards'].keys)
}

/** Whether somebody reads drafts as well. */
export function readsDrafts(person: PersonRights): boolean {
  return opens(policies['jsa.masterHazard'].record, new Set<Tie>(['all']), person)
}

/** What the ties of a hazard follow from. */
export type TiedHazard = { owner_id: string; status: HazardState }

/** How somebody of the organisation is tied to a hazard. A draft is its owner's to write. */
export function tiesIn(
  { owner_id, status }: TiedHazard,
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  const isOwn = owner_id === personId
  return new Set<Tie>([
    'all',
    ...(isOwn ? (['own'] as const) : []),
    ...(isOwn && status === 'draft' ? (['assignee'] as const) : []),
    ...(status === 'draft' ? [] : (['shared'] as const)),
  ])
}
