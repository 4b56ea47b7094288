import type { Insertable } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { UploadsTable } from './files.tables.ts'

/** How long a file that was refused is kept for administrators, in milliseconds. */
const refusedLifeMs = 30 * 24 * 3600 * 1000
/** How many of one person's are kept: whoever sends harm, or has a program that does, sends it again. */
const refusedMax = 20

/** Keeps a file that was refused for administrators, and of its sender only the newest. */
export async function keepRefused(
  row: Insertable<UploadsTable>,
  why: string,
  { db, ports }: { db: Queryable; ports: Pick<Ports, 'files' | 'clock'> },
): Promise<void> {
  const now = ports.clock.now()
  const expires = new Date(now.getTime() + refusedLifeMs)
  await db
    .insertInto('uploads')
    .values({ ...row, expires_at: expires, refused_at: now, refused_why: why })
    .execute()
  const older = await db
    .selectFrom('uploads')
    .select(['id', 'storage_key'])
    .where('shard_key', '=', row.shard_key)
    .where('person_id', '=', row.person_id)
    .where('refused_at', 'is not', null)
    .orderBy('refused_at', 'desc')
    .orderBy('id', 'desc')
    .limit(refusedMax)
    .offset(refusedMax)
    .execute()
  for (const { id, storage_key: key } of older) {
    await db
      .deleteFrom('uploads')
      .where('shard_key', '=', row.shard_key)
      .where('id', '=', id)
      .execute()
    await ports.files.remove(key)
  }
}
