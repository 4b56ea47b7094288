import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, wireList } from '../../wire.ts'
import { asset, workOrder } from './actions.records.ts'

// Work orders live in the maintenance system; they are found, shown and linked here.

const source = 'spec 7, actions; decision 0055'

const workOrders = call({
  name: 'actions.workOrders',
  method: 'GET',
  path: '/work-orders',
  summary: 'Finds work orders by the beginning of their number, twenty at most.',
  status: 'specified',
  source,
  input: z.object({ workOrderNumber: text(60) }),
  content: z.array(workOrder),
})

const workOrderInfo = call({
  name: 'actions.workOrderInfo',
  method: 'GET',
  path: '/work-order-info',
  summary: 'Answers one work order.',
  status: 'specified',
  source,
  input: z.object({ workOrderId: id }),
  content: workOrder,
  problems: ['not_found'],
})

/** Equipment, for the choice of an action and of a filter. */
const assets = call({
  name: 'actions.assets',
  method: 'GET',
  path: '/assets',
  summary: 'Finds equipment by code or name, or by its ids; fifty at most.',
  status: 'decided',
  source,
  input: z.object({ search: text(100).default(''), assetIds: wireList.optional() }),
  content: z.array(asset),
})

/** Work orders and the equipment that they are about. */
export const workOrderCalls = { workOrders, workOrderInfo, assets }
