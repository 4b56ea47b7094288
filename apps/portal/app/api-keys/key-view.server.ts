import type { ApiKey } from '@holdpoint/api'
import { dayAndClock, exactTime, shortDay } from '../ui/time.ts'

/** A moment as a page draws it. */
export type Moment = { instant: string; shown: string; exact: string }

/** A key as the list draws it. */
export type KeyView = Pick<
  ApiKey,
  'id' | 'name' | 'origins' | 'scopes' | 'state' | 'rowVersion'
> & {
  madeBy: string
  made: Moment
  expires: Moment
  /** In how many days it ends, where that is soon; whoever uses it needs another one by then. */
  endsInDays: number | null
  lastUsed: Moment | null
  revoked: Moment | null
}

const dayMs = 24 * 3600_000
/** From here on a page says by itself that a key ends. */
const soonDays = 14

/** Puts a key's moments into the person's own words and zone. */
export function toKeyView(key: ApiKey, timeZone: string, now: Date): KeyView {
  const day = (instant: string): Moment => ({
    instant,
    shown: shortDay(instant, timeZone, now),
    exact: exactTime(instant, timeZone),
  })
  const { id, name, origins, scopes, state, rowVersion } = key
  return {
    ...{ id, name, origins, scopes, state, rowVersion },
    madeBy: key.createdBy.name,
    made: day(key.createdAt),
    expires: day(key.expiresAt),
    endsInDays: state === 'living' ? soonIn(key.expiresAt, now) : null,
    lastUsed:
      key.lastUsedAt === null
        ? null
        : { ...day(key.lastUsedAt), shown: dayAndClock(key.lastUsedAt, timeZone, now) },
    revoked: key.revokedAt === null ? null : day(key.revokedAt),
  }
}

/** Whole days that are left, if they are few; none is the last one. */
function soonIn(instant: string, now: Date): number | null {
  const days = Math.floor((Date.parse(instant) - now.getTime()) / dayMs)
  return days < soonDays ? days : null
}
