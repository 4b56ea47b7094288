import type { ActionPriority, WorkOrderStatus } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type { WorkOrdersTable } from '../src/areas/actions/actions.tables.ts'
import { assets } from './assets.ts'
import type { AssetCategory, WorldAsset } from './assets.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addDays } from './world-time.ts'

/** A work order, and the kind of equipment that it is about. */
export type WorldWorkOrder = {
  row: Insertable<WorkOrdersTable> & { asset_id: string }
  category: AssetCategory
}

type Serviced = Exclude<AssetCategory, 'Sand belt'>

const firstNumber = 558_210
/** The maintenance system of the demo world; the name is made up. */
const system = 'Dowelbase EAM'

/** What is ordered, by the kind of equipment; the sand belts are serviced by their maker. */
const jobs: Readonly<Record<Serviced, readonly string[]>> = {
  Pump: ['Replace fluid end seals', 'Service the extinguisher rack', 'Change the leaking packing'],
  Blender: ['Patch the containment liner', 'Overhaul the discharge pump'],
  'Iron truck': ['Recertify 3 in. iron, set of 24', 'Rebuild two swivels', 'Replace wing halves'],
  'Wireline unit': ['Overhaul the pressure control head', 'Fit a heater to the grease pump'],
  Crane: ['Annual inspection of hook and slings', 'Replace the worn hoist rope'],
  'Light tower': ['Replace lamp and ballast', 'Repair the mast winch'],
  Generator: ['Replace the starting battery'],
  'Fuel trailer': ['Fit a new bonding cable and reel'],
  'Explosives magazine': ['Fit a second lock to the day box'],
}

/** How far they are: most of what was ordered is done. */
const states: readonly (readonly [WorkOrderStatus, number])[] = [
  ['done', 20],
  ['in_progress', 7],
  ['scheduled', 6],
  ['open', 5],
  ['cancelled', 2],
]
const priorities: readonly (readonly [ActionPriority, number])[] = [
  ['low', 2],
  ['medium', 5],
  ['high', 3],
  ['critical', 1],
]

/** Forty work orders, as the maintenance system would mirror them. */
export function makeWorkOrders({
  mechanics,
  today,
  random,
}: {
  mechanics: readonly WorldPerson[]
  today: string
  random: SeededRandom
}): WorldWorkOrder[] {
  const ordered = states.flatMap(([status, count]) => Array.from({ length: count }, () => status))
  // Each kind of equipment comes in turn, so that every kind has some in most states.
  const kinds = Object.keys(jobs) as Serviced[]
  return ordered.map((status, index) => {
    const category = kinds[index % kinds.length] ?? 'Pump'
    const asset = random.pick(assets.filter((one): one is WorldAsset => one.category === category))
    const number = `WO-${firstNumber + index * 7 + random.int(0, 5)}`
    const isOver = status === 'done'
    const plannedOn = isOver
      ? addDays(today, -random.int(2, 50))
      : addDays(today, random.int(1, 21))
    const completedOn = addDays(plannedOn, random.int(-1, 4))
    return {
      category,
      row: {
        shard_key: shardKey,
        id: number.toLowerCase(),
        number,
        description: `${random.pick(jobs[category])}, ${asset.name}`,
        asset_id: asset.id,
        system,
        status,
        priority: random.weighted(priorities),
        requested_by: random.pick(mechanics).row.full_name,
        planned_on: status === 'open' ? null : plannedOn,
        completed_on: isOver ? (completedOn > today ? today : completedOn) : null,
        cost: isOver || status === 'in_progress' ? random.int(140, 9_800) : null,
      },
    }
  })
}
