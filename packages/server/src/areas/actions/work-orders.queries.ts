import { sql } from 'kysely'
import type { Asset, WorkOrder } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { likeText } from '../../db/like-pattern.ts'
import { holdsSearch, type Sought } from '../../db/word-patterns.ts'

const workOrdersMax = 20
const assetsMax = 50

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

/** A machine by its code in whatever case; of several that are alike, the one that is written so. */
export function assetByCode(db: Queryable, shardKey: string, code: string) {
  return selectAssets(db, shardKey)
    .where(sql<string>`lower(code)`, '=', code.toLowerCase())
    .clearOrderBy()
    .orderBy(sql`code = ${code}`, 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
}

/** Equipment by its ids. */
export function assetsById(db: Queryable, shardKey: string, ids: readonly string[]) {
  return selectAssets(db, shardKey)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}

/** What some equipment is called: its code and its name. */
export async function namesOfEquipment(db: Queryable, shardKey: string, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await assetsById(db, shardKey, [...new Set(ids)])
  return new Map(rows.map(({ id, code, name }) => [id, `${code} ${name}`]))
}

/** What the machines are called whose codes some texts are, in whatever case, by the text. */
export async function namesOfCodes(db: Queryable, shardKey: string, codes: readonly string[]) {
  const asked = [...new Set(codes)]
  const rows =
    asked.length === 0
      ? []
      : await selectAssets(db, shardKey)
          .where(
            sql<string>`lower(code)`,
            '=',
            sql<string>`any(${asked.map((code) => code.toLowerCase())}::text[])`,
          )
          .execute()
  return Object.fromEntries(
    asked.flatMap((asked) => {
      const alike = rows.filter(({ code }) => code.toLowerCase() === asked.toLowerCase())
      const found = alike.find(({ code }) => code === asked) ?? alike[0]
      return found === undefined ? [] : [[asked, found.name]]
    }),
  )
}

type Machines = Sought & { limit?: number; category?: string | undefined }

/** Equipment in use whose code or name holds a search, of one master category where one is named. */
export function assetsLike(
  db: Queryable,
  shardKey: string,
  { category, limit = assetsMax, ...sought }: Machines,
) {
  return selectAssets(db, shardKey)
    .where('retired_at', 'is', null)
    .where(holdsSearch(sought, (pattern) => sql`(code ilike ${pattern} or name ilike ${pattern})`))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
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

function selectAssets(db: Queryable, shardKey: string) {
  return db
    .selectFrom('assets')
    .select(['id', 'code', 'name', 'category', 'retired_at'])
    .where('shard_key', '=', shardKey)
    .orderBy('code')
}

type AssetRow = Awaited<ReturnType<typeof assetsById>>[number]

/** Equipment as it travels. */
export function toAsset({ id, retired_at: retiredAt, ...asset }: AssetRow): Asset {
  return { assetId: id, ...asset, ...(retiredAt !== null && { isRetired: true as const }) }
}
