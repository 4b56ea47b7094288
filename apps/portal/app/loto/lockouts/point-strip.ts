import {
  lotoPointStateLabels,
  type LotoDetail,
  type LotoState,
  type LotoStep,
} from '@holdpoint/api'
import { pointWords as words } from './loto.words.ts'

/** How a point looks among the others: what is done, what is still open, what is wrong. */
export type PointTone = 'open' | 'done' | 'off' | 'wrong'

/** The tone of a point, and in words how far it is. */
export function stripLook(
  { state, isReadingMet, isLong, needsPhoto, photos }: LotoStep,
  status: LotoState,
): { tone: PointTone; state: string } {
  const said = lotoPointStateLabels[state]
  if (state === 'removed') {
    return { tone: 'off', state: said }
  }
  if (state === 'open') {
    return { tone: 'open', state: said }
  }
  if (isReadingMet === false && state !== 'verified') {
    return { tone: 'wrong', state: words.notMet }
  }
  if (needsPhoto && photos.length === 0 && status === 'shutdown') {
    return { tone: 'wrong', state: words.noPhoto }
  }
  if (isLong) {
    return { tone: 'wrong', state: `${said}, ${words.tooLong}` }
  }
  // Once all are locked, what counts is that each is at zero.
  return { tone: status === 'locked' && state !== 'verified' ? 'open' : 'done', state: said }
}

/** How far all of them are together. */
export function stripTitle({ status, steps }: Pick<LotoDetail, 'status' | 'steps'>): string {
  const count = (isOf: (state: LotoStep['state']) => boolean) =>
    steps.filter(({ state }) => isOf(state)).length
  switch (status) {
    case 'locked':
    case 'verified':
    case 'work_active':
      return words.zero(
        count((state) => state === 'verified'),
        steps.length,
      )
    case 'ready_to_restore':
    case 'restored':
    case 'closed':
      return words.removed(
        count((state) => state === 'removed'),
        steps.length,
      )
    default:
      return words.locked(
        count((state) => state !== 'open' && state !== 'removed'),
        steps.length,
      )
  }
}
