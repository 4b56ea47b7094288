import { json } from '../src/db/json.ts'
import type { TestServer } from './harness.ts'
import { testForm } from './test-form.ts'

/** Publishes the third version of a form whose entries begin with limited access. */
export async function publishLimitedForm({ database }: TestServer): Promise<void> {
  const form = { id: 'f-limited', form_type_id: 't-inspection', title: 'Zone check' }
  await database.kysely
    .insertInto('forms')
    .values({
      ...form,
      icon_url: 'icon:clipboard',
      sort_order: 2,
      published_version: 3,
      status: 'published',
    })
    .execute()
  const definition = { ...testForm, version: 3, access: { limitedDefault: true } }
  await database.kysely
    .insertInto('form_versions')
    .values({
      form_id: form.id,
      version: 3,
      definition: json(definition),
      published_at: '2026-01-01T00:00:00Z',
    })
    .execute()
}
