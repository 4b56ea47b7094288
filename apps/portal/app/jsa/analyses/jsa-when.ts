import { jsaShiftLabels, type JsaRow } from '@holdpoint/api'
import { dayAndClock, timeWriter } from '../../ui/time.ts'

type Clock = { timeZone: string; now: Date }

/** From when to when the job goes, the last day only where it is another one; null without a time. */
export function spanOf(
  { startsAt, expiresAt }: Pick<JsaRow, 'startsAt' | 'expiresAt'>,
  { timeZone, now }: Clock,
): string | null {
  if (startsAt === null || expiresAt === null) {
    const at = startsAt ?? expiresAt
    return at === null ? null : dayAndClock(at, timeZone, now)
  }
  const told = timeWriter(timeZone, now)
  const [first, last] = [told(startsAt), told(expiresAt)]
  const end = first.day === last.day ? last.clock : `${last.day}, ${last.clock}`
  return `${first.day}, ${first.clock} to ${end}`
}

/** What the shift of a job is called in a line. */
export function shiftOf({ shift }: Pick<JsaRow, 'shift'>): string {
  return `${jsaShiftLabels[shift]} shift`
}
