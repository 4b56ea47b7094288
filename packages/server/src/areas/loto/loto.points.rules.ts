import type { LotoPointEvent, LotoPointState, LotoState } from '@holdpoint/api'
import type { LotoSqlRow } from './loto.columns.ts'
import { pointWords, type PointName } from './loto.point-words.ts'
import type { LotoPointRow } from './loto.queries.ts'
import { readsWords } from './loto.readings.ts'

// The verdicts of the points of a lockout (decision 0107), without a database.

/** The states in which each deed at a point is possible, and of the point. */
const pointMoves: Readonly<
  Record<Exclude<LotoPointEvent, 'removeAbsent'>, readonly (readonly [LotoState, LotoPointState])[]>
> = {
  lock: [
    ['shutdown', 'open'],
    ['test_mode', 'open'],
  ],
  release: [['locked', 'locked']],
  verify: [
    ['locked', 'locked'],
    ['locked', 'released'],
  ],
  unlock: (['shutdown', 'test_mode', 'ready_to_restore'] as const).flatMap((state) =>
    (['locked', 'released', 'verified'] as const).map((point) => [state, point] as const),
  ),
}

/** What of a point the verdicts look at. */
export type PointFacts = PointName & {
  id: string
  state: LotoPointState
  stored_energy: string
  lockedById: string | null
  holder: { personId: string; fullName: string } | null
}

/** A point, the lockout that it is of, and who stands at it. */
export type AtPoint = {
  point: PointFacts
  loto: Pick<LotoSqlRow, 'status' | 'is_group' | 'unremoved'>
  personId: string
}

/** Why a deed at a point is not possible; null where it is. Who may at all is asked elsewhere. */
export function whyNotAt(event: LotoPointEvent, { point, loto, personId }: AtPoint): string | null {
  const name = pointWords(point)
  const isUnlocking = event === 'unlock' || event === 'removeAbsent'
  const cells = pointMoves[isUnlocking ? 'unlock' : event]
  if (!cells.some(([state]) => state === loto.status)) {
    return isUnlocking
      ? 'A lock comes off before all are on, in a test, or once it is cleared to restore.'
      : otherwise[event]
  }
  if (!cells.some(([state, at]) => state === loto.status && at === point.state)) {
    return `${name} is ${stateWords[point.state]}.`
  }
  const hasEnergy = point.stored_energy !== ''
  if (event === 'release' && !hasEnergy) {
    return `${name} holds no stored energy.`
  }
  if (event === 'verify' && hasEnergy && point.state === 'locked') {
    return `The stored energy of ${name} is released first.`
  }
  if (event === 'verify' && loto.is_group && point.lockedById === personId) {
    return `In a group, somebody else than who locked ${name} verifies it.`
  }
  if (event === 'unlock' && point.holder?.personId !== personId) {
    return `The lock of ${name} is ${point.holder?.fullName ?? 'nobody'}’s, who takes it off.`
  }
  if (event === 'removeAbsent' && point.holder?.personId === personId) {
    return 'You take your own lock off yourself.'
  }
  const next = loto.unremoved
  return isUnlocking && loto.status === 'ready_to_restore' && next?.stepId !== point.id
    ? `Locks come off in the reverse order: ${next === null ? 'none' : pointWords(next)} is next.`
    : null
}

const otherwise = {
  lock: 'Points are locked once the machine is shut down, and in a test.',
  release: 'Stored energy is released once all points are locked.',
  verify: 'Points are verified once all of them are locked.',
} as const

const stateWords: Readonly<Record<LotoPointState, string>> = {
  open: 'not locked',
  locked: 'locked already',
  released: 'released already',
  verified: 'at zero already',
  removed: 'unlocked already',
}

/** Pictures of lock and tag are taken from the first lock on until the last one is off. */
export function isPhotographed(status: LotoState): boolean {
  return (
    status !== 'draft' &&
    status !== 'prepared' &&
    !['restored', 'closed', 'cancelled'].includes(status)
  )
}

/** What stands in the way at a point, whoever looks at it; null where nothing does. */
export function whyStuck(
  { point, loto }: AtPoint,
  read: Pick<
    LotoPointRow,
    'reading' | 'expected_reading' | 'reading_limit' | 'unit' | 'is_reading_met'
  >,
): string | null {
  if (read.is_reading_met === false) {
    const says = readsWords({ ...read, expected: read.expected_reading, limit: read.reading_limit })
    return `${says.charAt(0).toUpperCase()}${says.slice(1)}`
  }
  if (loto.status === 'locked' && point.state === 'locked' && point.stored_energy !== '') {
    return 'Its stored energy is released first.'
  }
  const next = loto.unremoved
  return loto.status === 'ready_to_restore' &&
    point.state !== 'removed' &&
    next?.stepId !== point.id
    ? `Locks come off in the reverse order: ${next === null ? 'none' : pointWords(next)} is next.`
    : null
}
