import type { ActionStatus } from '@holdpoint/api'
import type { Matter } from './action-matter.ts'
import { dueDaysOf } from './action-due-days.ts'
import { chooseEquipment } from './action-equipment.ts'
import type { Directory } from './directory.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { WorldWorkOrder } from './work-orders.ts'
import { addDays, addMinutes, earlier } from './world-time.ts'
import type { ZoneClock } from './world-time.ts'

/** What became of an action: who had it, when, and how far it came. */
export type Fate = {
  status: ActionStatus
  doers: readonly WorldPerson[]
  owner: WorldPerson
  verifier: WorldPerson | null
  /** When the work was done; null while it is not. */
  doneAt: Date | null
  /** When the last move was made. */
  lastAt: Date
  /** The first due date, and each that it was moved to. */
  dueDays: readonly string[]
  /** The day on which one on hold goes on. */
  waitsUntil: string | null
  /** What stood in the way before it went on. */
  detour: 'held' | 'sentBack' | 'declined' | 'handedOn' | null
  /** Who had it before, where it was declined or handed on. */
  before: WorldPerson
  evidenceMin: number
  evidence: number
  effectivenessDays: number | null
  isEffective: boolean | null
  repeatEveryDays: number | null
  /** The new action of one that did not help. */
  childId: string | null
  parentId: string | null
  assetId: string | null
  workOrderId: string | null
}

/** What is fixed of a fate; the rest is left to chance. */
export type Wish = Partial<Fate> & {
  status: ActionStatus
  /** The last due date. */
  dueOn?: string
}

/** What fates are drawn from. */
export type FateScene = {
  now: Date
  today: string
  clock: ZoneClock
  directory: Directory
  random: SeededRandom
  /** Work orders that no action has yet. */
  workOrders: WorldWorkOrder[]
}

/** The scene with the chance of one action alone, whatever was drawn for others before. */
export function sceneOf({ name }: Matter, stage: string, scene: FateScene): FateScene {
  return { ...scene, random: scene.random.stream(`${name}/${stage}`) }
}

/** Completes a wish by chance. */
export function drawFate(matter: Matter, { dueOn, ...wish }: Wish, scene: FateScene): Fate {
  const { directory, random, clock } = scene
  const { raisedBy, doer } = matter
  // Of the cast only those who are named do something together with others.
  const mates = directory
    .matesOf(raisedBy)
    .filter((mate) => mate !== doer && mate !== directory.director && mate.seat.demo === null)
  const doers = wish.doers ?? [doer, ...random.sample(mates, helpers(random))]
  const chosen = wish.owner ?? (random.chance(0.7) ? raisedBy : directory.managerOf(raisedBy))
  const verifier =
    wish.verifier === undefined ? drawVerifier(matter, wish.status, doers, scene) : wish.verifier
  const effectivenessDays = wish.effectivenessDays ?? drawWatch(matter, wish, scene)
  // Whoever does it does not say whether it has helped.
  const owner =
    effectivenessDays === null || !doers.includes(chosen)
      ? chosen
      : (nearOf(matter, directory).find(
          (person) => !doers.includes(person) && !isCast(person, directory),
        ) ?? chosen)
  const times = timesOf(matter, { ...wish, verifier, effectivenessDays }, scene)
  const drawn = random.weighted([
    [0, 5],
    [1, 3],
    [2, 2],
  ] as const)
  const evidence = wish.evidence ?? drawn
  const isDone = times.doneAt !== null
  const hasDetour = wish.status !== 'returned' && wish.status !== 'cancelled' && random.chance(0.2)
  const detours =
    isDone && verifier !== null ? [...detoursOnTheWay, 'sentBack' as const] : detoursOnTheWay
  return {
    ...{ doers, owner, verifier, effectivenessDays },
    ...times,
    dueDays: dueDaysOf(matter, { status: wish.status, doneAt: times.doneAt, dueOn }, scene),
    waitsUntil: wish.status === 'on_hold' ? addDays(scene.today, random.int(2, 9)) : null,
    detour: hasDetour ? random.pick(wish.status === 'open' ? detoursBefore : detours) : null,
    before: mates.find((mate) => !doers.includes(mate)) ?? directory.managerOf(raisedBy),
    evidenceMin: isDone
      ? evidence
      : random.weighted([
          [0, 3],
          [1, 2],
          [2, 1],
        ] as const),
    evidence: isDone ? evidence : 0,
    isEffective: effectivenessDays !== null && wish.status === 'closed' ? true : null,
    repeatEveryDays: null,
    ...{ childId: null, parentId: null },
    ...chooseEquipment(matter, { ...wish, doneAt: times.doneAt }, { ...scene, dayOf: clock.dayOf }),
    ...wish,
  }
}

