import type { actionMoves, EventOf } from '@holdpoint/api'
import type { Fate } from './action-fate.ts'
import type { Matter } from './action-matter.ts'
import { reasons } from './action-words.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addMinutes, earlier } from './world-time.ts'

/** One thing that somebody did with an action. */
export type ActionDeed = Step & { at: Date }

type Step = {
  event: EventOf<typeof actionMoves> | 'add evidence'
  personId: string
  reason?: string
  dueOn?: string
  assigneeIds?: readonly string[]
}

/** All that was done with an action after it was raised, in its order, as its fate wants it. */
export function deedsOf(matter: Matter, fate: Fate, random: SeededRandom): ActionDeed[] {
  const { doneAt, lastAt } = fate
  const after = stepsAfter(fate, random)
  return [
    ...spread(stepsBefore(fate, random), matter.raisedAt, doneAt ?? lastAt, random),
    ...after.map((step, place) => ({
      ...step,
      // A day after it was done at most, but for the last, which is when it is said to be.
      at: place === after.length - 1 ? lastAt : earlier(addMinutes(doneAt ?? lastAt, 600), lastAt),
    })),
  ]
}

/** The people who had it first. */
export function firstDoers({ detour, before, doers }: Fate): string[] {
  const first = detour === 'declined' || detour === 'handedOn' ? [before] : doers
  return first.map(({ row }) => row.id)
}

/** Everything up to its completion. */
function stepsBefore(fate: Fate, random: SeededRandom): Step[] {
  const { status, detour, before, verifier, evidence } = fate
  const doers = fate.doers.map(({ row }) => row.id)
  const doer = doers[0] ?? fate.owner.row.id
  const owner = fate.owner.row.id
  const because = (event: keyof typeof reasons, personId: string): Step => ({
    event,
    personId,
    reason: random.pick(reasons[event]),
  })
  const shows = Array.from({ length: evidence }, (): Step => ({
    event: 'add evidence',
    personId: doer,
  }))
  const moves = fate.dueDays.slice(1).map((dueOn, place): Step => ({
    ...because('extend', place === 0 ? doer : owner),
    dueOn,
  }))
  const declined: Step[] = [
    because('decline', before.row.id),
    { event: 'reissue', personId: owner, assigneeIds: doers },
  ]
  const beginning: Step[] =
    detour === 'declined'
      ? declined
      : detour === 'handedOn'
        ? [{ event: 'reassign', personId: owner, assigneeIds: doers }]
        : []
  switch (status) {
    case 'open':
      return [...beginning, ...moves]
    case 'returned':
      return [...moves, because('decline', doer)]
    case 'cancelled':
      return [...moves, because('cancel', owner)]
    default:
      break
  }
  const start: Step[] = [...beginning, { event: 'start', personId: doer }, ...moves]
  const held: Step[] =
    detour === 'held' ? [because('hold', doer), { event: 'resume', personId: doer }] : []
  const sentBack: Step[] =
    detour === 'sentBack' && verifier !== null
      ? [
          ...shows.splice(0, 1),
          { event: 'complete', personId: doer },
          because('sendBack', verifier.row.id),
        ]
      : []
  const end: Step[] =
    status === 'on_hold'
      ? [because('hold', doer)]
      : fate.doneAt === null
        ? []
        : [{ event: 'complete', personId: doer }]
  return [...start, ...held, ...sentBack, ...shows, ...end]
}

/** What the verifier and the owner had to say. */
function stepsAfter(fate: Fate, random: SeededRandom): Step[] {
  const { status, verifier, owner, effectivenessDays, isEffective, childId } = fate
  if (status !== 'closed' && status !== 'effectiveness_review') {
    return []
  }
  const verify: Step[] = verifier === null ? [] : [{ event: 'verify', personId: verifier.row.id }]
  if (childId !== null) {
    const reason = random.pick(reasons.notEffective)
    return [...verify, { event: 'notEffective', personId: owner.row.id, reason }]
  }
  const isConfirmed = status === 'closed' && effectivenessDays !== null && isEffective === true
  return isConfirmed ? [...verify, { event: 'confirm', personId: owner.row.id }] : verify
}

/** The steps over the time between, the last of them at its end. */
function spread(steps: readonly Step[], from: Date, to: Date, random: SeededRandom): ActionDeed[] {
  const step = (to.getTime() - from.getTime()) / steps.length
  return steps.map((each, place) => {
    const early = place === steps.length - 1 ? 0 : random.next() * 0.8
    return { ...each, at: new Date(Math.round(from.getTime() + step * (place + 1 - early))) }
  })
}
