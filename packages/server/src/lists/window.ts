import {
  defaultWindow,
  rangeProblems,
  windowToInstants,
  type CalendarDay,
  type CallOf,
  type ParsedInput,
} from '@holdpoint/api'
import { fail } from '../fail.ts'

type Asked = Pick<ParsedInput<CallOf<'myForms.list'>>, 'startDate' | 'endDate'>

/** A window of days as instants; an end that is undefined is open. */
export type WindowInstants = { startsAt: string | undefined; endsBefore: string | undefined }

// Calendars are slow to ask, and a list is asked for with the same few windows again and again.
const known = new Map<string, WindowInstants>()
const knownMax = 1000

/** The asked window in instants; days begin on full minutes, so within one nothing changes. */
export function windowInstants(asked: Asked, timeZone: string, now: Date): WindowInstants {
  const minute = Math.floor(now.getTime() / 60_000)
  const key = `${asked.startDate ?? ''} ${asked.endDate ?? ''} ${timeZone} ${minute}`
  const before = known.get(key)
  if (before !== undefined) {
    return before
  }
  const instants = calculated(asked, timeZone, now)
  if (known.size >= knownMax) {
    known.clear()
  }
  known.set(key, instants)
  return instants
}

function calculated({ startDate, endDate }: Asked, timeZone: string, now: Date): WindowInstants {
  if (startDate === 'none') {
    const endsBefore =
      endDate && windowToInstants({ startDate: endDate, endDate }, timeZone).endsBefore
    return { startsAt: undefined, endsBefore }
  }
  const usual = defaultWindow(now, timeZone)
  // A window that is named by one end only still holds that day.
  const first = startDate ?? earlier(usual.startDate, endDate)
  const last = endDate ?? later(usual.endDate, startDate)
  if (last < first) {
    const message = rangeProblems.ends_before_start
    return fail('invalid_input', { message, fields: [{ path: 'endDate', message }] })
  }
  return windowToInstants({ startDate: first, endDate: last }, timeZone)
}

function earlier(day: CalendarDay, other: CalendarDay | undefined): CalendarDay {
  return other !== undefined && other < day ? other : day
}

function later(day: CalendarDay, other: CalendarDay | undefined): CalendarDay {
  return other !== undefined && other > day ? other : day
}
