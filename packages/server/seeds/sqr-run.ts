import { sqrMoves, type EventOf, type SqrPhase } from '@holdpoint/api'
import type { SqrFate, SqrLine } from './sqr-lines.ts'
import { addMinutes } from './world-time.ts'

/** A move of a report of the demo world, and who made it. */
export type SqrDeed = {
  event: EventOf<typeof sqrMoves>
  by: 'reporter' | 'owner' | 'verifier' | 'approver'
  at: Date
  from: SqrPhase
  to: SqrPhase
  reason?: string | undefined
}

type Step = readonly [event: SqrDeed['event'], by: SqrDeed['by'], hours: number, to: SqrPhase]

const submitted: Step = ['submit', 'reporter', 2, 'open']
const begun: readonly Step[] = [submitted, ['investigate', 'owner', 18, 'investigating']]
const asked: readonly Step[] = [...begun, ['ask_verification', 'owner', 26, 'verifying']]
const waiting: readonly Step[] = [
  ...asked,
  ['verify', 'verifier', 20, 'investigating'],
  ['ask_approval', 'owner', 30, 'approval'],
]
const monitored: readonly Step[] = [...waiting, ['approve', 'approver', 24, 'monitoring']]

/** By what way each fate is reached, with the hours that it usually takes. */
const ways: Readonly<Record<SqrFate, readonly Step[]>> = {
  draft: [],
  open: [submitted],
  investigating: begun,
  verifying: asked,
  approval: waiting,
  returned: [...waiting, ['return', 'approver', 20, 'investigating']],
  monitoring: monitored,
  closed: [...waiting, ['approve', 'approver', 24, 'closed']],
  effective: [...monitored, ['effective', 'approver', 240, 'closed']],
  void: [submitted, ['void', 'approver', 30, 'void']],
}

/** The moves of a report one by one, from when it was written down. */
export function deedsOf({ fate, gaps = {}, reason }: SqrLine, writtenAt: Date): SqrDeed[] {
  let at = writtenAt
  let from: SqrPhase = 'draft'
  return ways[fate].map(([event, by, hours, to]) => {
    at = addMinutes(at, (gaps[event] ?? hours) * 60)
    const said = sqrMoves.events[event].needsReason ? reason : undefined
    const deed = { event, by, at, from, to, reason: said }
    from = to
    return deed
  })
}
