import type { Insertable } from 'kysely'
import { jsaHoursUsual, riskLevel, type JsaState } from '@holdpoint/api'
import type { JsaAttendeesTable, JsaHazardsTable, JsasTable } from '../src/areas/jsa/jsa.tables.ts'
import { json } from '../src/db/json.ts'
import { chained, type Deed } from './entry-history.ts'
import { signatureOf } from './entry-signers.ts'
import type { WorldHazards } from './hazards.ts'
import { emergencyLine, jobLines, stopLines, type JobLine } from './jsa-lines.ts'
import { jsaPlans, type JsaPlan } from './jsa-plan.ts'
import { organisation, padsOf, shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

type Scene = {
  now: Date
  people: readonly WorldPerson[]
  library: WorldHazards
  random: SeededRandom
}
type Made = JsaPlan & {
  id: string
  number: string
  job: JobLine
  author: WorldPerson
  supervisor: WorldPerson
  /** The supervisor first. */
  crew: readonly WorldPerson[]
  /** How many of them have signed the revision that holds, from the first one on. */
  signed: number
  stop: (typeof stopLines)[number]
  lessons: string
  padId: string
  customerId: string
  writtenAt: Date
  startsAt: Date
}

const clock = zoneClock(organisation.time_zone)

/** The job safety analyses of the demo world: sixty days of its crews, and today. */
export function makeJsas({ now, people, library, random }: Scene) {
  const planned = jsaPlans.map((plan, index) => madeOf(plan, index, { now, people, random }))
  const { rows, counters } = numberInOrder('JSA', planned, ({ writtenAt }) => writtenAt)
  return {
    counters,
    jsas: rows.map(rowOf),
    hazards: rows.flatMap((made) => hazardsOf(made, library, random)),
    attendees: rows.flatMap((made) => attendeesOf(made, random)),
    history: rows.flatMap((made) => chained(historyOf(made))),
  }
}

/** The job safety analyses of the demo world, as they are written. */
export type WorldJsas = ReturnType<typeof makeJsas>

function madeOf(
  plan: JsaPlan,
  index: number,
  { now, people, random }: Pick<Scene, 'now' | 'people' | 'random'>,
): Omit<Made, 'number'> {
  const hands = people.filter(({ seat }) => seat.crew?.code === plan.crewCode)
  const [supervisor, ...others] = hands
  const demo = hands.find(({ seat }) => seat.demo === 'employee')
  const author = demo ?? others[0]
  if (supervisor === undefined || author === undefined) {
    throw new Error(`Nobody is of the crew ${plan.crewCode}.`)
  }
  const jobs = jobLines[plan.crewCode.startsWith('W') ? 'WL' : 'FRAC']
  const startsAt = begunAt(plan, now)
  const mates = random.sample(
    others.filter((person) => person !== author),
    random.int(3, Math.min(6, others.length - 1)),
  )
  const crew = [supervisor, author, ...mates]
  const pad = random.pick(padsOf(supervisor.seat.district))
  const job = jobs[Math.floor(index / 3) % jobs.length] ?? random.pick(jobs)
  // Written ahead, and today's in any case by now.
  const ahead = addMinutes(startsAt, -random.int(90, 400))
  const latest = addMinutes(now, -random.int(20, 60))
  const writtenAt = ahead < latest ? ahead : latest
  return {
    ...plan,
    shift: shiftOf(startsAt),
    ...{ job, author, supervisor, crew, startsAt, writtenAt, id: worldId(writtenAt, random) },
    signed: plan.fate === 'active' ? 3 : random.chance(0.2) ? crew.length - 1 : crew.length,
    stop: random.pick(stopLines),
    lessons: random.pick(job.lessons),
    ...{ padId: pad.id, customerId: pad.customer_id },
  }
}

function begunAt({ begins, shift }: JsaPlan, now: Date): Date {
  return 'inMinutes' in begins
    ? addMinutes(now, begins.inMinutes)
    : clock.instantOf(addDays(clock.dayOf(now), -begins.daysAgo), shift === 'day' ? 360 : 1080)
}

/** The shift that work belongs to by when it begins: the crews change at six. */
function shiftOf(startsAt: Date): JsaPlan['shift'] {
  const dayShift = clock.instantOf(clock.dayOf(startsAt), 360)
  const nightShift = clock.instantOf(clock.dayOf(startsAt), 1080)
  return startsAt >= dayShift && startsAt < nightShift ? 'day' : 'night'
}

const states: Readonly<Record<JsaPlan['fate'], readonly JsaState[]>> = {
  draft: [],
  awaiting_approval: ['awaiting_approval'],
  ready: ['ready'],
  active: ['ready', 'active'],
  stopped: ['ready', 'active', 'stopped'],
  closed: ['ready', 'active', 'closed'],
  'stopped-and-closed': ['ready', 'active', 'stopped', 'active', 'closed'],
  expired: ['ready', 'active', 'expired'],
  cancelled: ['ready', 'cancelled'],
}

const wasStopped = ({ fate }: Made) => fate === 'stopped' || fate === 'stopped-and-closed'
const revisionOf = ({ fate }: Made) => (fate === 'stopped-and-closed' ? 2 : 1)
const expiresAt = ({ startsAt }: Made) => addMinutes(startsAt, jsaHoursUsual * 60)
const isWritten = ({ fate }: Made) => fate !== 'draft'

/** The moves of an analysis one by one, each with its moment. */
function movesOf(made: Made) {
  const { fate, startsAt, writtenAt, stop, lessons, author, supervisor } = made
  const minutesIn = (minutes: number) => addMinutes(startsAt, minutes)
  const known = {
    awaiting_approval: { at: addMinutes(writtenAt, 15), by: author, event: 'submit' },
    ready: { at: addMinutes(writtenAt, 15), by: author, event: 'submit' },
    closed: { at: minutesIn(560), by: supervisor, event: 'close', reason: lessons },
    expired: { at: expiresAt(made), by: null, event: 'expire', reason: 'Its time is over.' },
    cancelled: {
      ...{ at: minutesIn(-5), by: supervisor, event: 'cancel' },
      reason: 'The well was not handed over.',
    },
    stopped: { at: minutesIn(200), by: author, event: 'stop', reason: stop[0] },
  } as const
  const opened = { at: minutesIn(-20), by: supervisor, event: 'open' } as const
  const resumed = { at: minutesIn(235), by: supervisor, event: 'resume', reason: stop[1] } as const
  return states[fate].map((to, place) => {
    const from = states[fate][place - 1] ?? ('draft' as const)
    const move = to === 'active' ? (from === 'stopped' ? resumed : opened) : known[lastOf(to)]
    return { reason: undefined, ...move, from, to }
  })
}

/** A state that a move of its own leads to. */
function lastOf(state: JsaState): Exclude<JsaState, 'draft' | 'active'> {
  return state === 'draft' || state === 'active' ? 'ready' : state
}

function rowOf(made: Made): Insertable<JsasTable> {
  const moves = movesOf(made)
  const last = moves.at(-1)
  const isClosed = last?.to === 'closed'
  return {
    ...{ shard_key: shardKey, id: made.id, number: made.number, title: made.job.title },
    ...{ description: made.job.description, shift: made.shift },
    starts_at: isWritten(made) ? made.startsAt : null,
    expires_at: isWritten(made) ? expiresAt(made) : null,
    ...{ crew_code: made.crewCode, pad_id: made.padId, customer_id: made.customerId },
    supervisor_id: made.supervisor.row.id,
    ...{ permits: [...made.job.permits], simops: made.job.simops, emergency: emergencyLine },
    ppe: 'FRC, hard hat, glasses, gloves, boots.',
    ...{ status: last?.to ?? 'draft', is_star: made.isStar, revision: revisionOf(made) },
    status_reason: isClosed ? null : (last?.reason ?? null),
    changes: json(revisionOf(made) > 1 ? [{ revision: 2, text: made.stop[1] }] : []),
    ...{ lessons: isClosed ? made.lessons : null, closed_at: isClosed ? last.at : null },
    ...{ stop_count: wasStopped(made) ? 1 : 0, author_id: made.author.row.id },
    submitted_by: moves.find(({ event }) => event === 'submit')?.by?.row.id ?? null,
    opened_at: moves.find(({ event }) => event === 'open')?.at ?? null,
    ...{ created_at: made.writtenAt, updated_at: last?.at ?? made.writtenAt },
    row_version: 1 + moves.length,
  }
}

function hazardsOf(
  made: Made,
  { hazards, controls }: WorldHazards,
  random: SeededRandom,
): Insertable<JsaHazardsTable>[] {
  return made.job.steps.map(([step, title], place) => {
    const master = hazards.find((one) => one.title === title)
    if (master === undefined) {
      throw new Error(`The library has no hazard “${title}”.`)
    }
    // What waits for approval is worse than usual: it is done in the dark.
    const isWorse = made.fate === 'awaiting_approval' && place === 1
    return {
      ...{ shard_key: shardKey, jsa_id: made.id, id: worldId(made.writtenAt, random), place },
      ...{ step, title, description: master.description ?? '' },
      category_ids: [...(master.category_ids ?? [])],
      tag_ids: [...(master.tag_ids ?? [])],
      loss_category_ids: [...(master.loss_category_ids ?? [])],
      ...{
        initial_likelihood: master.initial_likelihood ?? null,
        initial_severity: master.initial_severity ?? null,
      },
      residual_likelihood: isWorse ? 3 : (master.residual_likelihood ?? null),
      residual_severity: isWorse ? 3 : (master.residual_severity ?? null),
      initial_level: master.initial_level ?? null,
      residual_level: isWorse ? riskLevel('High') : (master.residual_level ?? null),
      controls: json(
        controls
          .filter(({ hazard_id }) => hazard_id === master.id)
          .map(({ text, level }) => ({ text, level })),
      ),
      ...{ ppe: master.ppe ?? '', stop_trigger: master.stop_trigger ?? '' },
      ...{ master_hazard_id: master.id, master_version: master.row_version ?? 1 },
    }
  })
}

/** When somebody of the crew signed the revision that holds; null for whoever has not. */
function signedAt(made: Made, place: number): Date | null {
  const isOpened = states[made.fate].includes('active')
  const from = revisionOf(made) > 1 ? 236 : -18
  return isOpened && place < made.signed ? addMinutes(made.startsAt, from + place * 2) : null
}

function attendeesOf(made: Made, random: SeededRandom): Insertable<JsaAttendeesTable>[] {
  const closedAt = movesOf(made).find(({ to }) => to === 'closed')?.at ?? null
  const ofJsa = { shard_key: shardKey, jsa_id: made.id, company: '', left_at: closedAt }
  const lines = made.crew.map(({ row, seat }, place): Insertable<JsaAttendeesTable> => {
    const at = signedAt(made, place)
    return {
      ...{ ...ofJsa, id: worldId(made.writtenAt, random), place, person_id: row.id, name: '' },
      ...{ role: row.employee_title, is_sse: seat.isSse },
      mentor_id: seat.isSse ? (made.crew[1]?.row.id ?? null) : null,
      signed_at: at,
      signed_revision: at === null ? null : revisionOf(made),
      signature: at === null ? null : json(signatureOf(row, at)),
    }
  })
  const operator: Insertable<JsaAttendeesTable> = {
    ...{ ...ofJsa, id: worldId(made.writtenAt, random), place: lines.length, person_id: null },
    ...{ name: 'Dale Overholt', company: 'Larkspur Cranes', role: 'Crane operator' },
    ...{ is_sse: false, mentor_id: null },
  }
  return 'inMinutes' in made.begins && isWritten(made) ? [...lines, operator] : lines
}

function historyOf(made: Made): Deed[] {
  const { id, author, job, writtenAt } = made
  const told = (
    at: Date,
    personId: string | null,
    event: Omit<Deed['event'], 'recordType' | 'recordId'>,
  ) => ({
    ...{ at, personId },
    event: { recordType: 'jsa', recordId: id, ...event },
  })
  const begun = told(writtenAt, author.row.id, {
    ...{ action: 'create', changes: { title: { from: null, to: job.title } } },
  })
  const moved = movesOf(made).map(({ at, by, event, from, to, reason }) =>
    told(at, by?.row.id ?? null, {
      ...{ action: event, changes: { status: { from, to } } },
      ...(reason === undefined ? {} : { reason }),
    }),
  )
  const signed = made.crew.flatMap(({ row }, place) => {
    const at = signedAt(made, place)
    const to = at && { ...signatureOf(row, at), revision: revisionOf(made) }
    const changes = { signature: { from: null, to } }
    return at === null ? [] : [told(at, row.id, { action: 'sign', changes })]
  })
  return [begun, ...moved, ...signed].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
