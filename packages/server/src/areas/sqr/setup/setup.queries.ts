import { sql, type Selectable } from 'kysely'
import { sqrPhases, type SqrPhase, type SqrStatus, type SqrThresholds } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import type { SqrStatusesTable } from './setup.tables.ts'

/** A status as it is kept. */
export type StatusRow = Selectable<SqrStatusesTable>

/** The statuses of an organisation, phase by phase; those for all units stand first. */
export async function statusRows(db: Queryable, shardKey: string): Promise<StatusRow[]> {
  const rows = await db
    .selectFrom('sqr_statuses')
    .selectAll()
    .where('shard_key', '=', shardKey)
    .orderBy(sql`business_unit_code nulls first`)
    .orderBy('place')
    .orderBy('name')
    .execute()
  return sqrPhases.flatMap((phase) => rows.filter((row) => row.phase === phase))
}

/** The same of one phase as they are about to be changed: they are held until the end of the call. */
export async function phaseForChange(
  db: Queryable,
  shardKey: string,
  phase: SqrPhase,
): Promise<StatusRow[]> {
  await db
    .selectFrom('sqr_statuses')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('phase', '=', phase)
    .orderBy('id')
    .forUpdate()
    .execute()
  return (await statusRows(db, shardKey)).filter((row) => row.phase === phase)
}

/** Whether a unit, or what is for all of them, has another status of this name, in any case. */
export async function isStatusNameTaken(
  db: Queryable,
  shardKey: string,
  { name, unit, statusId }: { name: string; unit: string | null; statusId: string | undefined },
): Promise<boolean> {
  const row = await db
    .selectFrom('sqr_statuses')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('business_unit_code', 'is not distinct from', unit)
    .where('id', '<>', statusId ?? '')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is a business unit of this code. */
export async function isUnit(db: Queryable, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('business_units')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** The same, and holds the unit until the end of the call, while its thresholds are set. */
export async function holdUnit(db: Queryable, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('business_units')
    .select('code')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** A status as it travels. */
export function toStatus(row: StatusRow): SqrStatus {
  return {
    statusId: row.id,
    status: row.name,
    phase: row.phase,
    businessUnit: row.business_unit_code,
    isPermissionRequired: row.is_permission_required,
    backgroundColor: row.background_color,
    textColor: row.text_color,
    isActive: row.is_active,
    rowVersion: row.row_version,
  }
}

/** The thresholds of each unit that has some, in hours. */
export async function thresholdsOf(db: Queryable, shardKey: string): Promise<SqrThresholds[]> {
  return db
    .selectFrom('severity_thresholds')
    .select(['business_unit_code as businessUnit', 'near_miss as nearMiss', 'level1', 'level2'])
    .select('row_version as rowVersion')
    .where('shard_key', '=', shardKey)
    .orderBy('business_unit_code')
    .execute()
}
