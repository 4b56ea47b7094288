import {
  addDays,
  addMonths,
  firstDay,
  startOfDay,
  type CalendarDay,
  type DateWindow,
} from '@holdpoint/api'
import { dayWords } from '../../day-words.ts'

/** Days, weeks from Monday, or months. */
export type TimeStep = 'day' | 'week' | 'month'

/** How many spans a report shows in the order of time; what is earlier or later stands together. Ours. */
export const reportSpansMax = 366

/** Spans in their order without gaps, and where each begins as an instant. */
export type Spans = {
  readonly spans: readonly { key: string; label: string }[]
  /** The last one is where what is later begins. */
  readonly thresholds: readonly string[]
  /** Whether there are days before the first one. */
  readonly isCut: boolean
  /** Whether there is something behind the last one. */
  readonly isBeyond: boolean
}

/** Days that are cut into spans. */
export type Reach = DateWindow & {
  /** They are those of a window, which may begin within a span. */
  isWindow: boolean
  /** When the last row is, which may be later than all of them. */
  last: Date
}

/** Where a reader's calendar stands. */
export type Calendar = { present: CalendarDay; timeZone: string }

/** Tells whether rows are counted by time. */
export function isTimeStep(name: string): name is TimeStep {
  return name === 'day' || name === 'week' || name === 'month'
}

/** Cuts some days into spans, the last ones of them where they are more than the most. */
export function spansOf(
  step: TimeStep,
  { startDate, endDate, isWindow, last }: Reach,
  max: number,
  { present, timeZone }: Calendar,
): Spans {
  const first = beginOf(step, startDate < firstDay ? firstDay : startDate)
  const begins: CalendarDay[] = []
  let begin = beginOf(step, endDate)
  const end = startOfDay(next(step, begin), timeZone)
  const isBeyond = last >= end
  // Of the few parts of a group, what is later is one.
  const most = isBeyond && max < reportSpansMax ? max - 1 : max
  for (; begin >= first && begins.length < most; begin = next(step, begin, -1)) {
    begins.unshift(begin)
  }
  return {
    spans: begins.map((day) => ({
      key: step === 'month' ? day.slice(0, 7) : day,
      label:
        isWindow && day < startDate
          ? `${labelOf(step, day, present)}, from ${dayWords(startDate, present)}`
          : labelOf(step, day, present),
    })),
    thresholds: [...begins.map((day) => startOfDay(day, timeZone)), end].map((at) =>
      at.toISOString(),
    ),
    isCut: begin >= first,
    isBeyond,
  }
}

function beginOf(step: TimeStep, day: CalendarDay): CalendarDay {
  switch (step) {
    case 'day':
      return day
    case 'week':
      return addDays(day, -((utc(day).getUTCDay() + 6) % 7))
    case 'month':
      return `${day.slice(0, 7)}-01`
    default:
      return step satisfies never
  }
}

/** The beginning of the next span, or of the one so many steps on. */
function next(step: TimeStep, begin: CalendarDay, count = 1): CalendarDay {
  return step === 'month'
    ? addMonths(begin, count)
    : addDays(begin, (step === 'week' ? 7 : 1) * count)
}

/** "24 Nov", "Week of 23 Nov", "November 2026". */
function labelOf(step: TimeStep, begin: CalendarDay, present: CalendarDay): string {
  if (step === 'month') {
    return monthWords.format(utc(begin))
  }
  const day = dayWords(begin, present)
  return step === 'week' ? `Week of ${day}` : day
}

const monthWords = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function utc(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`)
}
