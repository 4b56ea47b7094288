// Run with a loader for TypeScript: `place-form.mjs <data folder>` publishes the large form in the
// embedded database there, which nobody else may have open.
import { largeForm } from './large-form.mjs'

const source = new URL('../../packages/server/src/db/', import.meta.url)
const { json } = await import(new URL('json.ts', source).href)
const { openDatabase } = await import(new URL('open-database.ts', source).href)

const database = await openDatabase({ dataDir: process.argv[2], onLog: () => undefined })
try {
  const { id } = await database.kysely
    .selectFrom('form_types')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('forms')
    .values({
      ...{ id: largeForm.key, form_type_id: id, title: largeForm.title.en },
      ...{ icon_url: '/icons/clipboard-check.svg', sort_order: 99, published_version: 1 },
    })
    .execute()
  await database.kysely
    .insertInto('form_versions')
    .values({
      ...{ form_id: largeForm.key, version: 1, definition: json(largeForm) },
      published_at: new Date(),
    })
    .execute()
} finally {
  await database.close()
}