const detoursBefore = ['declined', 'handedOn'] as const
const detoursOnTheWay = ['held', 'held', 'declined', 'handedOn'] as const

/** The employee's work is all told in the cast, so that it is as much on every day. */
export function isEmployee({ seat }: WorldPerson): boolean {
  return seat.demo === 'employee'
}

function helpers(random: SeededRandom): number {
  return random.weighted([
    [0, 80],
    [1, 14],
    [3, 6],
  ] as const)
}

/** Who leads those who raised it, and who advises them. */
function nearOf({ raisedBy }: Matter, directory: Directory): WorldPerson[] {
  return [directory.managerOf(raisedBy), ...directory.advisorsOf(raisedBy.seat.district)]
}

function isCast(person: WorldPerson, { director }: Directory): boolean {
  return person.seat.demo !== null || person === director
}

/** Somebody who did not do it. What waits for one of the cast is told there. */
function drawVerifier(
  matter: Matter,
  status: ActionStatus,
  doers: readonly WorldPerson[],
  { directory, random }: FateScene,
): WorldPerson | null {
  const mustHave = status === 'pending_verification'
  if (!mustHave && !random.chance(0.5)) {
    return null
  }
  const advisors = (['PER', 'EGF', 'MAR', 'MTN'] as const).flatMap(directory.advisorsOf)
  const able = [...nearOf(matter, directory), ...advisors].filter(
    (person) => !doers.includes(person) && !(mustHave && isCast(person, directory)),
  )
  return able.slice(0, 3).length > 0 ? random.pick(able.slice(0, 3)) : null
}

/** Whether it is asked later if it has helped: of what is watched always, of old ones now and then. */
function drawWatch(
  { raisedAt, endedAt }: Matter,
  { status }: Wish,
  { now, random }: FateScene,
): number | null {
  if (status === 'effectiveness_review') {
    return raisedAt > addMinutes(now, -24 * days) ? 30 : random.pick([60, 90])
  }
  const isOld = endedAt !== null && endedAt < addMinutes(now, -31 * days)
  return isOld && status === 'closed' && random.chance(0.3) ? 30 : null
}

const days = 24 * 60

function timesOf(
  { raisedAt, endedAt }: Matter,
  { status, verifier = null, effectivenessDays = null }: Wish,
  { now, random }: FateScene,
): Pick<Fate, 'doneAt' | 'lastAt'> {
  const between = (to: Date, share: number) =>
    new Date(raisedAt.getTime() + (to.getTime() - raisedAt.getTime()) * share)
  const late = earlier(addMinutes(raisedAt, random.int(20, 60 * days)), addMinutes(now, -5))
  switch (status) {
    case 'closed': {
      const end = endedAt ?? now
      if (effectivenessDays !== null) {
        const asked = addMinutes(end, effectivenessDays * days + random.int(2, 20) * 60)
        return { doneAt: between(end, 0.9), lastAt: earlier(asked, now) }
      }
      return { doneAt: verifier === null ? end : between(end, 0.8), lastAt: end }
    }
    case 'effectiveness_review': {
      const end = earlier(addMinutes(raisedAt, random.int(3, 7) * days), addMinutes(now, -30))
      return { doneAt: verifier === null ? end : between(end, 0.85), lastAt: end }
    }
    case 'pending_verification': {
      const waiting = addMinutes(now, -random.int(2 * 60, 4 * days))
      const doneAt = waiting > raisedAt ? waiting : between(now, 0.9)
      return { doneAt, lastAt: doneAt }
    }
    case 'cancelled':
      return { doneAt: null, lastAt: endedAt ?? late }
    default:
      return { doneAt: null, lastAt: between(late, 0.9) }
  }
}
