import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  addDays,
  quickWindow,
  rangeProblems,
  windowToInstants,
  type AnyList,
  type CalendarDay,
  type FilterWindow,
  type Today,
} from '@holdpoint/api'
import { fail } from '../fail.ts'

/** What the days of a filter are days of: moments, which lie on a day of somebody's zone, or dates. */
export type DayColumn = { readonly kind: 'moment' | 'date'; readonly column: string }

/** A column of moments. */
export const moments = (column: string): DayColumn => ({ kind: 'moment', column })
/** A column of dates, which are the same in any zone. */
export const dates = (column: string): DayColumn => ({ kind: 'date', column })

/**
 * A window half open, as instants or, where the list's days are dates, as days. An end that is
 * undefined is open.
 */
export type WindowBounds = { startsAt: string | undefined; endsBefore: string | undefined }

type Days = { first: CalendarDay | undefined; last: CalendarDay | undefined }
type Asking = { list: AnyList; day: DayColumn; today: Today }

// Calendars are slow to ask, and lists are asked for with the same few windows again and again.
const known = new Map<string, WindowBounds>()
const knownMax = 1000

/** The asked window as it is compared; days begin on full minutes, so within one nothing changes. */
export function windowBounds(window: FilterWindow, asking: Asking): WindowBounds {
  const { list, day, today } = asking
  const minute = Math.floor(today.now.getTime() / 60_000)
  const named = JSON.stringify([window, list.filter.usual, day.kind, today.timeZone])
  const key = `${named} ${minute}`
  const before = known.get(key)
  if (before !== undefined) {
    return before
  }
  const bounds = boundsOf(daysOf(window, asking), day, today)
  if (known.size >= knownMax) {
    known.clear()
  }
  known.set(key, bounds)
  return bounds
}

/** Whether a record lies in a window. */
export function withinWindow(
  { kind, column }: DayColumn,
  { startsAt, endsBefore }: WindowBounds,
): RawBuilder<SqlBool>[] {
  const cast = kind === 'moment' ? sql`timestamptz` : sql`date`
  return [
    ...(startsAt === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${startsAt}::${cast}`]),
    ...(endsBefore === undefined
      ? []
      : [sql<SqlBool>`${sql.ref(column)} < ${endsBefore}::${cast}`]),
  ]
}

/** The days that a window names, in whose light it is asked; an end that is undefined is open. */
export function daysOf(window: FilterWindow, { list, today }: Omit<Asking, 'day'>): Days {
  switch (window.kind) {
    case 'all':
      return { first: undefined, last: undefined }
    case 'days': {
      const { startDate, endDate } = quickWindow(window.days, today.now, today.timeZone)
      return { first: startDate, last: endDate }
    }
    case 'dates': {
      const { startDate, endDate } = window
      const usual = daysOf(list.filter.usual, { list, today })
      // A window that is named by one end only still holds that day.
      const first = startDate === 'none' ? undefined : (startDate ?? earlier(usual.first, endDate))
      const last = endDate ?? later(usual.last, first)
      if (first !== undefined && last !== undefined && last < first) {
        const message = rangeProblems.ends_before_start
        return fail('invalid_input', {
          message,
          fields: [{ path: list.filter.days.call[1], message }],
        })
      }
      return { first, last }
    }
    default:
      return window satisfies never
  }
}

function earlier(day: CalendarDay | undefined, other: CalendarDay | undefined) {
  return day !== undefined && other !== undefined && other < day ? other : day
}

function later(day: CalendarDay | undefined, other: CalendarDay | undefined) {
  return day !== undefined && other !== undefined && other > day ? other : day
}

function boundsOf({ first, last }: Days, { kind }: DayColumn, { timeZone }: Today): WindowBounds {
  if (kind === 'date') {
    return { startsAt: first, endsBefore: last === undefined ? undefined : addDays(last, 1) }
  }
  const instantsOf = (day: CalendarDay) =>
    windowToInstants({ startDate: day, endDate: day }, timeZone)
  return {
    startsAt: first === undefined ? undefined : instantsOf(first).startsAt,
    endsBefore: last === undefined ? undefined : instantsOf(last).endsBefore,
  }
}
