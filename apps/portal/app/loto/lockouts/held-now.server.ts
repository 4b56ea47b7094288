import type { AppLoadContext } from '@remix-run/node'
import { calledOf, type LotoDetail } from '@holdpoint/api'
import { heldWords, minutesSince } from '../held-words.ts'
import { pointWords as words } from './loto.words.ts'

/** Who holds which lock now, on what, for how long: those of the points, then the personal ones. */
export function heldNow(
  { steps, authorizations, lockbox }: LotoDetail,
  { now }: Pick<AppLoadContext, 'now'>,
) {
  const ofPoints = steps.flatMap((step) => {
    const { stepId, state, holder, lockedAt, pointTag, lockNumbers, tagNumber, isLong } = step
    return holder === null || lockedAt === null || state === 'open' || state === 'removed'
      ? []
      : [
          {
            ...{ id: stepId, name: holder.fullName, on: pointTag, isLong, since: lockedAt },
            number: lockNumbers.length === 0 ? tagNumber : lockNumbers.join(', '),
          },
        ]
  })
  const ofPeople = authorizations.flatMap((one) => {
    const { authorizationId, lockNumber, lockedAt, isLong } = one
    return lockedAt === null
      ? []
      : [
          {
            ...{ id: authorizationId, name: calledOf(one), number: lockNumber, isLong },
            on: lockbox === '' ? words.personal : words.box(lockbox),
            since: lockedAt,
          },
        ]
  })
  return [...ofPoints, ...ofPeople].map(({ since, ...lock }) => ({
    ...lock,
    long: heldWords(minutesSince(since, now()), lock.isLong),
  }))
}
/** A lock that is on. */
export type HeldLock = ReturnType<typeof heldNow>[number]
