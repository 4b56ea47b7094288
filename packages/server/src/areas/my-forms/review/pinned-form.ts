import type { FormDefinition } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { pinnedFormOf } from './more.queries.ts'

/** The form of an entry in the version that it was started with. */
export async function pinnedDefinitionOf(
  { db, person, cacheOwner }: Pick<PersonContext, 'db' | 'person' | 'cacheOwner'>,
  myFormId: string,
): Promise<FormDefinition> {
  const form = await pinnedFormOf(db, person.shardKey, myFormId)
  if (!form) {
    return fail('forbidden')
  }
  const definition = await definitionOf(cacheOwner, db, form.form_id, form.form_version)
  if (!definition) {
    throw new Error(`Form ${form.form_id} has no version ${form.form_version}.`)
  }
  return definition
}
