import { addMonths, type QualificationKind } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type {
  QualificationsTable,
  TrainingRecordsTable,
} from '../src/areas/training/training.tables.ts'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type { Directory } from './directory.ts'
import { chained } from './entry-history.ts'
import { organisation, shardKey, type JobCode } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { DemoRole } from './person-names.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, zoneClock } from './world-time.ts'

type Scene = {
  now: Date
  people: readonly WorldPerson[]
  directory: Directory
  random: SeededRandom
}

type Line = {
  name: string
  kind: QualificationKind
  description: string
  months: number | null
  jobs: readonly JobCode[]
  /** In so many days it expires; null is missing. Of others whose job asks for it, some time ahead. */
  demo?: Partial<Record<DemoRole, number | null>>
  level?: string
  isRetired?: boolean
}

const lines: readonly Line[] = [
  {
    ...{ name: 'H2S safety', kind: 'course', months: 36, jobs: ['FSUP', 'HSEA'] },
    description:
      'One day with a mask drill: the gas, its limits, detectors, rescue and the way to the muster point.',
    demo: { employee: 18, colleague: 700 },
  },
  {
    ...{ name: 'First aid and CPR', kind: 'course', months: 24, jobs: ['FSUP'] },
    description: 'Two days, with the defibrillator that hangs in each doghouse.',
    demo: { manager: null, reviewer: 240 },
  },
  {
    ...{ name: 'Forklift and telehandler', kind: 'licence', months: 36, jobs: ['MECH'] },
    description: 'The practical test is driven on the machine that is used.',
    demo: { employee: -9 },
  },
  {
    ...{ name: 'Crane signaller', kind: 'licence', months: 60, jobs: [], level: 'Mobile cranes' },
    description: 'Signals by hand and by radio, and when to stop a lift.',
    demo: { colleague: 24, manager: 900 },
  },
  {
    ...{ name: 'Pressure control at the lubricator', kind: 'skill', months: null, jobs: ['WENG'] },
    description: 'Shown to a mentor on two jobs in a row.',
    level: 'Works alone',
  },
  {
    ...{ name: 'Light truck inspection', kind: 'skill', months: null, jobs: ['DRV'] },
    ...{ description: 'Part of the driver course since.', isRetired: true },
  },
]

const clock = zoneClock(organisation.time_zone)

/** What the company of the demo world asks its people to hold, and what they hold. */
export function makeTraining({ now, people, directory, random }: Scene) {
  const today = clock.dayOf(now)
  const keeper = directory.byDemoRole('admin').row.id
  const begun = clock.instantOf(addDays(today, -400), 9 * 60)
  const qualifications: (Insertable<QualificationsTable> & { id: string })[] = []
  const records: Insertable<TrainingRecordsTable>[] = []
  const history: Insertable<AuditEventsTable>[] = []
  for (const line of lines) {
    const id = worldId(begun, random)
    qualifications.push(qualificationOf(line, id, begun))
    history.push(
      ...chained([told('qualification', id, { name: { from: null, to: line.name } }, begun)]),
    )
    for (const [holder, days] of holdersOf(line)) {
      records.push(recordOf(line, id, holder, days))
    }
  }
  return { qualifications, records, history }

  function told(recordType: string, recordId: string, changes: Record<string, unknown>, at: Date) {
    return { at, personId: keeper, event: { recordType, recordId, action: 'create', changes } }
  }

  /** Who holds it, and in how many days it expires: whom the line names, and whose job asks for it. */
  function holdersOf({ demo = {}, jobs, isRetired }: Line): [WorldPerson, number][] {
    const named = Object.entries(demo) as [DemoRole, number | null][]
    const others = people
      .filter(({ seat }) => isRetired !== true && jobs.includes(seat.job))
      .filter(({ seat }) => seat.demo === null || demo[seat.demo] === undefined)
    return [
      ...named.flatMap(([role, days]): [WorldPerson, number][] =>
        days === null ? [] : [[directory.byDemoRole(role), days]],
      ),
      ...others.map((person): [WorldPerson, number] => [person, random.int(60, 600)]),
    ]
  }

  function recordOf(line: Line, qualificationId: string, holder: WorldPerson, days: number) {
    const expires = line.months === null ? null : addDays(today, days)
    const issued =
      line.months === null || expires === null
        ? addDays(today, -days)
        : addMonths(expires, -line.months)
    // What was issued before it was kept at all was recorded then.
    const [, day = today] = [addDays(issued, 1), addDays(today, -399)].sort()
    const at = clock.instantOf(day, 10 * 60 + random.int(0, 300))
    const id = worldId(at, random)
    const changes = changesOf({ issuedOn: issued, expiresOn: expires })
    history.push(...chained([told('training_record', id, changes, at)]))
    return {
      ...{ shard_key: shardKey, id, person_id: holder.row.id, qualification_id: qualificationId },
      ...{ level: line.level ?? '', number: line.kind === 'skill' ? '' : numberOf(random) },
      ...{ issued_on: issued, expires_on: expires },
      ...{ recorded_by: keeper, created_at: at, updated_at: at },
    }
  }
}

/** What the demo world holds of training and skills, as it is written. */
export type WorldTraining = ReturnType<typeof makeTraining>

function qualificationOf(line: Line, id: string, at: Date) {
  return {
    ...{ shard_key: shardKey, id, name: line.name, kind: line.kind },
    ...{ description: line.description, valid_months: line.months, job_codes: [...line.jobs] },
    retired_at: line.isRetired === true ? at : null,
    ...{ created_at: at, updated_at: at },
  }
}

const changesOf = (days: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(days).map(([name, to]) => [name, { from: null, to }]))

const numberOf = (random: SeededRandom) => `C-${random.int(100_000, 999_999)}`
