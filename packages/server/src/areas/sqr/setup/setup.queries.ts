import { sql, type Selectable } from 'kysely'
import { sqrPhases, type SeverityThresholds, type SqrPhase, type SqrStatus } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { likePattern } from '../../../db/like-pattern.ts'
import type { SqrStatusesTable } from './setup.tables.ts'

/** A status as it is kept. */
export type StatusRow = Selectable<SqrStatusesTable>

const wellsMax = 50

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
export async function thresholdsOf(db: Queryable, shardKey: string): Promise<SeverityThresholds[]> {
  return db
    .selectFrom('severity_thresholds')
    .select(['business_unit_code as businessUnit', 'near_miss as nearMiss', 'level1', 'level2'])
    .where('shard_key', '=', shardKey)
    .orderBy('business_unit_code')
    .execute()
}

/** Wells that reports and analyses have named, each once. */
export async function wellsLike(
  db: Queryable,
  shardKey: string,
  { padId, search = '' }: { padId?: string | undefined; search?: string | undefined },
): Promise<{ well: string; apiNumber: string }[]> {
  const { rows } = await sql<{ well: string; apiNumber: string }>`
    select well, max(api_number) as "apiNumber"
    from (
      select well, api_number, pad_id from sqrs
      where shard_key = ${shardKey} and deleted_at is null
      union all
      select well, '', pad_id from jsas where shard_key = ${shardKey} and deleted_at is null
    ) as named
    where well <> '' and well ilike ${likePattern(search.trim())}
      and (${padId ?? null}::text is null or pad_id = ${padId ?? null}::text)
    group by well
    order by well
    limit ${wellsMax}`.execute(db)
  return rows
}
