import { sql, type RawBuilder } from 'kysely'

/** A place or a company of the master data, as a row names it. */
export type Named = { id: string; name: string } | null

/** A place or a company within a row, by the column that holds its key. */
export const namedIn = (table: string, key: string, column: string): RawBuilder<Named> => sql`(
  select jsonb_build_object('id', ${sql.ref(`place.${key}`)}, 'name', place.name)
  from ${sql.table(table)} as place where ${sql.ref(`place.${key}`)} = ${sql.ref(column)}
)`
