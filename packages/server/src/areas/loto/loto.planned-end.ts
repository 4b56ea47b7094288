import { momentToInstant } from '@holdpoint/api'
import { failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import type { LotoSqlRow } from './loto.columns.ts'

/** When a lockout that stands is planned to end from now on; ends the call at the field where it cannot. */
export function endMovedTo(
  plannedEnd: string | null,
  { planned_start: start, planned_end: before }: Pick<LotoSqlRow, 'planned_start' | 'planned_end'>,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Date {
  if (plannedEnd === null) {
    return failField('plannedEnd', 'Please enter when it is planned to end.')
  }
  const end = momentToInstant(plannedEnd, person.timeZone)
  if (start !== null && end <= start) {
    return failField('plannedEnd', 'Please choose an end that lies after the beginning.')
  }
  if (end <= now) {
    return failField('plannedEnd', 'Please choose an end that is to come.')
  }
  return end.getTime() === before?.getTime()
    ? failField('plannedEnd', 'This is the planned end already.')
    : end
}
