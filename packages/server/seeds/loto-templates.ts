import type { Insertable } from 'kysely'
import type { LotoInspection, LotoTemplateState } from '@holdpoint/api'
import type {
  LotoInspectionsTable,
  LotoTemplatesTable,
  LotoTemplateStepsTable,
} from '../src/areas/loto/loto.tables.ts'
import { json } from '../src/db/json.ts'
import { nextInspection } from '../src/areas/loto/loto.templates.rules.ts'
import { assets } from './assets.ts'
import type { Directory } from './directory.ts'
import { chained, type Deed } from './entry-history.ts'
import { templateLines, type TemplateLine } from './loto-template-lines.ts'
import { organisation, shardKey } from './organisation.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

type Scene = { now: Date; directory: Directory; random: SeededRandom }
type Made = TemplateLine & {
  id: string
  familyId: string
  number: string
  authorId: string
  /** Who approves and inspects: somebody authorized who did not write it. */
  otherId: string
  /** The machine that it was inspected on, and the employees included. */
  inspection: { machine: string; people: LotoInspection['people'] }
  /** The moment so many days before today, at an hour of the day shift. */
  at: (daysAgo: number, hour?: number) => Date
}

const clock = zoneClock(organisation.time_zone)

/** The templates of lockouts of the demo world, each with its points. */
export function makeTemplates({ now, directory, random }: Scene) {
  const today = clock.dayOf(now)
  const at = (daysAgo: number, hour = 9) => clock.instantOf(addDays(today, -daysAgo), hour * 60)
  const families = new Map<string, string>()
  const planned = templateLines.map((line) => {
    const id = worldId(at(line.written), random)
    const familyId = families.get(line.code) ?? id
    families.set(line.code, familyId)
    const authorId = directory.byDemoRole(line.author).row.id
    const otherId = directory.byDemoRole('manager').row.id
    return {
      ...line,
      at,
      id,
      familyId,
      authorId,
      otherId,
      inspection: inspectionOf(line, directory),
    }
  })
  const { rows, counters } = numberInOrder('LTT', planned, (made) => made.at(made.written))
  return {
    counters,
    templates: rows.map(rowOf),
    steps: rows.flatMap((made) => stepsOf(made, random)),
    inspections: rows.flatMap((made) => inspectionsOf(made, random)),
    history: rows.flatMap((made) => chained(historyOf(made))),
  }
}

/** A template is inspected on the first of its machines, by the mechanics who work on it. */
function inspectionOf({ category, machines = [] }: TemplateLine, { mechanics }: Directory) {
  const of = assets.filter((one) => one.category === category)
  const machine = of.find(({ code }) => code === machines[0]) ?? of[0]
  return {
    machine: machine === undefined ? category : `${machine.code} ${machine.name}`,
    people: mechanics.slice(0, 2).map(({ row }) => ({ personId: row.id, fullName: row.full_name })),
  }
}

function inspectionsOf(made: Made, random: SeededRandom): Insertable<LotoInspectionsTable>[] {
  const { inspected, at, id, familyId, otherId, inspection } = made
  return inspected === undefined
    ? []
    : [
        {
          ...{ shard_key: shardKey, id: worldId(at(inspected), random), template_id: id },
          ...{ family_id: familyId, machine: inspection.machine, inspector_id: otherId },
          ...{ inspected_on: clock.dayOf(at(inspected)), people: json(inspection.people) },
          recorded_at: at(inspected, 10),
        },
      ]
}

/** The templates of lockouts, as they are written. */
export type WorldTemplates = ReturnType<typeof makeTemplates>

/** The template in use that has a code, with its points in their order. */
export function templateInUse({ templates, steps }: WorldTemplates, code: string) {
  const template = templates.find((one) => one.code === code && one.status === 'approved')
  if (template === undefined) {
    throw new Error(`No template ${code} is in use.`)
  }
  return { template, steps: steps.filter((one) => one.template_id === template.id) }
}

type Move = {
  event: string
  to: LotoTemplateState
  at: Date
  byId: string
  reason?: string
  changes?: Record<string, unknown>
}

