import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** A table as a backup sees it. */
export type StoredTable = {
  name: string
  /** Columns that hold what was written; what the database works out itself is left out. */
  columns: string[]
  /** What its rows are put in order by: the columns of its primary key. */
  key: string[]
}

/** Bookkeeping of the schema, which belongs to the database and not to what is in it. */
const bookkeeping = ['schema_migrations', 'schema_lock']

/** Every table with what it stores, by name. */
export async function storedTables(db: Queryable): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select class.relname as name,
      array(
        select attribute.attname::text from pg_attribute as attribute
        where attribute.attrelid = class.oid and attribute.attnum > 0
          and not attribute.attisdropped and attribute.attgenerated = ''
        order by attribute.attnum
      ) as columns,
      array(
        select attribute.attname::text from pg_index as index
        cross join unnest(index.indkey) with ordinality as part (attnum, place)
        join pg_attribute as attribute
          on attribute.attrelid = class.oid and attribute.attnum = part.attnum
        where index.indrelid = class.oid and index.indisprimary
        order by part.place
      ) as key
    from pg_class as class
    where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
      and class.relname <> all(${bookkeeping}::text[])
    order by class.relname collate "C"
  `.execute(db)
  return rows
}

/** A rule that ties rows of one table to those of another. */
export type ForeignKey = {
  name: string
  table: string
  columns: string[]
  parent: string
  parentColumns: string[]
  /** What makes it again. */
  definition: string
}

/** Every foreign key. */
export async function foreignKeys(db: Queryable): Promise<ForeignKey[]> {
  const columns = (relation: string, numbers: string) => sql`array(
    select attribute.attname::text from unnest(key.${sql.ref(numbers)})
      with ordinality as part (attnum, place)
    join pg_attribute as attribute
      on attribute.attrelid = key.${sql.ref(relation)} and attribute.attnum = part.attnum
    order by part.place
  )`
  const { rows } = await sql<ForeignKey>`
    select key.conname as name, key.conrelid::regclass::text as "table",
      ${columns('conrelid', 'conkey')} as columns,
      key.confrelid::regclass::text as parent,
      ${columns('confrelid', 'confkey')} as "parentColumns",
      pg_get_constraintdef(key.oid) as definition
    from pg_constraint as key
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
    order by 2, 1
  `.execute(db)
  return rows
}

/** Takes every foreign key off, for rows that come in any order; answers what puts them on again. */
export async function withoutForeignKeys(db: Queryable): Promise<() => Promise<void>> {
  const keys = await foreignKeys(db)
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.table(table)}
        add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
    }
  }
}

const rowsAtOnce = 200

/**
 * Reads a table in the order of its key, some rows at a time, each as one line of JSON. Wants a
 * transaction, which holds the reading open.
 */
export async function* linesOf(db: Queryable, table: StoredTable): AsyncGenerator<string[]> {
  // Letters are put in order by their code, because the engines know different alphabets.
  const order = sql.join(
    (table.key.length > 0 ? table.key : table.columns).map(
      (column) => sql`${sql.ref(`stored.${column}`)}::text collate "C"`,
    ),
  )
  const columns = sql.join(table.columns.map((column) => sql.ref(`stored.${column}`)))
  await sql`declare stored_rows no scroll cursor for
    select row_to_json(line)::text as line from (
      select ${columns} from ${sql.table(table.name)} as stored order by ${order}
    ) as line`.execute(db)
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`
        fetch ${sql.lit(rowsAtOnce)} from stored_rows`.execute(db)
      if (rows.length > 0) {
        yield rows.map(({ line }) => line)
      }
      if (rows.length < rowsAtOnce) {
        return
      }
    }
  } finally {
    await sql`close stored_rows`.execute(db)
  }
}

/** Puts lines of JSON into a table, as they were read. */
export async function insertLines(
  db: Queryable,
  { name, columns }: StoredTable,
  lines: readonly string[],
): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(name)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)
  `.execute(db)
}
