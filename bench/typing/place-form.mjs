// Run with a loader for TypeScript: `place-form.mjs <data folder>` publishes the large form in the
// embedded database there, which nobody else may have open, or in that of DATABASE_URL.
import { publishLargeForm } from './publish-form.mjs'

const source = new URL('../../packages/server/src/db/', import.meta.url)
const { openDatabase } = await import(new URL('open-database.ts', source).href)

const { DATABASE_URL: databaseUrl } = process.env
const database = await openDatabase({
  ...(databaseUrl && { databaseUrl }),
  dataDir: process.argv[2],
  onLog: () => undefined,
})
try {
  await publishLargeForm(database)
} finally {
  await database.close()
}
