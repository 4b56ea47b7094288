import type { AppLoadContext } from '@remix-run/node'
import type { MyFormDetail } from '@holdpoint/api'
import { dayAndClock } from '../ui/time.ts'
import type { EntryMoment } from './entry-view.ts'

/** Who gave a form back for filling, when and why. */
export type Returned = { event: 'reopen' | 'reject'; by: string; at: EntryMoment; reason: string }

/** What the page of a form being filled says of how it came back; null where it did not. */
export function toReturned(
  { returned }: Pick<MyFormDetail, 'returned'>,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): Returned | null {
  if (returned === null) {
    return null
  }
  const { event, person, at, reason } = returned
  const words = dayAndClock(at, timeZone, now())
  return { event, by: person.fullName, at: { at, words }, reason }
}
