import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

/**
 * Ends what was opened through API keys for people who come to hold more: a key was let speak for
 * them with what they held then, and the session would carry the rest as well.
 */
export async function endKeySessions(
  db: Queryable,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('person_id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .where('api_key_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute()
}
