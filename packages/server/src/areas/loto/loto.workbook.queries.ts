import { sql } from 'kysely'
import type { LotoState } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { hoursLocked, tallies } from './loto.columns.ts'

/** A lockout as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  title: string
  category: string
  equipment: string | null
  code: string
  revision: number
  reason: string
  status: LotoState
  primary: string | null
  points: number
  locks: number
  authorised: number
  visitors: string | null
  startsAt: number | null
  endsAt: number | null
  verifiedAt: number | null
  restoredAt: number | null
  hoursLocked: number | null
  handovers: number
  tests: number
  absent: number
  workOrder: string | null
  jsa: string | null
  padId: string | null
}

/** What the workbook says of each lockout. */
export function selectWorkbookRows(
  _db: Queryable,
  picked: PickedRows,
  { shardKey, now }: { shardKey: string; now: string },
) {
  return sql<WorkbookRow>`(
    select picked.place, loto.number, loto.title, loto.equipment_category as category,
      asset.code as equipment, template.code, template.revision, loto.reason, loto.status,
      leader.full_name as primary, points.point_count as points, locks.lock_count as locks,
      (
        select count(*)::int from loto_authorizations as one
        where one.shard_key = loto.shard_key and one.loto_id = loto.id and one.role = 'authorized'
      ) as authorised,
      (
        select string_agg(one.name || ' (' || one.company || ')', ', ' order by one.place)
        from loto_authorizations as one
        where one.shard_key = loto.shard_key and one.loto_id = loto.id and one.person_id is null
      ) as visitors,
      ${epochMs('loto.planned_start')} as "startsAt", ${epochMs('loto.planned_end')} as "endsAt",
      ${epochMs('loto.verified_at')} as "verifiedAt",
      ${epochMs('loto.restored_at')} as "restoredAt",
      ${hoursLocked({ now })} as "hoursLocked",
      loto.handover_count as handovers, loto.test_count as tests, loto.absent_count as absent,
      work.number as "workOrder", jsa.number as jsa, loto.pad_id as "padId"
    from ${picked}
    join lotos as loto on loto.shard_key = ${shardKey} and loto.id = picked.id
    ${tallies}
    left join people as leader on leader.id = loto.primary_id
    left join work_orders as work
      on work.shard_key = loto.shard_key and work.id = loto.work_order_id
    left join jsas as jsa on jsa.shard_key = loto.shard_key and jsa.id = loto.jsa_id
  )`
}

/** What some templates are called, by their ids. */
export async function namesOfTemplates(
  db: Queryable,
  shardKey: string,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('loto_templates')
    .select(['id', 'code', 'title'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...templateIds]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, code, title }) => [id, `${code} ${title}`.trim()]))
}
