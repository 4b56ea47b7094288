import type { Queryable } from '../../../db/database.ts'
import { fail } from '../../../fail.ts'
import { lockEntry } from '../talk/lock.queries.ts'

/**
 * Ends the call where what a deleted entry was elevated from was elevated to the same form again
 * meanwhile: it stands once there (decision 0077). Holds the source, as elevating does.
 */
export async function requireOnlyElevation(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<void> {
  const own = await db
    .selectFrom('my_form_elevations')
    .select(['from_id', 'to_form_id'])
    .where('shard_key', '=', shardKey)
    .where('to_id', '=', myFormId)
    .executeTakeFirst()
  if (own === undefined) {
    return
  }
  await lockEntry(db, shardKey, own.from_id)
  const other = await db
    .selectFrom('my_form_elevations as further')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'further.shard_key')
        .onRef('entry.id', '=', 'further.to_id'),
    )
    .select('entry.number')
    .where('further.shard_key', '=', shardKey)
    .where('further.from_id', '=', own.from_id)
    .where('further.to_form_id', '=', own.to_form_id)
    .where('further.to_id', '<>', myFormId)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
  if (other !== undefined) {
    fail('wrong_state', {
      message: `It was elevated to this form again meanwhile: ${other.number}.`,
    })
  }
}
