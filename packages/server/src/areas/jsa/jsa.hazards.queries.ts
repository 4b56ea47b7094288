import { sql } from 'kysely'
import type { HazardControl } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { hazardColumns, type HazardRow } from './jsa.hazards.columns.ts'

/** A hazard by its id, of an organisation. */
export type OneHazard = { shardKey: string; hazardId: string }

/** A hazard with what only its own page shows. */
export type WholeHazardRow = HazardRow & {
  description: string
  ppe: string
  refers_to: string
  stop_trigger: string
  usage_count: number
}

/** A hazard as it stands. */
export async function hazardRow(
  db: Queryable,
  { shardKey, hazardId }: OneHazard,
): Promise<WholeHazardRow | undefined> {
  const { rows } = await sql<WholeHazardRow>`
    select ${hazardColumns}, hazard.description, hazard.ppe, hazard.refers_to, hazard.stop_trigger,
      (
        select count(distinct one.jsa_id)::int from jsa_hazards as one
        join jsas as jsa on jsa.shard_key = one.shard_key and jsa.id = one.jsa_id
          and jsa.deleted_at is null
        where one.shard_key = hazard.shard_key and one.master_hazard_id = hazard.id
      ) as usage_count
    from master_hazards as hazard join people as owner on owner.id = hazard.owner_id
    where hazard.shard_key = ${shardKey} and hazard.id = ${hazardId}
      and hazard.deleted_at is null`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the call. */
export async function hazardForChange(
  db: Queryable,
  { shardKey, hazardId }: OneHazard,
): Promise<WholeHazardRow | undefined> {
  await db
    .selectFrom('master_hazards')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', hazardId)
    .forUpdate()
    .executeTakeFirst()
  return hazardRow(db, { shardKey, hazardId })
}

/** What stands between a hazard and people, in the order in which it was written. */
export async function controlsOf(
  db: Queryable,
  { shardKey, hazardId }: OneHazard,
): Promise<HazardControl[]> {
  return db
    .selectFrom('master_hazard_controls')
    .select(['text', 'level'])
    .where('shard_key', '=', shardKey)
    .where('hazard_id', '=', hazardId)
    .orderBy('place')
    .execute()
}

/** Keeps controls in the place of those before. */
export async function writeControls(
  db: Queryable,
  { shardKey, hazardId }: OneHazard,
  controls: readonly HazardControl[],
): Promise<void> {
  await db
    .deleteFrom('master_hazard_controls')
    .where('shard_key', '=', shardKey)
    .where('hazard_id', '=', hazardId)
    .execute()
  if (controls.length > 0) {
    const ofHazard = { shard_key: shardKey, hazard_id: hazardId }
    const rows = controls.map(({ text, level }, place) => ({ ...ofHazard, place, text, level }))
    await db.insertInto('master_hazard_controls').values(rows).execute()
  }
}

/** Those of some codes that are no business unit. */
export async function unknownUnits(db: Queryable, codes: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom('business_units')
    .select('code')
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  const there = new Set(known.map(({ code }) => code))
  return codes.filter((code) => !there.has(code))
}
