import type { AppLoadContext } from '@remix-run/node'
import {
  defaultWindow,
  myFormsFilter,
  rangeProblem,
  rangeProblems,
  usualWindow,
  type MyFormsCallFilter,
  type MyFormsFilter,
} from '@holdpoint/api'
import { shortCalendarDay } from '../../ui/time.ts'
import { startedBetween, words } from '../my-forms.words.ts'

/** What a list asks its call for, and its days in words. */
export type Reach = {
  filter: MyFormsCallFilter
  /** Which days the list reaches, as a sentence. */
  words: string
  /** What is wrong with the days of the address; the usual ones are shown instead. */
  problem: string | null
}

/** The filter as the call takes it. Days that make no range are said so, and the usual ones taken. */
export function reachOf(
  filter: MyFormsFilter,
  { now, timeZone }: Pick<AppLoadContext, 'now' | 'timeZone'>,
): Reach {
  const { window } = filter
  const wrong = window.kind === 'dates' ? rangeProblem(daysOf(window), now(), timeZone) : undefined
  const standing = wrong === undefined ? filter : { ...filter, window: usualWindow }
  return {
    filter: myFormsFilter.callOf(standing, { now: now(), timeZone }),
    words: wordsOf(standing.window, now(), timeZone),
    problem: wrong === undefined ? null : rangeProblems[wrong],
  }
}

type Dates = Extract<MyFormsFilter['window'], { kind: 'dates' }>

/** A range whose beginning is lifted needs one day only. */
function daysOf({ startDate, endDate }: Dates) {
  return { startDate: startDate === 'none' ? endDate : startDate, endDate }
}

function wordsOf(window: MyFormsFilter['window'], now: Date, timeZone: string): string {
  if (window.kind === 'all') {
    return words.anyTime
  }
  const { startDate, endDate } = window.kind === 'dates' ? window : defaultWindow(now, timeZone)
  const through = shortCalendarDay(endDate ?? '', timeZone, now)
  return startDate === undefined || startDate === 'none'
    ? `Started until ${through}`
    : startedBetween(shortCalendarDay(startDate, timeZone, now), through)
}
