import type { ActionStatus } from '@holdpoint/api'
import type { Matter } from './action-matter.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addDays } from './world-time.ts'
import type { ZoneClock } from './world-time.ts'

type Done = { status: ActionStatus; doneAt: Date | null; dueOn?: string | undefined }
type Scene = { today: string; clock: ZoneClock; random: SeededRandom }

/** The due dates of an action: the first, and what it was moved to once or twice. */
export function dueDaysOf(
  { dueOn: first, raisedAt }: Matter,
  { status, doneAt, dueOn: wished }: Done,
  { today, clock, random }: Scene,
): string[] {
  if (wished !== undefined) {
    // One that was raised long ago was due before, and was moved to the day that is wished for.
    const isYoung = first >= wished || clock.dayOf(raisedAt) >= addDays(wished, -6)
    return isYoung ? [wished] : moved(first, wished, random.int(1, 2))
  }
  if (status === 'cancelled') {
    return [first]
  }
  if (status === 'closed' || status === 'effectiveness_review') {
    const doneOn = doneAt === null ? first : clock.dayOf(doneAt)
    const isMoved = doneOn > first && random.chance(0.6)
    return isMoved ? moved(first, addDays(doneOn, random.int(0, 2)), random.int(1, 2)) : [first]
  }
  if (first >= today || (status === 'returned' && first >= addDays(today, -9))) {
    return [first]
  }
  const isLate = random.chance(0.3)
  const last = addDays(today, isLate ? -random.int(1, 12) : random.int(0, 9))
  return last > first ? moved(first, last, random.int(1, 2)) : [first]
}

/** From one day to another in so many moves, fewer where the days do not suffice. */
function moved(first: string, last: string, moves: number): string[] {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
  const middle = addDays(first, Math.ceil(days / 2))
  return moves > 1 && days > 1 ? [first, middle, last] : [first, last]
}
