import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { calendarDay, id, text, wireBoolean, wireList } from '../../wire.ts'
import { namedListing } from '../../lists/named-listing.ts'

// Actions and work orders. Their answers are not shown.

const source = 'spec 7, actions'

/** What the list and its workbook are filtered by. */
const filters = namedListing.extend({
  section: text(60).optional(),
  myActions: wireBoolean.optional(),
  myTeamActions: wireBoolean.optional(),
  countries: wireList.optional(),
  districts: wireList.optional(),
  businessUnits: wireList.optional(),
  crews: wireList.optional(),
  assetIds: wireList.optional(),
  padNames: wireList.optional(),
  customers: wireList.optional(),
  createdBy: wireList.optional(),
  fromDate: calendarDay.optional(),
  toDate: calendarDay.optional(),
})

const list = namedOnly({
  name: 'actions.list',
  method: 'GET',
  path: '/actions',
  summary: 'Lists actions.',
  source,
  input: filters,
})

const save = namedOnly({
  name: 'actions.save',
  method: 'POST',
  path: '/actions',
  summary: 'Saves an action.',
  source,
})

const remove = namedOnly({
  name: 'actions.remove',
  method: 'DELETE',
  path: '/actions',
  summary: 'Deletes an action.',
  source,
  input: z.object({ assignedActionId: id, actionId: id }),
})

const removeSqrAction = namedOnly({
  name: 'actions.removeSqrAction',
  method: 'DELETE',
  path: '/sqr-actions',
  summary: 'Deletes an action of a safety quality report.',
  source,
  input: z.object({ actionId: id, sqrId: id }),
})

const workOrders = namedOnly({
  name: 'actions.workOrders',
  method: 'GET',
  path: '/work-orders',
  summary: 'Finds work orders by their number.',
  source,
  input: z.object({ workOrderNumber: text(60) }),
})

const workOrderInfo = namedOnly({
  name: 'actions.workOrderInfo',
  method: 'GET',
  path: '/work-order-info',
  summary: 'Answers one work order.',
  source,
  input: z.object({ workOrderId: id }),
})

const pending = namedOnly({
  name: 'actions.pending',
  method: 'GET',
  path: '/pending-actions',
  summary: 'Lists pending actions.',
  source,
})

const savePending = namedOnly({
  name: 'actions.savePending',
  method: 'POST',
  path: '/pending-actions',
  summary: 'Saves pending actions.',
  source,
})

const linkSuggestion = namedOnly({
  name: 'actions.linkSuggestion',
  method: 'GET',
  path: '/action-link-suggestion',
  summary: 'Suggests actions to link with.',
  source,
})

const add = namedOnly({
  name: 'actions.add',
  method: 'POST',
  path: '/add-actions',
  summary: 'Adds actions.',
  source,
})

const excel = namedOnly({
  name: 'actions.excel',
  method: 'GET',
  path: '/actions-excel',
  summary: 'Answers the address of the filtered actions as an Excel workbook.',
  source: 'spec 7, actions; spec 7, Excel download',
  input: filters,
})

/** Actions and work orders. */
export const actions = {
  list,
  save,
  remove,
  removeSqrAction,
  workOrders,
  workOrderInfo,
  pending,
  savePending,
  linkSuggestion,
  add,
  excel,
}
