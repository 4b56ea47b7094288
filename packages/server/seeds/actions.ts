import type { Insertable } from 'kysely'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type { ApprovalDelegationsTable } from '../src/areas/pending-approvals/pending-approvals.tables.ts'
import { drawFate, isEmployee, sceneOf } from './action-fate.ts'
import type { FateScene } from './action-fate.ts'
import { matterOf } from './action-matter.ts'
import type { Matter, Numbered } from './action-matter.ts'
import { recordOf } from './action-record.ts'
import type { ActionRecord } from './action-record.ts'
import { drawStatus } from './action-status.ts'
import { castMatters, castWishes } from './cast-actions.ts'
import type { Directory } from './directory.ts'
import type { Finding } from './entry-actions.ts'
import { chained } from './entry-history.ts'
import type { makeCamera } from './entry-photos.ts'
import { followed } from './followed-actions.ts'
import { organisation, shardKey } from './organisation.ts'
import { ownActions, type Report } from './own-actions.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { makeWorkOrders } from './work-orders.ts'
import type { WorldWorkOrder } from './work-orders.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

/** The actions of the demo world, and what they are about. */
export type WorldActions = {
  records: readonly ActionRecord[]
  history: readonly Insertable<AuditEventsTable>[]
  counters: ReturnType<typeof numberInOrder>['counters']
  workOrders: readonly WorldWorkOrder['row'][]
  delegations: readonly Insertable<ApprovalDelegationsTable>[]
}

export type ActionsOptions = {
  entries: readonly (Numbered & { findings: readonly Finding[] })[]
  /** The safety quality reports that some were raised from. */
  reports: readonly Report[]
  now: Date
  directory: Directory
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
}

/** Tells what became of everything that the entries found, and of a few actions more. */
export function makeActions({ entries, reports, ...options }: ActionsOptions): WorldActions {
  const { now, directory, random, camera } = options
  const clock = zoneClock(organisation.time_zone)
  const today = clock.dayOf(now)
  const orders = makeWorkOrders({ mechanics: directory.mechanics, today, random })
  const scene = { now, today, clock, directory, random, workOrders: [...orders] }
  const matters = entries.flatMap((entry) =>
    entry.findings.map((finding) => matterOf(finding, entry, random)),
  )
  const open = matters.filter(({ endedAt }) => endedAt === null)
  const { cast, rest } = castMatters(open, castWishes(scene), scene)
  const wished = [
    ...cast,
    ...ownActions(scene, reports),
    ...[...rest, ...matters.filter(({ endedAt }) => endedAt !== null)].map((matter) =>
      leftToChance(matter, sceneOf(matter, 'status', scene)),
    ),
  ]
  const fated = wished.map(({ matter, wish }) => ({
    matter,
    fate: drawFate(matter, wish, sceneOf(matter, 'fate', scene)),
  }))
  const { rows, counters } = numberInOrder(
    'ACT',
    followed(fated, scene),
    ({ matter }) => matter.raisedAt,
  )
  const numbers = new Map(rows.map(({ matter, number }) => [matter.id, number]))
  const numberOf = (actionId: string) => numbers.get(actionId) ?? ''
  const records = rows.map((row) =>
    recordOf(row, {
      ...{ camera, clock, numberOf },
      random: random.stream(`${row.matter.name}/deeds`),
    }),
  )
  return {
    records,
    counters,
    history: records.flatMap((record) => chained(record.history)),
    workOrders: orders.map(({ row }) => row),
    delegations: [delegationOf(scene)],
  }
}

/** An open action of the employee's goes to a mate: the employee's own are told in the cast. */
function leftToChance(matter: Matter, scene: FateScene) {
  const mate = scene.directory.matesOf(matter.doer).find((person) => !isEmployee(person))
  const isOpenOfEmployee = matter.endedAt === null && isEmployee(matter.doer)
  return {
    matter: isOpenOfEmployee && mate !== undefined ? { ...matter, doer: mate } : matter,
    wish: { status: drawStatus(matter, scene) },
  }
}

/** The director is away, and the approver decides meanwhile. */
function delegationOf({ directory, now, today, random }: FateScene) {
  const createdAt = addMinutes(now, -3 * 24 * 60)
  return {
    ...{ shard_key: shardKey, id: worldId(createdAt, random), created_at: createdAt },
    ...{ from_person_id: directory.director.row.id, to_person_id: directory.approver.row.id },
    ...{ starts_on: addDays(today, -2), ends_on: addDays(today, 12) },
  }
}
