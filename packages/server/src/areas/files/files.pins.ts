import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { changedSeen, isReadable, type Reader } from './files.rights.ts'

// What people have pinned (decision 0094). A pin opens nothing: a file that is not the person's to
// read any more is left out until it is again.

type PinnedRow = {
  id: string
  /** The version to keep, with its type and size; null before the first one. */
  version: number | null
  media_type: string | null
  byte_size: string | null
  changed_at: Date
}

/** The files that a person pinned and may read, pinned last first. */
export async function pinnedOf(db: Queryable, reader: Reader): Promise<PinnedRow[]> {
  const { rows } = await sql<PinnedRow>`
    select file.id, one.version, upload.media_type, upload.byte_size::text as byte_size,
      changed.at as changed_at
    from file_pins as pinned
    join library_files as file
      on file.shard_key = pinned.shard_key and file.id = pinned.file_id
    ${changedSeen(reader)}
    left join library_versions as one
      on one.shard_key = file.shard_key and one.file_id = file.id
      and one.version = coalesce(file.current_version, file.version)
    left join uploads as upload
      on upload.shard_key = one.shard_key and upload.id = one.upload_id
    where pinned.shard_key = ${reader.shardKey} and pinned.person_id = ${reader.personId}
      and ${isReadable(reader)}
    order by pinned.pinned_at desc, file.id`.execute(db)
  return rows
}

/** Pins a file for a person; one that is pinned stays as it is. */
export async function addPin(
  db: Queryable,
  { shardKey, personId }: Reader,
  fileId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('file_pins')
    .values({ shard_key: shardKey, person_id: personId, file_id: fileId, pinned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Unpins a file; answers whether it was pinned. */
export async function removePin(
  db: Queryable,
  { shardKey, personId }: Reader,
  fileId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('file_pins')
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
