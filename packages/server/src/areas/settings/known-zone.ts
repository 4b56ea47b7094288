import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { failField } from '../../fail.ts'

/**
 * Ends the call where the database cannot count in a zone: days are told there as well, and a zone that
 * this program alone knows would keep every list of days from being read.
 */
export async function requireKnownZone(db: Queryable, timeZone: string | null): Promise<void> {
  if (timeZone === null) {
    return
  }
  const { rows } = await sql`
    select 1 from pg_timezone_names where name = ${timeZone}`.execute(db)
  if (rows.length === 0) {
    failField('timeZone', 'This is not a time zone.')
  }
}
