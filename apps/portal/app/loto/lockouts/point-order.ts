import type { LotoDetail, LotoPointEvent, LotoState, LotoStep } from '@holdpoint/api'

// In which order the points are gone through, and what is done at each.

/** What is done next at a point in a state of the lockout. */
export type PointAction = Exclude<LotoPointEvent, 'removeAbsent'>

type Gone = Pick<LotoDetail, 'status' | 'steps'>

/** What whoever asks does next at a point; a lock comes off as a matter of course at the end alone. */
export function actionAt({ can }: Pick<LotoStep, 'can'>, status: LotoState): PointAction | null {
  if (can.lock) {
    return 'lock'
  }
  if (can.release) {
    return 'release'
  }
  if (can.verify) {
    return 'verify'
  }
  return can.unlock && status === 'ready_to_restore' ? 'unlock' : null
}

/** Whether something is still to be done at a point in a state of the lockout. */
export function isToDo({ state }: Pick<LotoStep, 'state'>, status: LotoState): boolean {
  switch (status) {
    case 'shutdown':
    case 'test_mode':
      return state === 'open'
    case 'locked':
      return state !== 'verified'
    case 'ready_to_restore':
      return state !== 'removed' && state !== 'open'
    default:
      return false
  }
}

/** The points in the order in which they are gone through: locks come off in the reverse one. */
function inTurn({ status, steps }: Gone): readonly LotoStep[] {
  return status === 'ready_to_restore' ? steps.toReversed() : steps
}

/** The point that is shown: the one that is asked for, else the first at which something is to do. */
export function shownPoint(lockout: Gone, asked: string | null): LotoStep | undefined {
  const { status, steps } = lockout
  const turn = inTurn(lockout)
  return (
    steps.find(({ stepId }) => stepId === asked) ??
    turn.find((step) => actionAt(step, status) !== null) ??
    turn.find((step) => isToDo(step, status)) ??
    steps[0]
  )
}

/** Where to go once something is done at a point; undefined where nothing is left to do. */
export function nextPoint(
  lockout: Gone,
  done: LotoStep,
  event: LotoPointEvent,
): LotoStep | undefined {
  if (event === 'release') {
    // Zero is shown where energy was released.
    return done
  }
  const turn = inTurn(lockout)
  const at = turn.indexOf(done)
  const after = [...turn.slice(at + 1), ...turn.slice(0, at)]
  return after.find((step) => isToDo(step, lockout.status))
}
