import type { Insertable } from 'kysely'
import { nextTelling } from '../src/areas/reports/reports.pace.ts'
import type { ReportsTable } from '../src/areas/reports/reports.tables.ts'
import type { Directory } from './directory.ts'
import { chained } from './entry-history.ts'
import { organisation, shardKey } from './organisation.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, zoneClock } from './world-time.ts'

type Scene = { now: Date; directory: Directory; random: SeededRandom }

type Line = Pick<
  Insertable<ReportsTable>,
  'title' | 'dataset' | 'group_by' | 'split_by' | 'measure' | 'time_window'
> & {
  description: string
  by: string
  daysAgo: number
  /** Who is told of it on Mondays; it is shared with everybody then. */
  told?: readonly string[]
}

const lines: readonly Line[] = [
  {
    ...{ title: 'Monday meeting: what is still open', by: 'admin', daysAgo: 41 },
    description: 'Goes through the states of all actions, unit by unit.',
    ...{ dataset: 'actions', group_by: 'businessUnit', split_by: 'status' },
    ...{ measure: 'count', time_window: '90', told: ['manager', 'approver', 'reviewer'] },
  },
  {
    ...{ title: 'Scores by form', by: 'manager', daysAgo: 23 },
    description: 'Which checks lose points, before the crew talk.',
    ...{ dataset: 'reviews', group_by: 'form', split_by: null },
    ...{ measure: 'score', time_window: '30' },
  },
  {
    ...{ title: 'My forms, week by week', by: 'employee', daysAgo: 9, description: '' },
    ...{ dataset: 'reviews', group_by: 'week', split_by: 'status' },
    ...{ measure: 'count', time_window: '90' },
  },
]

/** Three reports that people of the demo world made, one of them for everybody. */
export function makeReports({ now, directory, random }: Scene) {
  const clock = zoneClock(organisation.time_zone)
  const idOf = (role: string) => directory.byDemoRole(role).row.id
  const reports = lines.map(({ by, daysAgo, told = [], ...line }) => {
    const at = clock.instantOf(addDays(clock.dayOf(now), -daysAgo), 7 * 60 + random.int(0, 120))
    const pace = told.length > 0 ? ('weekly' as const) : ('never' as const)
    return {
      ...{ ...line, shard_key: shardKey, id: worldId(at, random), owner_id: idOf(by), pace },
      ...{ is_shared: told.length > 0, recipient_ids: told.map(idOf) },
      ...{ tells_on: nextTelling(pace, now, organisation.time_zone) },
      ...{ created_at: at, updated_at: at },
    }
  })
  const history = reports.flatMap(({ id, title, owner_id: personId, created_at: at }) => {
    const changes = { title: { from: null, to: title } }
    const event = { recordType: 'report', recordId: id, action: 'create', changes }
    return chained([{ at, personId, event }])
  })
  return { reports, history }
}

/** The reports of the demo world, as they are written. */
export type WorldReports = ReturnType<typeof makeReports>
