import {
  firstDay,
  quickWindow,
  rangeProblem,
  type FilterWindow,
  type NumberRange,
  type RangeProblem,
  type Today,
} from '@holdpoint/api'
import type { DateRangeValue } from '@holdpoint/widgets/date-range'
import { readScore, writeScore } from '@holdpoint/widgets/score-slider'
import type { AnyValues, PageList } from '../page-list.ts'

// The filter as the panel's controls show and send it. Their names are the address's, but for a
// score, whose two ends are two sliders, and the days, which are a choice beside two dates.

/** What the panel shows: the filter, and its days, which may still be half a range. */
export type FilterDraft = { filter: AnyValues; dates: DateRangeValue }

type Declared = PageList['filter']

/** What the panel shows of a filter. */
export function draftOf(declared: Declared, filter: AnyValues, today: Today): FilterDraft {
  return { filter, dates: datesOf(declared.withDaysCounted(filter, today)) }
}

/** The score as the sliders stand. */
export function shownScore(score: NumberRange | null): string | null {
  return score === null ? null : writeScore(readScore(`${score.low}-${score.high}`))
}

/** The choice of days and the two dates beside it, for the form to carry what was shown. */
export function shownDates(dates: DateRangeValue, { now, timeZone }: Today): string {
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
  declared: Declared,
  form: FormData | URLSearchParams,
  before: AnyValues,
  today: Today,
): ReadFilter {
  const query = new URLSearchParams()
  for (const name of declared.addressNames) {
    for (const value of form.getAll(name)) {
      query.append(name, String(value))
    }
  }
  const scores = Object.entries(declared.parts).flatMap(([name, { kind }]) =>
    kind === 'range' ? [[name, readThumbs(form, name, rangeIn(before, name))] as const] : [],
  )
  const dates = readDates(form, declared.usual)
  const filter = {
    ...declared.fromAddress(query),
    ...Object.fromEntries(scores),
    window: declared.usual,
  }
  const problem =
    dates.kind === 'custom' ? rangeProblem(dates, today.now, today.timeZone) : undefined
  return problem === undefined
    ? { filter: declared.withDaysNamed(withDates(filter, dates), today), dates, problem }
    : { filter, dates, problem }
}

/** The two numbers of a part of a filter. */
export function rangeIn(filter: AnyValues, name: string): NumberRange | null {
  const value: unknown = Reflect.get(filter, name)
  return typeof value === 'object' && value !== null && 'low' in value && 'high' in value
    ? { low: Number(value.low), high: Number(value.high) }
    : null
}

function datesOf({ window }: AnyValues): DateRangeValue {
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

function withDates(filter: AnyValues, dates: DateRangeValue): AnyValues {
  return { ...filter, window: windowOf(dates) }
}

function windowOf(dates: DateRangeValue): FilterWindow {
  switch (dates.kind) {
    case 'none':
      return { kind: 'all' }
    case 'quick':
      return { kind: 'days', days: dates.days }
    case 'custom': {
      const { startDate, endDate } = dates
      return { kind: 'dates', startDate: startDate === firstDay ? 'none' : startDate, endDate }
    }
  }
}

/** Without a script the two thumbs may cross; a score that the sliders cannot show stays as it is. */
function readThumbs(
  form: FormData | URLSearchParams,
  name: string,
  before: NumberRange | null,
): NumberRange | null {
  const [low, high] = ['Low', 'High'].map((end) => Number(form.get(`${name}${end}`) ?? Number.NaN))
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
function readDates(
  form: FormData | URLSearchParams,
  usual: PageList['filter']['usual'],
): DateRangeValue {
  // A panel that offers no days says nothing of them.
  if (!form.has('dateRange')) {
    return datesOf({ window: usual })
  }
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
  if (days !== undefined) {
    return { kind: 'quick', days }
  }
  return datesOf({ window: usual })
}
