import { holdsAny, policies, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'

/** Whose a schedule is, whether it asks only their team, and whether they have one. */
export type Authored = { author_id: string; is_of_team: boolean; has_team: boolean }

/** How somebody is tied to a schedule of their organisation: to one of their own team by it. */
export function tiesIn(
  { author_id: authorId, is_of_team: isOfTeam, has_team: hasTeam }: Authored,
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  const isOwn = authorId === personId
  return new Set<Tie>([
    'all',
    ...(isOwn ? (['own'] as const) : []),
    ...teamTie(isOwn && isOfTeam && hasTeam),
  ])
}

/** How somebody is tied to a schedule that is yet to be made, of their own team or of anybody. */
export function tiesToNew(isOfOwnTeam: boolean): ReadonlySet<Tie> {
  return new Set<Tie>(['signer', ...teamTie(isOfOwnTeam)])
}

const teamTie = (isTheirs: boolean): readonly Tie[] => (isTheirs ? ['team'] : [])

/** Whether somebody may edit, pause and delete a schedule, and hand on what it assigned. */
export function mayEdit(row: Authored, person: PersonRights): boolean {
  return opens(policies['formSchedules.save'].record, tiesIn(row, person), person)
}

/** Whether somebody may make a schedule, of anybody or of the team that they have. */
export function mayBegin(hasTeam: boolean, person: PersonRights): boolean {
  return opens(policies['formSchedules.save'].record, tiesToNew(hasTeam), person)
}

const keepers = policies['formSchedules.save'].record.ties.find(({ tie }) => tie === 'signer')

/** Whether somebody assigns forms to anybody, and not to their own team alone. */
export function keepsSchedules({ permissions }: PersonRights): boolean {
  return holdsAny(permissions, keepers?.keys ?? [])
}
