import type { ActionStatus } from '@holdpoint/api'
import type { Matter } from './action-matter.ts'
import { assetsOf, categoryOf } from './assets.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { WorldWorkOrder } from './work-orders.ts'

type Chosen = { assetId: string | null; workOrderId: string | null }
type Progress = { status: ActionStatus; doneAt: Date | null }
type Store = {
  workOrders: WorldWorkOrder[]
  random: SeededRandom
  dayOf: (at: Date) => string
}

/** The equipment that an action is about, and the work order that fits its days; each has one action. */
export function chooseEquipment(matter: Matter, progress: Progress, store: Store): Chosen {
  const { workOrders, random } = store
  const questionKey = matter.origin?.questionKey ?? ''
  const category = categoryOf(questionKey)
  const isThis = (assetId: string) => (matter.machineId ?? assetId) === assetId
  if (category === undefined || !random.chance(0.8)) {
    return { assetId: null, workOrderId: null }
  }
  const fits = workOrders.findIndex(
    (order) =>
      order.category === category &&
      isThis(order.row.asset_id) &&
      isOfThoseDays(order, matter, progress, store),
  )
  if (fits >= 0) {
    const [order] = workOrders.splice(fits, 1)
    return { assetId: order?.row.asset_id ?? null, workOrderId: order?.row.id ?? null }
  }
  const asset = random.pick(assetsOf(questionKey).filter(({ id }) => isThis(id)))
  return { assetId: asset.id, workOrderId: null }
}

/** What is done has a work order that was done meanwhile; what is not, one that is under way. */
function isOfThoseDays(
  { row }: WorldWorkOrder,
  { raisedAt }: Matter,
  { status, doneAt }: Progress,
  { dayOf }: Store,
): boolean {
  const { status: state, completed_on: completedOn = null } = row
  if (doneAt !== null) {
    return completedOn !== null && completedOn >= dayOf(raisedAt) && completedOn <= dayOf(doneAt)
  }
  if (status === 'cancelled') {
    return state === 'cancelled'
  }
  return status === 'in_progress' ||
    status === 'on_hold' ||
    (status === 'open' && state === 'scheduled')
    ? state !== 'cancelled' && (completedOn === null || completedOn >= dayOf(raisedAt))
    : false
}
