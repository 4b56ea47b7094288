import type { Queryable } from '../db/database.ts'

/**
 * Whether somebody is here and still has the password that was checked before this transaction began.
 * Their row is held until it ends: a new password or a deactivation comes before the check, or waits
 * and then finds what this transaction has opened.
 */
export async function stillHasPassword(
  db: Queryable,
  { personId, passwordHash }: { personId: string; passwordHash: string },
  { isToChange = false } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .where('password_hash', '=', passwordHash)
    .$if(isToChange, (select) => select.forUpdate())
    .$if(!isToChange, (select) => select.forShare())
    .executeTakeFirst()
  return row !== undefined
}
