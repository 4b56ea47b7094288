import type { Insertable } from 'kysely'
import type { LotoLocksTable, LotosTable, LotoStepsTable } from '../src/areas/loto/loto.tables.ts'
import type { RecordFilesTable } from '../src/records/records.tables.ts'
import { assets } from './assets.ts'
import { chained } from './entry-history.ts'
import type { makeCamera } from './entry-photos.ts'
import { crewOf } from './loto-crew.ts'
import { lotoPlans, type LotoPlan } from './loto-plan.ts'
import { lived } from './loto-run.ts'
import { templateInUse, type WorldTemplates } from './loto-templates.ts'
import { organisation, padsOf, shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

type Scene = {
  now: Date
  people: readonly WorldPerson[]
  templates: WorldTemplates
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
}

const clock = zoneClock(organisation.time_zone)

/** The lockouts of the demo world: six weeks of its crews, and three machines out of service now. */
export function makeLotos(scene: Scene) {
  const planned = lotoPlans.map((plan, index) => madeOf(plan, index, scene))
  const { rows, counters } = numberInOrder('LOTO', planned, ({ writtenAt }) => writtenAt)
  return {
    counters,
    lotos: rows.map(({ row, number }) => ({ ...row, number })),
    steps: rows.flatMap(({ points }) => points),
    authorizations: rows.flatMap(({ lines }) => lines),
    locks: rows.flatMap(({ points, lines, row }) => locksOf(row.id, points, lines)),
    files: rows.flatMap(({ photos, row }) => photos.map((photo) => fileOf(row.id, photo))),
    history: rows.flatMap(({ deeds }) => chained(deeds)),
  }
}

/** The lockouts of the demo world, as they are written. */
export type WorldLotos = ReturnType<typeof makeLotos>

function madeOf(plan: LotoPlan, index: number, { now, people, templates, camera, random }: Scene) {
  const { template, steps } = templateInUse(templates, plan.code)
  const crew = crewOf(people, plan, index)
  const startsAt = begunAt(plan, now)
  const ahead = addMinutes(startsAt, -random.int(90, 240))
  const latest = addMinutes(now, -random.int(20, 60))
  const writtenAt = ahead < latest ? ahead : latest
  const id = worldId(writtenAt, random)
  const machine = machineFor(
    plan,
    template.equipment_category ?? '',
    template.asset_ids ?? [],
    index,
  )
  const run = lived({
    ...{ plan, crew, template, steps, id, writtenAt, startsAt, now, camera, random },
  })
  const { title, reason } = plan.job
  const plannedStart = addMinutes(startsAt, -25)
  const row = {
    ...{ shard_key: shardKey, id, number: '', title: `${machine.name}, ${title.toLowerCase()}` },
    ...{ template_id: template.id, equipment_category: machine.category, asset_id: machine.id },
    ...{ reason, pad_id: random.pick(padsOf(crew.district)).id, location: 'On the line' },
    ...{ is_group: plan.lockbox !== '', lockbox: plan.lockbox },
    planned_start: plannedStart,
    planned_end: addMinutes('inMinutes' in plan.begins && startsAt < now ? now : startsAt, 430),
    ...{ purpose: template.purpose, notify: template.notify, ppe: template.ppe },
    ...{ shutdown_steps: template.shutdown_steps, verification: template.verification },
    ...{ restoration_steps: template.restoration_steps, author_id: crew.author.row.id },
    ...{ created_at: writtenAt, ...run.row },
  } satisfies Insertable<LotosTable>
  return { ...run, row, writtenAt }
}

function begunAt({ begins }: LotoPlan, now: Date): Date {
  return 'inMinutes' in begins
    ? addMinutes(now, begins.inMinutes)
    : clock.instantOf(addDays(clock.dayOf(now), -begins.daysAgo), begins.hour * 60)
}

/** The machine that is named, or the one whose turn it is of those that the template is for. */
function machineFor(plan: LotoPlan, category: string, assetIds: readonly string[], index: number) {
  const fitting = assets.filter(
    (one) => one.category === category && (assetIds.length === 0 || assetIds.includes(one.id)),
  )
  const named = fitting.find(({ code }) => code === plan.machine)
  const machine = named ?? fitting[(index + Math.floor(index / 8)) % fitting.length]
  if (machine === undefined) {
    throw new Error(`No machine is there for ${plan.code}.`)
  }
  return machine
}

type Run = ReturnType<typeof lived>

/** The locks that are on now: what points and people say of themselves, as the table of locks has it. */
function locksOf(
  lotoId: string,
  points: readonly Insertable<LotoStepsTable>[],
  lines: Run['lines'],
): Insertable<LotoLocksTable>[] {
  const of = { shard_key: shardKey, loto_id: lotoId, step_id: null, authorization_id: null }
  const keyOf = (number: string) => ({ lock_key: number.toLowerCase(), lock_number: number })
  const ofPoints = points.flatMap(({ id, state, lock_numbers, holder_id, locked_at }) =>
    state === 'open' || state === 'removed' || !holder_id || !locked_at
      ? []
      : (lock_numbers ?? []).map((number) => ({
          ...{ ...of, ...keyOf(number), step_id: id, person_id: holder_id, locked_at },
        })),
  )
  const ofPeople = lines.flatMap(({ id, person_id = null, lock_number = '', locked_at }) =>
    locked_at ? [{ ...of, ...keyOf(lock_number), authorization_id: id, person_id, locked_at }] : [],
  )
  return [...ofPoints, ...ofPeople]
}

function fileOf(lotoId: string, photo: Run['photos'][number]): Insertable<RecordFilesTable> {
  return {
    ...{ shard_key: shardKey, record_type: 'loto', record_id: lotoId, slot: 'points' },
    ...{ upload_id: photo.uploadId, added_by: photo.personId, added_at: photo.at },
  }
}
