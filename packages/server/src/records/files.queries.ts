import type { Queryable } from '../db/database.ts'
import type { Person } from '../identity.ts'

const columns = ['id', 'file_name', 'media_type', 'byte_size', 'storage_key'] as const

/** A person's own upload that no record holds yet. */
export function unattachedUpload(db: Queryable, person: Person, uploadId: string) {
  return db
    .selectFrom('uploads')
    .select(columns)
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', uploadId)
    .where('person_id', '=', person.personId)
    .where('attached_to', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function attachedUpload(
  db: Queryable,
  shardKey: string,
  uploadId: string,
  recordId: string,
) {
  return db
    .selectFrom('uploads')
    .select(columns)
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .where('attached_to', '=', recordId)
    .executeTakeFirst()
}

export async function attach(
  db: Queryable,
  shardKey: string,
  uploadId: string,
  recordId: string,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ attached_to: recordId, expires_at: null })
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .execute()
}

const keptAfterDetachMs = 24 * 3600 * 1000

/** The file stays for a day, so that an undo finds it. */
export async function detach(
  db: Queryable,
  shardKey: string,
  uploadId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ attached_to: null, expires_at: new Date(now.getTime() + keptAfterDetachMs) })
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .execute()
}
