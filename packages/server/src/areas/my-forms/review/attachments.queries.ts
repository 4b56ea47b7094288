import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../db/database.ts'

/** Where the files of an entry as a whole lie (records/files). */
export const attachmentPlace = { recordType: 'my_form', slot: 'attachment' } as const

/** The ids of the files of `entry`, by which it is signed; those that were there then, or all. */
export function attachmentIds(by: RawBuilder<Date> | null = null): RawBuilder<string[]> {
  const { recordType, slot } = attachmentPlace
  return sql<string[]>`array(
    select held.upload_id from record_files as held
    where held.shard_key = entry.shard_key and held.record_type = ${recordType}
      and held.record_id = entry.id and held.slot = ${slot}
      ${by === null ? sql`` : sql`and held.added_at <= ${by}`}
    order by held.upload_id
  )`
}

/** The same of one entry, in a statement of its own. */
export async function attachmentIdsOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<string[]> {
  const rows = await attachmentsOf(db, shardKey, myFormId).orderBy('upload_id').execute()
  return rows.map(({ upload_id: id }) => id)
}

/** Whether an upload is a file of an entry as a whole, and none of an answer. */
export async function isAttachment(
  db: Queryable,
  { shardKey, myFormId, uploadId }: { shardKey: string; myFormId: string; uploadId: string },
): Promise<boolean> {
  const files = attachmentsOf(db, shardKey, myFormId).where('upload_id', '=', uploadId)
  return (await files.executeTakeFirst()) !== undefined
}

function attachmentsOf(db: Queryable, shardKey: string, myFormId: string) {
  const { recordType, slot } = attachmentPlace
  return db
    .selectFrom('record_files')
    .select('upload_id')
    .where('shard_key', '=', shardKey)
    .where('record_type', '=', recordType)
    .where('record_id', '=', myFormId)
    .where('slot', '=', slot)
}

/** When an entry was handed in last; null where it never was. */
export async function lastHandedIn(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('my_form_versions')
    .select((select) => select.fn.max('made_at').as('at'))
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .executeTakeFirstOrThrow()
  return row.at
}

/** Counts a file that came or went as a change of the entry, so that nobody decides on it unseen. */
export async function countChange(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('my_forms')
    .set({ row_version: sql`row_version + 1`, updated_at: now })
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .execute()
}
