import type { FoundEquipment, FoundWorkOrder } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstOf, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { assetsLike, toAsset } from '../equipment/equipment.queries.ts'
import { toWorkOrder, workOrdersHolding } from './work-orders.queries.ts'

type FindContext = Pick<PersonContext, 'db' | 'person'>

/** The equipment in use of one's organisation that holds a text, by code. */
export async function findEquipment(
  { pLimit, ...sought }: Asking,
  { db, person: { shardKey } }: FindContext,
): Promise<FirstRows<FoundEquipment>> {
  const rows = await assetsLike(db, shardKey, { ...sought, limit: pLimit + 1 })
  const { data, hasMore } = firstOf(rows, pLimit)
  return { data: data.map(toAsset), hasMore }
}

/** The work orders of one's organisation that hold a text, the newest number first. */
export async function findWorkOrders(
  { pLimit, ...sought }: Asking,
  { db, person: { shardKey } }: FindContext,
): Promise<FirstRows<FoundWorkOrder>> {
  const rows = await workOrdersHolding(db, shardKey, { ...sought, limit: pLimit + 1 })
  const { data, hasMore } = firstOf(rows, pLimit)
  return {
    hasMore,
    data: data.map((row) => {
      const { workOrderId, workOrderNumber, description, equipment, status } = toWorkOrder(row)
      return { workOrderId, workOrderNumber, description, equipment, status }
    }),
  }
}
