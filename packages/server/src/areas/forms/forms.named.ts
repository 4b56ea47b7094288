import { holdsAny } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { isInAudience } from './forms.rules.ts'
import * as queries from './forms.queries.ts'

/** A form as it is named. */
export type NamedForm = Awaited<ReturnType<typeof queries.formsByIds>>[number]

/**
 * Those of some forms whose names somebody may be told: what they may start, and what they meet in
 * entries. Whoever reads everybody's entries meets every form in them.
 */
export async function formsNamedTo(
  db: Queryable,
  person: PersonRights,
  formIds: readonly string[],
): Promise<NamedForm[]> {
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.formsByIds(db, formIds)
  if (holdsAny(person.permissions, ['access_all_submissions', 'admin'])) {
    return forms
  }
  const isOpen = (form: NamedForm) => form.can_start && isInAudience(form, audience)
  const others = forms.filter((form) => !isOpen(form)).map(({ id }) => id)
  const met = others.length > 0 ? await queries.formsOfEntriesOf(db, person, others) : new Set()
  return forms.filter((form) => isOpen(form) || met.has(form.id))
}
