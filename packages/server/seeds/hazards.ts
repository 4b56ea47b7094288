import type { Insertable } from 'kysely'
import { usualRiskMatrix, type HazardState } from '@holdpoint/api'
import { nextReview } from '../src/areas/jsa/jsa.hazards.rules.ts'
import type {
  MasterHazardControlsTable,
  MasterHazardsTable,
} from '../src/areas/jsa/jsa.hazards.tables.ts'
import { riskLevelIn, riskLevelsOf } from '../src/records/risk-matrix.ts'
import type { Directory } from './directory.ts'
import { chained, type Deed } from './entry-history.ts'
import { hazardLines, type HazardLine } from './hazard-lines.ts'
import { organisation, shardKey } from './organisation.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, earlier, zoneClock } from './world-time.ts'

const usualLevels = riskLevelsOf(usualRiskMatrix)

type Scene = { now: Date; directory: Directory; random: SeededRandom }
type Made = HazardLine & { number: string; id: string; ownerId: string; at: Date }

const dayMinutes = 24 * 60
const clock = zoneClock(organisation.time_zone)

/** The library of hazards of the demo world. */
export function makeHazards({ now, directory, random }: Scene) {
  const today = clock.dayOf(now)
  const planned = hazardLines.map((line) => {
    const at = clock.instantOf(addDays(today, -line.daysAgo), 9 * 60 + random.int(0, 300))
    const ownerId = directory.byDemoRole(line.owner).row.id
    return { ...line, at, ownerId, id: worldId(at, random) }
  })
  const { rows, counters } = numberInOrder('HAZ', planned, ({ at }) => at)
  return {
    counters,
    hazards: rows.map((made) => rowOf(made, now)),
    controls: rows.flatMap(controlsOf),
    history: rows.flatMap((made) => chained(historyOf(made, now))),
  }
}

/** The library of hazards, as it is written. */
export type WorldHazards = ReturnType<typeof makeHazards>

const stateOf = ({ status }: HazardLine): HazardState => status ?? 'active'
const activatedAt = ({ at }: Made) => addMinutes(at, 40)
const retiredAt = ({ at }: Made, now: Date) => earlier(now, addMinutes(at, 200 * dayMinutes))

function rowOf(made: Made, now: Date): Insertable<MasterHazardsTable> {
  const status = stateOf(made)
  const updatedAt =
    status === 'draft' ? made.at : status === 'active' ? activatedAt(made) : retiredAt(made, now)
  return {
    ...{ shard_key: shardKey, id: made.id, number: made.number, title: made.title },
    description: made.description,
    category_ids: [...made.categories],
    tag_ids: [...made.tags],
    loss_category_ids: [...made.losses],
    ...digitsOf('initial', made.initial),
    ...digitsOf('residual', made.residual),
    ...{ ppe: made.ppe ?? '', refers_to: made.references ?? '', stop_trigger: made.stopTrigger },
    business_units: [...(made.units ?? [])],
    ...{ status, status_reason: made.reason ?? null },
    review_due: status === 'active' ? nextReview(clock.dayOf(activatedAt(made))) : null,
    ...{ owner_id: made.ownerId, created_at: made.at, updated_at: updatedAt },
    row_version: { draft: 1, active: 2, retired: 3 }[status],
  }
}

/** The columns of a risk that is written as its code. */
function digitsOf(risk: 'initial' | 'residual', code: number | null) {
  const [likelihood = null, severity = null] = code === null ? [] : [...String(code)].map(Number)
  return {
    [`${risk}_likelihood`]: likelihood,
    [`${risk}_severity`]: severity,
    [`${risk}_level`]: riskLevelIn(usualLevels, { likelihood, severity }),
  }
}

function controlsOf({ id, controls }: Made): Insertable<MasterHazardControlsTable>[] {
  return controls.map(([level, text], place) => ({
    ...{ shard_key: shardKey, hazard_id: id, place, text, level },
  }))
}

function historyOf(made: Made, now: Date): Deed[] {
  const { id, title, reason, ownerId: personId } = made
  const told = (
    at: Date,
    action: string,
    changes: Record<string, unknown>,
    why?: string,
  ): Deed => ({
    ...{ at, personId },
    event: {
      ...{ recordType: 'master_hazard', recordId: id, action, changes },
      ...(why === undefined ? {} : { reason: why }),
    },
  })
  const moved = (from: HazardState, to: HazardState) => ({ status: { from, to } })
  const status = stateOf(made)
  return [
    told(made.at, 'create', { title: { from: null, to: title } }),
    ...(status === 'draft' ? [] : [told(activatedAt(made), 'activate', moved('draft', 'active'))]),
    ...(status === 'retired'
      ? [told(retiredAt(made, now), 'retire', moved('active', 'retired'), reason)]
      : []),
  ]
}
