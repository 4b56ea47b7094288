import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { changedBetween, readMarks, tablesOf } from '../row-marks.ts'

/**
 * Remembers every row there is and answers what puts them back, so that a call that deletes or
 * changes its record can be made again and again.
 */
export async function rememberRows({ kysely }: Database): Promise<() => Promise<void>> {
  const columns = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position
  `.execute(kysely)
  const byTable = new Map<string, string[]>()
  for (const { table, column } of columns.rows) {
    byTable.set(table, [...(byTable.get(table) ?? []), column])
  }
  const kept = new Map<string, string>()
  for (const table of byTable.keys()) {
    const { rows } = await sql<{ json: string | null }>`
      select json_agg(to_json(each))::text as json from ${sql.table(table)} each
    `.execute(kysely)
    kept.set(table, rows[0]?.json ?? '[]')
  }
  const tables = await tablesOf(kysely)
  let marks = await readMarks(kysely, tables)

  return async () => {
    marks = await kysely.transaction().execute(async (transaction) => {
      const changed = changedBetween(marks, await readMarks(transaction, tables))
      if (changed.length === 0) {
        return marks
      }
      // Rows come back table by table, in no order that references would ask for.
      await sql`set local session_replication_role = replica`.execute(transaction)
      for (const table of changed) {
        const list = sql.join((byTable.get(table) ?? []).map((name) => sql.ref(name)))
        await sql`delete from ${sql.table(table)}`.execute(transaction)
        await sql`
          insert into ${sql.table(table)} (${list})
          select ${list} from json_populate_recordset(
            null::${sql.table(table)}, ${kept.get(table) ?? '[]'}::json
          )
        `.execute(transaction)
      }
      return readMarks(transaction, tables)
    })
  }
}
