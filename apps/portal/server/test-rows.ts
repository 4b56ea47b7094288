import type { Database } from '@holdpoint/server'

type Kysely = Database['kysely']
type TableName = Parameters<Kysely['dynamic']['table']>[0]

/** Every row of every table, to see that nothing was written. */
export async function everyRow({ kysely }: Database): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { name, schema } of await kysely.introspection.getTables()) {
    // What is due by the clock is kept beside what is ours (decision 0081).
    if (schema !== 'public') {
      continue
    }
    // The database has no tables but those that its type names; a test compares the two.
    const table = kysely.dynamic.table(name as TableName)
    found[name] = await kysely.selectFrom(table.as('each')).selectAll().execute()
  }
  return found
}
