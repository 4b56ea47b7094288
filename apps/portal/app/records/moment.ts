import { dayAndClock, exactTime } from '../ui/time.ts'

/** A time in the reader's zone: the instant for machines, short for the page, exact for the hover. */
export type Moment = { at: string; short: string; exact: string }

export function momentOf(
  at: string,
  { timeZone, now }: { timeZone: string; now: () => Date },
): Moment {
  return { at, short: dayAndClock(at, timeZone, now()), exact: exactTime(at, timeZone) }
}
