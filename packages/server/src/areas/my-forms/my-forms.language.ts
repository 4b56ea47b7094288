import { shownLanguage, type FormDefinition } from '@holdpoint/forms'
import { firstLanguage } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { languageOf } from '../user-settings/user-settings.queries.ts'

/** The language that a person is shown a form in: the one that they read, where the form has it. */
export async function languageToShow(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  definition: FormDefinition,
): Promise<string> {
  // Of a form in one language nobody is asked for theirs.
  const isOne = definition.languages.length < 2
  const read = isOne ? null : await languageOf(db, person.personId)
  return shownLanguage(definition, read ?? firstLanguage)
}
