import type { PersonContext } from '../../../handler.ts'
import { definitionOf, formsByIds } from '../../forms/forms.queries.ts'
import { childrenOf } from './sub-forms.queries.ts'
import type { Below } from './sub-forms.rules.ts'

/** What is below an entry, as the version of its form has it that it was started with. */
export async function belowEntry(
  { db, person, cacheOwner }: Pick<PersonContext, 'db' | 'person' | 'cacheOwner'>,
  entry: { id: string; form_id: string; form_version: number },
): Promise<Below> {
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  const declared = definition?.subForms ?? []
  const children = await childrenOf(db, person.shardKey, entry.id)
  const ids = [...declared.map(({ form }) => form), ...children.map(({ form_id: id }) => id)]
  const forms = ids.length === 0 ? [] : await formsByIds(db, ids)
  return { declared, children, forms: new Map(forms.map((form) => [form.id, form])) }
}
