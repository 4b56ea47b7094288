import type { Insertable } from 'kysely'
import type { HazardControl } from '@holdpoint/api'
import { writeControls } from '../src/areas/jsa/jsa.hazards.queries.ts'
import type { MasterHazardsTable } from '../src/areas/jsa/jsa.hazards.tables.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'
import { usualLevelsOf } from './usual-levels.ts'

/** The control of a hazard that says nothing else of its controls. */
export const usualControl: HazardControl = { text: 'Stand clear', level: 'administrative' }

/** Writes a hazard as it stands, past every rule: for tests of what is done with it. */
export async function placeHazard(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<MasterHazardsTable>> = {},
  controls: readonly HazardControl[] = [usualControl],
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  const row = {
    ...{ shard_key: castShard, id, number: `HAZ-26-${id}`, title: `Hazard ${id}` },
    ...{ status: 'active' as const, category_ids: ['lifting'] },
    tag_ids: ['gravity'],
    ...{ initial_likelihood: 3, initial_severity: 4, residual_likelihood: 1, residual_severity: 4 },
    ...{ owner_id: cast.employee, created_at: at, updated_at: at },
    ...columns,
  }
  const levels = usualLevelsOf(row)
  const due = row.status === 'active' ? '2027-03-01' : null
  await database.kysely
    .insertInto('master_hazards')
    .values({ review_due: due, ...levels, ...row })
    .execute()
  await writeControls(database.kysely, { shardKey: row.shard_key, hazardId: id }, controls)
}
