import {
  firstDay,
  myFormsFilter,
  quickWindow,
  rangeProblem,
  usualWindow,
  type MyFormsFilter,
  type RangeProblem,
  type NumberRange,
} from '@holdpoint/api'
import type { DateRangeValue } from '@holdpoint/widgets/date-range'
import { readScore, writeScore } from '@holdpoint/widgets/score-slider'

// The filter as the panel's controls show and send it. Their names are the address's, but for the
// score, whose two ends are two sliders, and the days, which are a choice beside two dates.

export type Clock = { now: Date; timeZone: string }

/** What the panel shows: the filter, and its days, which may still be half a range. */
export type FilterDraft = { filter: MyFormsFilter; dates: DateRangeValue }

/** What the panel shows of a filter. */
export function draftOf(filter: MyFormsFilter, clock: Clock): FilterDraft {
  return {
    filter,
    dates: datesOf(
      myFormsFilter.withDaysCounted(filter, { now: clock.now, timeZone: clock.timeZone }),
    ),
  }
}

/** The score as the sliders stand. */
export function shownScore(score: NumberRange | null): string | null {
  return score === null ? null : writeScore(readScore(`${score.low}-${score.high}`))
}

/** The choice of days and the two dates beside it, for the form to carry what was shown. */
export function shownDates(dates: DateRangeValue, { now, timeZone }: Clock): string {
  switch (dates.kind) {
    case 'none':
      return 'none//'
    case 'custom':
      return `custom/${dates.startDate}/${dates.endDate}`
    case 'quick': {
      const { startDate, endDate } = quickWindow(dates.days, now, timeZone)
      return `${dates.days}/${startDate}/${endDate}`
    }
  }
}

/** What a form post of the panel says; with a problem, its days are not to be used. */
export type ReadFilter = FilterDraft & { problem: RangeProblem | undefined }

/** Reads the panel's form. `before` is the filter that the panel was drawn for. */
export function readFilterForm(
  form: FormData | URLSearchParams,
  before: MyFormsFilter,
  clock: Clock,
): ReadFilter {
  const query = new URLSearchParams()
  for (const name of myFormsFilter.addressNames) {
    for (const value of form.getAll(name)) {
      query.append(name, String(value))
    }
  }
  const dates = readDates(form)
  const filter = {
    ...myFormsFilter.fromAddress(query),
    score: readThumbs(form, before.score),
    window: usualWindow,
  }
  const problem =
    dates.kind === 'custom' ? rangeProblem(dates, clock.now, clock.timeZone) : undefined
  return problem === undefined
    ? { filter: withDates(filter, dates, clock), dates, problem }
    : { filter, dates, problem }
}

function datesOf({ window }: MyFormsFilter): DateRangeValue {
  switch (window.kind) {
    case 'all':
      return { kind: 'none' }
    case 'days':
      return { kind: 'quick', days: window.days }
    case 'dates': {
      const { startDate = '', endDate = '' } = window
      return { kind: 'custom', startDate: startDate === 'none' ? firstDay : startDate, endDate }
    }
  }
}

function withDates(
  filter: MyFormsFilter,
  dates: DateRangeValue,
  { now, timeZone }: Clock,
): MyFormsFilter {
  switch (dates.kind) {
    case 'none':
      return { ...filter, window: { kind: 'all' } }
    case 'quick':
      return myFormsFilter.withDaysNamed(
        { ...filter, window: { kind: 'days', days: dates.days } },
        { now, timeZone },
      )
    case 'custom': {
      const { startDate, endDate } = dates
      const start = startDate === firstDay ? 'none' : startDate
      return { ...filter, window: { kind: 'dates', startDate: start, endDate } }
    }
  }
}

/** Without a script the two thumbs may cross; a score that the sliders cannot show stays as it is. */
function readThumbs(
  form: FormData | URLSearchParams,
  before: NumberRange | null,
): NumberRange | null {
  const [low, high] = ['scoreLow', 'scoreHigh'].map((name) => Number(form.get(name) ?? Number.NaN))
  if (low === undefined || high === undefined || Number.isNaN(low + high)) {
    return before
  }
  const text = writeScore(readScore(`${Math.min(low, high)}-${Math.max(low, high)}`))
  return text === shownScore(before) ? before : text === null ? null : readScore(text)
}

const quickDaysMax = 3650

/**
 * Without a script, dates may be changed while the choice still says the last days: they count then,
 * because nobody fills in dates for nothing.
 */
function readDates(form: FormData | URLSearchParams): DateRangeValue {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [choice, startDate, endDate] = [text('dateRange'), text('startDate'), text('endDate')]
  const [shownChoice, shownStart, shownEnd] = text('shownDates').split('/')
  const isTyped = choice === shownChoice && (startDate !== shownStart || endDate !== shownEnd)
  if (choice === 'custom' || isTyped) {
    return { kind: 'custom', startDate, endDate }
  }
  if (choice === 'none') {
    return { kind: 'none' }
  }
  const days = /^[1-9]\d{0,3}$/.test(choice) ? Math.min(Number(choice), quickDaysMax) : undefined
  return { kind: 'quick', days: days ?? usualWindow.days }
}
