import { largeForm } from './large-form.mjs'

/** Publishes the large form in a database, under whichever type of form is there first. */
export async function publishLargeForm({ kysely }) {
  const { id } = await kysely
    .selectFrom('form_types')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('forms')
    .values({
      ...{ id: largeForm.key, form_type_id: id, title: largeForm.title.en },
      ...{ icon_url: '/icons/clipboard-check.svg', sort_order: 99, published_version: 1 },
      status: 'published',
    })
    .execute()
  await kysely
    .insertInto('form_versions')
    .values({
      ...{ form_id: largeForm.key, version: 1, definition: JSON.stringify(largeForm) },
      published_at: new Date(),
    })
    .execute()
}
