import { sql } from 'kysely'
import type { WorkOrder } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { likeText } from '../../db/like-pattern.ts'
import { holdsSearch, type Sought } from '../../db/word-patterns.ts'

const workOrdersMax = 20

function selectWorkOrders(db: Queryable, shardKey: string) {
  return db
    .selectFrom('work_orders as work')
    .leftJoin('assets as asset', (join) =>
      join.onRef('asset.shard_key', '=', 'work.shard_key').onRef('asset.id', '=', 'work.asset_id'),
    )
    .selectAll('work')
    .select('asset.name as equipment')
    .where('work.shard_key', '=', shardKey)
}

type WorkOrderRow = Awaited<ReturnType<ReturnType<typeof selectWorkOrders>['execute']>>[number]

/** Work orders whose number begins like this. */
export function workOrdersLike(db: Queryable, shardKey: string, number: string) {
  return selectWorkOrders(db, shardKey)
    .where('work.number', 'like', `${likeText(number)}%`)
    .orderBy('work.number')
    .limit(workOrdersMax)
    .execute()
}

export function workOrderById(db: Queryable, shardKey: string, workOrderId: string) {
  return selectWorkOrders(db, shardKey).where('work.id', '=', workOrderId).executeTakeFirst()
}

/** A work order as it travels. */
export function toWorkOrder(row: WorkOrderRow): WorkOrder {
  return {
    workOrderId: row.id,
    workOrderNumber: row.number,
    description: row.description,
    equipment: row.equipment,
    assetId: row.asset_id,
    system: row.system,
    status: row.status,
    priority: row.priority,
    requestedBy: row.requested_by,
    plannedOn: row.planned_on,
    completedOn: row.completed_on,
    cost: row.cost,
  }
}

/** Work orders on a machine that are neither done nor cancelled, the newest number first. */
export function workOrdersOn(db: Queryable, shardKey: string, assetId: string, limit: number) {
  return selectWorkOrders(db, shardKey)
    .where('work.asset_id', '=', assetId)
    .where('work.status', 'not in', ['done', 'cancelled'])
    .orderBy('work.number', 'desc')
    .limit(limit)
    .execute()
}

/** Work orders that say a search by number, description, system or machine, the newest number first. */
export function workOrdersHolding(
  db: Queryable,
  shardKey: string,
  { limit, ...sought }: Sought & { limit: number },
) {
  return selectWorkOrders(db, shardKey)
    .where(
      holdsSearch(
        sought,
        (pattern) => sql`(work.number ilike ${pattern} or work.description ilike ${pattern}
          or work.system ilike ${pattern} or asset.name ilike ${pattern}
          or asset.code ilike ${pattern})`,
      ),
    )
    .orderBy('work.number', 'desc')
    .limit(limit)
    .execute()
}
