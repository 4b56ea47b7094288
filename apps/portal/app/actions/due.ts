import { today } from '@holdpoint/api'
import { shortCalendarDay } from '../ui/time.ts'

/** When an action is due, in words. */
export type Due = {
  /** The calendar day. */
  day: string
  /** How far away it is; null where that presses nobody any more. */
  words: string | null
  /** The day in words, and how often it was moved. */
  date: string
  isLate: boolean
}

interface DueDay {
  dueOn: string
  /** How often it was moved. */
  dueMoves?: number
  isOverdue: boolean
  /** Whether something is still to be done. */
  isOpen: boolean
}

/** Says how far away a due day is, what day it is, and how often it was moved. */
export function dueOf(
  { dueOn, dueMoves = 0, isOverdue, isOpen }: DueDay,
  { now, timeZone }: { now: Date; timeZone: string },
): Due {
  const days = daysBetween(today(now, timeZone), dueOn)
  return {
    day: dueOn,
    words: isOverdue ? late(-days) : isOpen && days >= 0 ? ahead(days) : null,
    date: [shortCalendarDay(dueOn, timeZone, now), ...moved(dueMoves)].join(', '),
    isLate: isOverdue,
  }
}

const dayMs = 24 * 60 * 60 * 1000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

function late(days: number): string {
  return days === 1 ? '1 day late' : `${days} days late`
}

function ahead(days: number): string {
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
}

function moved(times: number): string[] {
  switch (times) {
    case 0:
      return []
    case 1:
      return ['moved once']
    case 2:
      return ['moved twice']
    default:
      return [`moved ${times} times`]
  }
}
