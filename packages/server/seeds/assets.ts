import type { Insertable } from 'kysely'
import type { AssetsTable } from '../src/areas/actions/actions.tables.ts'
import { shardKey } from './organisation.ts'

// The equipment of the demo world: what actions and work orders are about.

const fleet = [
  ['PMP', 'Pump', 18],
  ['BLD', 'Blender', 6],
  ['IRN', 'Iron truck', 6],
  ['WLU', 'Wireline unit', 8],
  ['CRN', 'Crane', 5],
  ['LTR', 'Light tower', 8],
  ['GEN', 'Generator', 4],
  ['FTR', 'Fuel trailer', 3],
  ['MAG', 'Explosives magazine', 2],
  ['SBL', 'Sand belt', 3],
] as const

/** What kinds of equipment there are. */
export type AssetCategory = (typeof fleet)[number][1]

/** A piece of equipment. */
export type WorldAsset = Insertable<AssetsTable> & { category: AssetCategory }

/** All 63 of them: PMP-06 is Pump 6. */
export const assets: readonly WorldAsset[] = fleet.flatMap(([prefix, category, count]) =>
  Array.from({ length: count }, (_, index) => {
    const code = `${prefix}-${String(index + 1).padStart(2, '0')}`
    return {
      shard_key: shardKey,
      id: `asset-${code.toLowerCase()}`,
      code,
      name: `${category} ${index + 1}`,
      category,
    }
  }),
)

const categoryOfQuestion: Readonly<Record<string, AssetCategory>> = {
  wireline_unit: 'Wireline unit',
  lighting: 'Light tower',
  stray_voltage: 'Light tower',
  fuel_trailer: 'Fuel trailer',
  containment: 'Blender',
  extinguishers: 'Pump',
  leaks: 'Pump',
  kick_outs: 'Pump',
  check_valve: 'Pump',
  bands_in_date: 'Iron truck',
  one_rating: 'Iron truck',
  wing_halves: 'Iron truck',
  seals: 'Iron truck',
  swivels: 'Iron truck',
  restraints: 'Iron truck',
  slings_rated: 'Crane',
  slings_anchored: 'Crane',
  pick_plan: 'Crane',
  lubricator: 'Wireline unit',
  grease: 'Wireline unit',
  bop_rams: 'Wireline unit',
  tool_trap: 'Wireline unit',
  depth_zero: 'Wireline unit',
  backup_power: 'Generator',
  two_locks: 'Explosives magazine',
  magazine_log: 'Explosives magazine',
  detonators_apart: 'Explosives magazine',
}

/** The kind of equipment that a question asks about, if it asks about any. */
export function categoryOf(questionKey: string): AssetCategory | undefined {
  return categoryOfQuestion[questionKey]
}

/** The machines that a question is about: those of its kind, or any. */
export function assetsOf(questionKey: string): readonly WorldAsset[] {
  const category = categoryOf(questionKey)
  return category === undefined ? assets : assets.filter((one) => one.category === category)
}
