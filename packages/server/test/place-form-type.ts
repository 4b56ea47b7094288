import type { Insertable } from 'kysely'
import type { FormTypesTable } from '../src/areas/forms/forms.tables.ts'
import type { TestServer } from './harness.ts'

/** Writes a form type as it stands, past every rule, with forms of it: for tests of what is done with it. */
export async function placeFormType(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<FormTypesTable>> = {},
  forms: readonly { isPublished: boolean; isActive: boolean }[] = [],
): Promise<void> {
  const row = { id, name: `Type ${id}`, icon_url: '/icons/clipboard.svg', sort_order: 5 }
  await kysely
    .insertInto('form_types')
    .values({ ...row, ...columns })
    .execute()
  for (const [place, { isPublished, isActive }] of forms.entries()) {
    await kysely
      .insertInto('forms')
      .values({
        ...{ id: `${id}-form-${place}`, form_type_id: id, title: `Form ${place} of ${id}` },
        ...{ icon_url: '/icons/clipboard.svg', sort_order: place },
        published_version: isPublished ? 1 : null,
        status: !isPublished ? 'draft' : isActive ? 'published' : 'archived',
      })
      .execute()
  }
}
