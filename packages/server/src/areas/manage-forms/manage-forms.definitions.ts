import type { FormDefinition } from '@holdpoint/forms'
import { isKey, keyFor, newDefinition } from '@holdpoint/forms/editing'
import type { Queryable } from '../../db/database.ts'
import type { FormRow } from './manage-forms.columns.ts'
import { asDefinition, versionDefinition } from './manage-forms.queries.ts'

type Named = Pick<FormRow, 'id' | 'title' | 'last_version'>

/** The number of the version that a draft becomes. */
export function nextVersionOf({ last_version: last }: Pick<FormRow, 'last_version'>): number {
  return (last ?? 0) + 1
}

/** A definition under the name of its form, whatever it was called before: title, number, key. */
export function namedAfter(form: Named, definition: FormDefinition): FormDefinition {
  const [first = 'en'] = definition.languages
  return {
    ...definition,
    key: isKey(form.id) ? form.id : definition.key,
    version: nextVersionOf(form),
    title: { ...definition.title, [first]: form.title },
  }
}

/** A definition that asks nothing yet, or nothing beyond the usual header. */
export function firstDefinition(title: string, hasHeader: boolean): FormDefinition {
  return newDefinition({ key: keyFor(title, []), title, lang: 'en', hasHeader })
}

/** What is being written of a form: its draft or, where there is none, the version in use. */
export async function writtenOf(
  db: Queryable,
  form: Named & Pick<FormRow, 'published_version'>,
): Promise<FormDefinition> {
  const draft = await db
    .selectFrom('form_drafts')
    .select('definition')
    .where('form_id', '=', form.id)
    .executeTakeFirst()
  const { published_version: version } = form
  const written =
    draft === undefined
      ? version === null
        ? undefined
        : await versionDefinition(db, form.id, version)
      : asDefinition(draft.definition)
  return namedAfter(form, written ?? firstDefinition(form.title, false))
}
