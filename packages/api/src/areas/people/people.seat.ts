import * as z from 'zod'
import { optionalLine, orNone } from '../../fields.ts'
import { isCalendarDay } from '../../vocabulary/calendar-day.ts'
import { id, wireBoolean } from '../../wire.ts'
import { workFields } from './people.work.ts'

// Where somebody works (decision 0124). What master data names travels by the names under which the
// search of people finds it.

/** A day of hiring. */
export const hireDay = z
  .string()
  .refine(isCalendarDay, 'Enter the day of hiring as a date from 1900 on.')

/** What a seat names of master data, by its code; null where it names none. */
export const seatCodeFields = {
  country: orNone(id),
  divisionCode: orNone(id),
  lobCode: orNone(id),
  jobCode: orNone(id),
  crew: orNone(id),
  customer: orNone(id),
}

/** The parts of a seat that master data names. */
export type SeatCode = keyof typeof seatCodeFields
/** What a seat names of master data. */
export type SeatCodes = Readonly<Record<SeatCode, string | null>>

/** Where somebody works, as a form says it; what it leaves out is none. */
export const seatFields = {
  employeeTitle: optionalLine(100),
  position: optionalLine(100),
  managerId: orNone(id),
  hireDate: orNone(hireDay),
  ...seatCodeFields,
  isSSE: wireBoolean.default(false),
  ...workFields,
}
