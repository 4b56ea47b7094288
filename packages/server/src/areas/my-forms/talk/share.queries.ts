import type { Queryable } from '../../../db/database.ts'
import { writeForReaders } from '../my-forms.readers.ts'

/** Shares an entry, which is locked, and answers with whom it was not shared before. */
export async function addShares(
  db: Queryable,
  share: { shardKey: string; myFormId: string; sharedBy: string },
  personIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) {
    return new Set()
  }
  const rows = await db
    .insertInto('my_form_shares')
    .values(
      personIds.map((personId) => ({
        shard_key: share.shardKey,
        my_form_id: share.myFormId,
        person_id: personId,
        shared_by: share.sharedBy,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['shard_key', 'my_form_id', 'person_id']).doNothing(),
    )
    .returning('person_id')
    .execute()
  if (rows.length > 0) {
    await writeForReaders(db, share.shardKey, share.myFormId)
  }
  return new Set(rows.map((row) => row.person_id))
}

/** With whom an entry is shared, the first one first. */
export async function sharedWith(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('my_form_shares')
    .select('person_id')
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute()
  return rows.map((row) => row.person_id)
}

/** Takes one share of an entry, which is locked. Answers whether there was one. */
export async function takeShare(
  db: Queryable,
  { shardKey, myFormId, personId }: { shardKey: string; myFormId: string; personId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('my_form_shares')
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) {
    return false
  }
  await writeForReaders(db, shardKey, myFormId)
  return true
}
