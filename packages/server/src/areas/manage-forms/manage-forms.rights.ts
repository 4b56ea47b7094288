import { holdsAny, type Tie } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'

/** How somebody is tied to a form: it is there for all, and its maker's own. */
export function tiesIn(
  { owner_id }: { owner_id: string | null },
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  return new Set<Tie>(owner_id === personId ? ['own', 'all'] : ['all'])
}

/** Whether somebody may delete a form together with its entries. */
export function deletesEntries(person: Pick<PersonRights, 'permissions'>): boolean {
  return holdsAny(person.permissions, ['delete_all_forms_with_associated_submissions'])
}
