import { holdsAny, policies, type Tie } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'

/** Whose a record is, and whether they report to whoever asks. */
export type Held = { person_id: string; is_teams: boolean }

/** How somebody is tied to a record of their organisation. */
export function tiesIn(
  { person_id: personId, is_teams: isTeams }: Held,
  person: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  return new Set<Tie>([
    'all',
    ...(personId === person.personId ? (['own'] as const) : []),
    ...(isTeams ? (['team'] as const) : []),
  ])
}

/** Whether somebody keeps what people hold. */
export function keepsTraining({ permissions }: Pick<PersonRights, 'permissions'>): boolean {
  return holdsAny(permissions, policies['training.save'].keys)
}
