import type { Insertable } from 'kysely'
import type { Transaction } from '../src/db/database.ts'
import type { DatabaseTables } from '../src/db/schema.ts'

const rowsAtOnce = 500

/** Inserts many rows in few statements. */
export async function insertRows<Table extends keyof DatabaseTables>(
  transaction: Transaction,
  table: Table,
  rows: readonly Insertable<DatabaseTables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await transaction
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  }
}
