import { sql } from 'kysely'
import type { PersonLine, SdsKiosk } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PadOf } from './sds.pad-sheets.ts'

// Beyond the living ones only this many are listed: who ended what is in the audit trail.
const listedMax = 300

/** The keys of an organisation's kiosks, or the one that is named; the newest first. */
export async function kiosksOf(db: Queryable, shardKey: string, id?: string): Promise<SdsKiosk[]> {
  const rows = await db
    .selectFrom('sds_kiosks as kiosk')
    .innerJoin('pads as pad', 'pad.id', 'kiosk.pad_id')
    .innerJoin('people as maker', 'maker.id', 'kiosk.created_by')
    .leftJoin('people as ender', 'ender.id', 'kiosk.revoked_by')
    .select([
      'kiosk.id',
      'kiosk.pad_id',
      'pad.name as pad_name',
      'kiosk.name',
      'kiosk.created_at',
      'kiosk.last_used_at',
      'kiosk.revoked_at',
      'kiosk.row_version',
      'maker.id as maker_id',
      'maker.full_name as maker_name',
      'maker.profile_image as maker_image',
      'ender.id as ender_id',
      'ender.full_name as ender_name',
      'ender.profile_image as ender_image',
    ])
    .where('kiosk.shard_key', '=', shardKey)
    .$if(id !== undefined, (query) => query.where('kiosk.id', '=', id ?? ''))
    .orderBy(sql`kiosk.revoked_at is null`, 'desc')
    .orderBy('kiosk.created_at', 'desc')
    .orderBy('kiosk.id', 'desc')
    .limit(listedMax)
    .execute()
  return rows.map((row) => ({
    kioskId: row.id,
    padId: row.pad_id,
    padName: row.pad_name,
    name: row.name,
    createdBy: {
      personId: row.maker_id,
      fullName: row.maker_name,
      profileImage: row.maker_image,
    },
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedBy: enderOf(row),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    rowVersion: row.row_version,
  }))
}

function enderOf(row: {
  ender_id: string | null
  ender_name: string | null
  ender_image: string | null
}): PersonLine | null {
  const { ender_id: personId, ender_name: fullName, ender_image: profileImage } = row
  return personId === null || fullName === null ? null : { personId, fullName, profileImage }
}

/** How many keys of a pad open something now. */
export async function livingKiosks(db: Queryable, { shardKey, padId }: PadOf): Promise<number> {
  const { count } = await db
    .selectFrom('sds_kiosks')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('shard_key', '=', shardKey)
    .where('pad_id', '=', padId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The state of a key that is about to be ended; nobody else changes it until then. */
export function kioskForChange(db: Queryable, shardKey: string, id: string) {
  return db
    .selectFrom('sds_kiosks')
    .select(['row_version', 'revoked_at'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The pad that a key opens, while it opens something. */
export function livingKiosk(db: Queryable, keyHash: string) {
  return db
    .selectFrom('sds_kiosks as kiosk')
    .innerJoin('pads as pad', 'pad.id', 'kiosk.pad_id')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'kiosk.shard_key')
    .select([
      'kiosk.shard_key',
      'kiosk.id',
      'kiosk.pad_id',
      'kiosk.last_used_at',
      'pad.name as pad_name',
      'organisation.name as organisation',
    ])
    .where('kiosk.key_hash', '=', keyHash)
    .where('kiosk.revoked_at', 'is', null)
    .executeTakeFirst()
}
