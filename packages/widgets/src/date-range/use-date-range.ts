import {
  type CalendarDay,
  type DateWindow,
  type RangeProblem,
  addDays,
  quickDaysOf,
  rangeProblem,
  savedFilterRangeDays,
  selectableDaysAhead,
  today,
} from '@holdpoint/api/vocabulary'
import { useEffect, useMemo, useState } from 'react'
import { localeOf } from '../internals/locale.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useLatest } from '../internals/use-latest.ts'
import { type DateRangeValue, windowOfRange, writeDateRange } from './date-range.value.ts'
import { type DateRangeWords, dateRangeWords } from './date-range.words.ts'

/** What a date range wants to know. */
export interface DateRangeOptions {
  /** The range, kept by the caller. */
  value?: DateRangeValue | undefined
  /** The range at the start. Default: the last 30 days (spec 9). */
  defaultValue?: DateRangeValue | undefined
  /** Hears each new range with the days it covers now; no days for none. */
  onValueChange?: ((value: DateRangeValue, window: DateWindow | undefined) => void) | undefined
  /** Hears what is wrong with the dates given so far, and that nothing is any more. */
  onProblemChange?: ((problem: RangeProblem | undefined) => void) | undefined
  /** The numbers of last days that are offered, in their order. Default: those of `page`. */
  quickDays?: readonly number[] | undefined
  /**
   * A shorthand for the quick days of a page that the specification names (spec 9): `loto` and `jsa`
   * offer 1, 2, 7, 30 and 60 days, every other page 1, 7, 30 and 60.
   */
  page?: string | undefined
  /** Whose calendar tells what today is. Default: the browser's zone. */
  timeZone?: string | undefined
  /**
   * The instant that counts as now. Default: the clock's. A server gives it together with
   * `timeZone`, so that the markup knows tomorrow before the script does.
   */
  now?: Date | undefined
  /** The language of months, days and dates. Default `en`. */
  locale?: string | undefined
  /** Day that opens the week, 0 for Sunday. Default: that of the locale. */
  firstDayOfWeek?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Words in another language; those left out stay English. */
  words?: Partial<DateRangeWords> | undefined
  /** Whether nothing can be changed. Default `false`. */
  disabled?: boolean | undefined
}

/** The state of a date range, without markup. */
export interface DateRangeState {
  value: DateRangeValue
  /** The days that the value covers; unknown on a server that was told no `now`. */
  window: DateWindow | undefined
  /** The chosen line: a number of days, `custom` or `none`. */
  choice: string
  /** The lines to choose from. */
  choices: readonly { choice: string; label: string }[]
  /** The dates shown, which may still be half a range: the empty text is none. */
  startDate: string
  endDate: string
  problem: RangeProblem | undefined
  /** Today, and the last day that can be chosen; unknown as `window` is. */
  today: CalendarDay | undefined
  lastDay: CalendarDay | undefined
  /** Whether the browser has taken over. */
  isLive: boolean
  locale: string
  firstDayOfWeek: DateRangeOptions['firstDayOfWeek']
  words: DateRangeWords
  isDisabled: boolean
  /** Takes a line. 'Custom range' keeps the days that were covered, to be changed from there. */
  choose: (choice: string) => void
  /** Takes one or both dates as typed. */
  setDates: (dates: { startDate?: string; endDate?: string }) => void
  /** Takes a day of the calendar: the first begins a range, the second ends it. Tells whether it ended. */
  pick: (day: CalendarDay) => boolean
  /** Gives up half a range and goes back to the value. */
  forget: () => void
}

// Half a range belongs to the value over which it was begun, and goes when another value comes.
type Draft = { over: string; startDate: string; endDate: string }

/** Keeps a date range: a value once it is whole, and what is typed until then. */
export function useDateRange(options: DateRangeOptions): DateRangeState {
  const { defaultValue = { kind: 'quick', days: savedFilterRangeDays }, locale: tag = 'en' } =
    options
  const locale = localeOf(tag)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const [draft, setDraft] = useState<Draft>()
  const words = useMemo(() => ({ ...dateRangeWords, ...options.words }), [options.words])

  const isClockKnown = isLive || (options.now !== undefined && options.timeZone !== undefined)
  const timeZone = options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = () => options.now ?? new Date()
  const covered = (value: DateRangeValue) => windowOfRange(value, clock(), timeZone)

  const [value, setValue] = useControlled({
    value: options.value,
    defaultValue,
    onChange: (next: DateRangeValue) => options.onValueChange?.(next, covered(next)),
  })
  const over = writeDateRange(value)
  const half = draft?.over === over ? draft : undefined
  const window = isClockKnown || value.kind === 'custom' ? covered(value) : undefined
  const { startDate = '', endDate = '' } = half ?? window ?? {}
  const isCustom = half !== undefined || value.kind === 'custom'
  const problem =
    isClockKnown && isCustom ? rangeProblem({ startDate, endDate }, clock(), timeZone) : undefined
  const day = isClockKnown ? today(clock(), timeZone) : undefined

  const tellProblem = useLatest(options.onProblemChange)
  useEffect(() => tellProblem.current?.(problem), [problem, tellProblem])

  const take = (next: DateRangeValue) => {
    setDraft(undefined)
    if (writeDateRange(next) !== over) {
      setValue(next)
    }
  }
  const takeDates = (dates: { startDate: string; endDate: string }) => {
    const isWhole = rangeProblem(dates, clock(), timeZone) === undefined
    if (isWhole) {
      take({ kind: 'custom', ...dates })
    } else {
      setDraft({ ...dates, over })
    }
    return isWhole
  }

  return {
    value,
    window,
    choice: isCustom ? 'custom' : over,
    choices: choicesOf(options.quickDays ?? quickDaysOf(options.page), value, words),
    startDate,
    endDate,
    problem,
    today: day,
    lastDay: day && addDays(day, selectableDaysAhead),
    isLive,
    locale,
    firstDayOfWeek: options.firstDayOfWeek,
    words,
    isDisabled: options.disabled ?? false,
    choose: (choice) => {
      if (choice === 'custom') {
        takeDates({ startDate, endDate })
      } else {
        take(choice === 'none' ? { kind: choice } : { kind: 'quick', days: Number(choice) })
      }
    },
    setDates: (dates) => takeDates({ startDate, endDate, ...dates }),
    pick: (picked) => {
      const isHalf = half !== undefined && (half.startDate === '' || half.endDate === '')
      const begun = isHalf ? half.startDate || half.endDate : ''
      const [first, last] = begun > picked ? [picked, begun] : [begun, picked]
      return takeDates(
        begun === '' ? { startDate: picked, endDate: '' } : { startDate: first, endDate: last },
      )
    },
    forget: () => setDraft(undefined),
  }
}

/** The lines that are offered, and the value's own where it is none of them. */
function choicesOf(days: readonly number[], value: DateRangeValue, words: DateRangeWords) {
  const every = new Set(value.kind === 'quick' ? [...days, value.days] : days)
  return [
    ...Array.from(every, (count) => ({ choice: String(count), label: words.lastDays(count) })),
    { choice: 'custom', label: words.custom },
    { choice: 'none', label: words.none },
  ]
}
