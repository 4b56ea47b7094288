import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Ports } from '../ports/ports.ts'

const rowsAtOnce = 100
const batchesMax = 100

export interface ClearUploadsParts {
  database: Database
  ports: Pick<Ports, 'files' | 'log'>
  now: Date
}

/**
 * Clears away files that were sent and never attached to a record, and answers how many. The rows
 * go first, so that no row ever names a file that is gone; a row that is being attached just now
 * is passed over. One run is bounded; what is left waits for the next.
 */
export async function clearExpiredUploads(parts: ClearUploadsParts): Promise<number> {
  let cleared = 0
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const keys = await takeExpiredRows(parts)
    for (const key of keys) {
      await removeFile(parts, key)
    }
    cleared += keys.length
    if (keys.length < rowsAtOnce) {
      break
    }
  }
  return cleared
}

/** Takes the rows of one batch and answers the keys of their files. */
function takeExpiredRows({ database, now }: ClearUploadsParts): Promise<string[]> {
  return transaction(database, async (db) => {
    const expired = await db
      .selectFrom('uploads')
      .select(['shard_key', 'id', 'storage_key'])
      .where('expires_at', '<', now)
      .where('attached_to', 'is', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('record_files as held')
              .select('held.upload_id')
              .whereRef('held.shard_key', '=', 'uploads.shard_key')
              .whereRef('held.upload_id', '=', 'uploads.id'),
          ),
        ),
      )
      .orderBy('expires_at')
      .limit(rowsAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of expired) {
      await db
        .deleteFrom('uploads')
        .where('shard_key', '=', row.shard_key)
        .where('id', '=', row.id)
        .execute()
    }
    return expired.map((row) => row.storage_key)
  })
}

/** A file that will not go is left behind and told of; nobody can reach it any more. */
async function removeFile({ ports }: ClearUploadsParts, key: string): Promise<void> {
  try {
    await ports.files.remove(key)
  } catch (error) {
    ports.log.error({ key, error }, 'an expired file could not be removed')
  }
}