/** The moves of a template one by one. */
function movesOf(made: Made): Move[] {
  const { status, written, approved, inspected, ended, at, authorId, otherId } = made
  const dueAfter = (days: number) => nextInspection(clock.dayOf(at(days)))
  const submitted: Move = { event: 'submit', to: 'in_review', at: at(written, 11), byId: authorId }
  const moves: Move[] = status === 'draft' ? [] : [submitted]
  if (approved !== undefined) {
    const changes = { inspectionDue: { from: null, to: dueAfter(approved) } }
    moves.push({ event: 'approve', to: 'approved', at: at(approved, 14), byId: otherId, changes })
    if (inspected !== undefined) {
      const due = { from: dueAfter(approved), to: dueAfter(inspected) }
      moves.push({
        ...{ event: 'inspect', to: 'approved', at: at(inspected, 10), byId: otherId },
        changes: {
          machine: { from: null, to: made.inspection.machine },
          inspectedOn: { from: null, to: clock.dayOf(at(inspected)) },
          inspectionDue: due,
          people: {
            from: null,
            to: made.inspection.people.map(({ fullName }) => fullName).join(', '),
          },
        },
      })
    }
  }
  if (ended !== undefined) {
    const [days, reason] = ended
    const isRetired = status === 'retired'
    moves.push({
      ...{ event: isRetired ? 'retire' : 'supersede', to: status, at: at(days, 14), reason },
      byId: isRetired ? authorId : otherId,
    })
  }
  return moves
}

function rowOf(made: Made): Insertable<LotoTemplatesTable> & { id: string } {
  const moves = movesOf(made)
  const { at, approved, inspected } = made
  const isUsed = made.status === 'approved'
  const createdAt = at(made.written)
  return {
    ...{ shard_key: shardKey, id: made.id, number: made.number, family_id: made.familyId },
    ...{ revision: made.revision ?? 1, code: made.code, title: made.title },
    equipment_category: made.category,
    asset_ids: assets.flatMap(({ id, code }) => (made.machines?.includes(code) ? id : [])),
    ...{ purpose: made.purpose, notify: made.notify, shutdown_steps: made.shutdown.join('\n') },
    verification: made.verification,
    ...{ restoration_steps: made.restoration.join('\n'), ppe: made.ppe },
    ...{ status: made.status, status_reason: made.ended?.[1] ?? null, author_id: made.authorId },
    writer_ids: [made.authorId],
    submitted_by: made.status === 'draft' ? null : made.authorId,
    approved_by: approved === undefined ? null : made.otherId,
    approved_at: approved === undefined ? null : at(approved, 14),
    inspected_by: inspected === undefined ? null : made.otherId,
    inspected_on: inspected === undefined ? null : clock.dayOf(at(inspected)),
    inspection_due: isUsed ? nextInspection(clock.dayOf(at(inspected ?? approved ?? 0))) : null,
    due_told: made.told ?? null,
    ...{ created_at: createdAt, updated_at: moves.at(-1)?.at ?? addMinutes(createdAt, 30) },
    row_version: 1 + made.points.length + moves.length,
  }
}

function stepsOf(made: Made, random: SeededRandom): Insertable<LotoTemplateStepsTable>[] {
  return made.points.map((point, index) => {
    const [expected = '', unit = ''] = point.reads ?? []
    return {
      ...{ shard_key: shardKey, template_id: made.id, place: index + 1, point_tag: point.tag },
      id: worldId(made.at(made.written), random),
      ...{ energy_type: point.energy, magnitude: point.magnitude, device: point.device },
      ...{ location: point.location, method: point.method, lock_count: point.locks ?? 1 },
      ...{ needs_photo: point.photo === true, stored_energy: point.stored ?? '' },
      ...{ verification: point.zero, expected_reading: expected, unit },
      restoration: point.back ?? '',
    }
  })
}

function historyOf(made: Made): Deed[] {
  const told = (
    at: Date,
    personId: string,
    event: Omit<Deed['event'], 'recordType' | 'recordId'>,
  ) => ({
    ...{ at, personId },
    event: { recordType: 'loto_template', recordId: made.id, ...event },
  })
  const begunAt = made.at(made.written)
  const added = made.points.map(({ tag, device }, index) =>
    told(addMinutes(begunAt, 5 + 3 * index), made.authorId, {
      ...{ action: 'add_point', changes: { point: { from: null, to: `${tag} ${device}` } } },
    }),
  )
  let from: LotoTemplateState = 'draft'
  const moved = movesOf(made).map(({ event, to, at, byId, reason, changes }) => {
    const status = from === to ? {} : { status: { from, to } }
    from = to
    return told(at, byId, {
      ...{ action: event, changes: { ...status, ...changes } },
      ...(reason === undefined ? {} : { reason }),
    })
  })
  const title = { from: null, to: made.title }
  return [
    told(begunAt, made.authorId, { action: 'create', changes: { title } }),
    ...added,
    ...moved,
  ]
}
