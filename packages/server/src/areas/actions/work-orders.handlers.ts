import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { assetsById, assetsLike, toAsset } from '../equipment/equipment.queries.ts'
import * as queries from './work-orders.queries.ts'

export const workOrders: PersonHandler<'actions.workOrders'> = async (
  { workOrderNumber },
  { db, person },
) => {
  const rows = await queries.workOrdersLike(db, person.shardKey, workOrderNumber.trim())
  return ok(rows.map(queries.toWorkOrder))
}

export const workOrderInfo: PersonHandler<'actions.workOrderInfo'> = async (
  { workOrderId },
  { db, person },
) => {
  const row = await queries.workOrderById(db, person.shardKey, workOrderId)
  return row === undefined ? fail('not_found') : ok(queries.toWorkOrder(row))
}

export const assets: PersonHandler<'actions.assets'> = async (
  { search, assetIds },
  { db, person },
) => {
  const rows =
    assetIds === undefined
      ? await assetsLike(db, person.shardKey, { search })
      : await assetsById(db, person.shardKey, assetIds)
  return ok(rows.map(toAsset))
}
