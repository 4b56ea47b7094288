import type { LotoRow } from '@holdpoint/api'
import { timeWriter } from '../../ui/time.ts'

/** When it is planned, the last day only where it is another one; null without a plan. */
export function plannedOf(
  { plannedStart, plannedEnd }: Pick<LotoRow, 'plannedStart' | 'plannedEnd'>,
  { timeZone, now }: { timeZone: string; now: Date },
): { starts: string; ends: string } | null {
  if (plannedStart === null || plannedEnd === null) {
    return null
  }
  const told = timeWriter(timeZone, now)
  const [first, last] = [told(plannedStart), told(plannedEnd)]
  return {
    starts: `${first.day}, ${first.clock}`,
    ends: first.day === last.day ? last.clock : `${last.day}, ${last.clock}`,
  }
}
