import type { ActionStatus } from '@holdpoint/api'
import type { FateScene } from './action-fate.ts'
import { isEmployee } from './action-fate.ts'
import type { Matter } from './action-matter.ts'

/** How far an action came. The older an open one is, the likelier it is that somebody has it. */
export function drawStatus(matter: Matter, { now, random }: FateScene): ActionStatus {
  if (matter.endedAt !== null) {
    return random.chance(0.08) ? 'cancelled' : 'closed'
  }
  const age = (now.getTime() - matter.raisedAt.getTime()) / 86_400_000
  const status = random.weighted<ActionStatus>(age < 2 ? young : age < 12 ? grown : old)
  // What comes back to the employee is told in the cast.
  const comesBack = status === 'returned' || status === 'effectiveness_review'
  return comesBack && isEmployee(matter.raisedBy) ? 'in_progress' : status
}

type Odds = readonly (readonly [ActionStatus, number])[]

const young: Odds = [
  ['open', 70],
  ['in_progress', 30],
]
const grown: Odds = [
  ['open', 30],
  ['in_progress', 32],
  ['on_hold', 12],
  ['pending_verification', 16],
  ['returned', 10],
]
const old: Odds = [
  ['open', 12],
  ['in_progress', 28],
  ['on_hold', 16],
  ['pending_verification', 16],
  ['returned', 8],
  ['effectiveness_review', 20],
]
