import { policies, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'

/** How somebody is tied to a schedule of their organisation. */
export function tiesIn(
  { author_id: authorId }: { author_id: string },
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  return new Set<Tie>(authorId === personId ? ['own', 'all'] : ['all'])
}

/** Whether somebody may edit, pause and delete a schedule, and hand on what it assigned. */
export function mayEdit(row: { author_id: string }, person: PersonRights): boolean {
  return opens(policies['formSchedules.save'].record, tiesIn(row, person), person)
}
