import { policies, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'

/** What ties people to a report. */
export type TieColumns = { owner_id: string; is_shared: boolean; recipient_ids: readonly string[] }

const all: ReadonlySet<Tie> = new Set(['all'])

/** How somebody is tied to a report. */
export function tiesIn(
  { owner_id: ownerId, is_shared: isShared, recipient_ids: recipients }: TieColumns,
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  const held: [Tie, boolean][] = [
    ['own', ownerId === personId],
    ['shared', isShared || recipients.includes(personId)],
    ['all', true],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}

/** Whether somebody reads the reports of all. */
export function readsAll(person: PersonRights): boolean {
  return opens(policies['reports.get'].record, all, person)
}

/** Whether somebody shares reports with everybody and tells others of them. */
export function managesReports(person: PersonRights): boolean {
  return opens(policies['reports.save'].record, all, person)
}

/** Whether somebody is told of a report: others than its owner are by one who may tell them. */
export function isTold(personId: string, owner: PersonRights | undefined): boolean {
  return owner !== undefined && (personId === owner.personId || managesReports(owner))
}

/**
 * Whether a report has nobody who answers for what it says: its owner has left, or names others whom
 * only those who manage reports tell of it.
 */
export function isForsaken(
  { recipient_ids: named }: Pick<TieColumns, 'recipient_ids'>,
  owner: PersonRights | undefined,
) {
  return owner === undefined || !named.every((id) => isTold(id, owner))
}

/** What somebody may do with a report that is not one of those that come with Holdpoint. */
export function rightsIn(row: TieColumns, person: PersonRights) {
  const ties = tiesIn(row, person)
  const may = (call: 'reports.save' | 'reports.remove') =>
    opens(policies[call].record, ties, person)
  return { edit: may('reports.save'), delete: may('reports.remove'), copy: true }
}
