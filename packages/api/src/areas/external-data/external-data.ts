import * as z from 'zod'
import { call } from '../../call.ts'
import { text } from '../../wire.ts'

// What comes from systems outside: the item register, purchase orders and the job timelines. The
// specification shows the parameters, the answers are ours. Until a system is connected, each
// answers that it is not available.

/** An item of the register, as parts of a report refer to it. */
export const itemReference = z.object({
  itemNumber: z.string(),
  description: z.string(),
  category: z.string(),
  unitOfMeasure: z.string(),
})
/** An item of the register. */
export type ItemReference = z.infer<typeof itemReference>

/** A purchase order on which an item was bought. */
export const purchaseOrder = z.object({
  poNumber: z.string(),
  itemNumber: z.string(),
  vendorName: z.string(),
  orderedAt: z.string(),
  quantity: z.number(),
})
/** A purchase order. */
export type PurchaseOrder = z.infer<typeof purchaseOrder>

/** What happened on a stage of a well, from when to when. */
export const stageEvent = z.object({
  apiNumber: z.string(),
  stageNumber: z.string(),
  event: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  note: z.string(),
})
/** What happened on a stage of a well. */
export type StageEvent = z.infer<typeof stageEvent>

const source = 'spec 7, external data; decision 0021'
const ofStage = z.object({ api_number: text(40).min(1), stage_number: text(20).min(1) })

/** Finds items of the register. */
export const items = call({
  name: 'externalData.itemReference',
  method: 'GET',
  path: '/item-reference',
  summary: 'Finds items of the item register by their number or description.',
  status: 'decided',
  source,
  input: z.object({ p_search: text(200).min(1) }),
  content: z.array(itemReference),
  problems: ['not_available_yet'],
})

/** Finds the purchase orders of an item. */
export const purchaseOrders = call({
  name: 'externalData.poNumber',
  method: 'GET',
  path: '/po-number',
  summary: 'Lists the purchase orders of an item.',
  status: 'decided',
  source,
  input: z.object({ item_number: text(60).min(1) }),
  content: z.array(purchaseOrder),
  problems: ['not_available_yet'],
})

/** What the fracturing log says of a stage. */
export const fracTimeline = call({
  name: 'externalData.fracTimeline',
  method: 'GET',
  path: '/frac-timeline',
  summary: 'Answers what the fracturing log says of a stage.',
  status: 'decided',
  source,
  input: ofStage,
  content: z.array(stageEvent),
  problems: ['not_available_yet'],
})

/** What the wireline log says of a stage. */
export const wirelineTimeline = call({
  name: 'externalData.wirelineTimeline',
  method: 'GET',
  path: '/wireline-timeline',
  summary: 'Answers what the wireline log says of a stage.',
  status: 'decided',
  source,
  input: ofStage,
  content: z.array(stageEvent),
  problems: ['not_available_yet'],
})

/** What comes from systems outside. */
export const externalData = {
  itemReference: items,
  poNumber: purchaseOrders,
  fracTimeline,
  wirelineTimeline,
}
