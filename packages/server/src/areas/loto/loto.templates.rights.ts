import { holdsAny, policies, type LotoTemplateState, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'

// Who reads a template: whoever has to do with lockouts what is or was in use, and whoever keeps or
// approves templates all of them (decision 0107).

/** Whether somebody reads templates at all. */
export function readsTemplates(person: PersonRights): boolean {
  return holdsAny(person.permissions, policies['loto.templates'].keys)
}

/** Whether somebody reads drafts as well. */
export function readsDrafts(person: PersonRights): boolean {
  return opens(policies['loto.template'].record, new Set<Tie>(['all']), person)
}

/** Whether a template in a state is, or was, in use. */
export const isOut = (status: LotoTemplateState): boolean =>
  status !== 'draft' && status !== 'in_review'

/** How anybody of the organisation is tied to a template. */
export function tiesIn({ status }: { status: LotoTemplateState }): ReadonlySet<Tie> {
  return new Set<Tie>(isOut(status) ? ['all', 'shared'] : ['all'])
}

/** Whether somebody keeps templates: writes, copies and deletes them. */
export function keepsTemplates(person: PersonRights): boolean {
  return opens(policies['loto.saveTemplate'].record, new Set<Tie>(['all']), person)
}
