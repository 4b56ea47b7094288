import type { Queryable } from '../db/database.ts'
import { partType } from '../files/media-type.ts'

/** A file that a row answers for. */
export type HeldFile = { id: string; storage_key: string; byte_size: number; sha256: string }

/**
 * The files that have to be there, in the order of their keys. What was sent, attached to nothing and
 * has expired may be cleared away at any moment, so that nobody answers for it. Nor for the parts of a
 * file that is on its way: they are as they came, a photo among them with the place where it was taken.
 */
export async function heldFiles(db: Queryable, now: Date): Promise<HeldFile[]> {
  return await db
    .selectFrom('uploads')
    .select(['id', 'storage_key', 'byte_size', 'sha256'])
    .where('media_type', '<>', partType)
    .where((where) =>
      where.or([
        where('expires_at', 'is', null),
        where('expires_at', '>', now),
        where('attached_to', 'is not', null),
        where.exists(
          where
            .selectFrom('record_files as held')
            .select('held.upload_id')
            .whereRef('held.shard_key', '=', 'uploads.shard_key')
            .whereRef('held.upload_id', '=', 'uploads.id'),
        ),
      ]),
    )
    .orderBy('storage_key')
    .execute()
}
