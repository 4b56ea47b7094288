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
  lastUsed: Moment | null
  revoked: Moment | null
}

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
    lastUsed:
      key.lastUsedAt === null
        ? null
        : { ...day(key.lastUsedAt), shown: dayAndClock(key.lastUsedAt, timeZone, now) },
    revoked: key.revokedAt === null ? null : day(key.revokedAt),
  }
}
