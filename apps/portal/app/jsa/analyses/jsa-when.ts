import { jsaShiftLabels, type JsaRow } from '@holdpoint/api'
import { dayAndClock, timeWriter } from '../../ui/time.ts'

type Clock = { timeZone: string; now: Date }

/** When the job begins and ends, the last day only where it is another one; null without a time. */
export function spanOf(
  { startsAt, expiresAt }: Pick<JsaRow, 'startsAt' | 'expiresAt'>,
  { timeZone, now }: Clock,
): { starts: string; ends: string } | null {
  // A beginning without an end is not kept.
  if (startsAt === null || expiresAt === null) {
    return null
  }
  const told = timeWriter(timeZone, now)
  const [first, last] = [told(startsAt), told(expiresAt)]
  const ends = first.day === last.day ? last.clock : `${last.day}, ${last.clock}`
  return { starts: dayAndClock(startsAt, timeZone, now), ends }
}

/** What the shift of a job is called in a line. */
export function shiftOf({ shift }: Pick<JsaRow, 'shift'>): string {
  return `${jsaShiftLabels[shift]} shift`
}
