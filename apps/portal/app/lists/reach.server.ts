import type { AppLoadContext } from '@remix-run/node'
import { quickWindow, rangeProblem, rangeProblems, type FilterWindow } from '@holdpoint/api'
import { shortCalendarDay } from '../ui/time.ts'
import { windowWords } from './list.words.ts'
import type { AnyPlace } from './place.ts'

/** What a list asks its call for, and its days in words. */
export type Reach = {
  filter: object
  /** Which days the list reaches, as a sentence. */
  words: string
  /** What is wrong with the days of the address; the usual ones are shown instead. */
  problem: string | null
}

type Clock = Pick<AppLoadContext, 'now' | 'timeZone'>

/** The filter as the call takes it. Days that make no range are said so, and the usual ones taken. */
export function reachOf({ rules, said }: AnyPlace, { now, timeZone }: Clock): Reach {
  const { filter: declared } = rules.list
  const { window } = said.filter
  const wrong = window.kind === 'dates' ? rangeProblem(daysOf(window), now(), timeZone) : undefined
  const standing = wrong === undefined ? said.filter : { ...said.filter, window: declared.usual }
  return {
    filter: declared.callOf(standing, { now: now(), timeZone }),
    words: wordsOf(standing.window, rules.dayName, now(), timeZone),
    problem: wrong === undefined ? null : rangeProblems[wrong],
  }
}

type Dates = Extract<FilterWindow, { kind: 'dates' }>

/** A range whose beginning is lifted needs one day only. */
function daysOf({ startDate, endDate }: Dates) {
  return { startDate: startDate === 'none' ? endDate : startDate, endDate }
}

function wordsOf(window: FilterWindow, dayName: string, now: Date, timeZone: string): string {
  if (window.kind === 'all') {
    return windowWords.any(dayName)
  }
  const { startDate, endDate } =
    window.kind === 'dates' ? window : quickWindow(window.days, now, timeZone)
  const through = shortCalendarDay(endDate ?? '', timeZone, now)
  return startDate === undefined || startDate === 'none'
    ? windowWords.until(dayName, through)
    : windowWords.between(dayName, shortCalendarDay(startDate, timeZone, now), through)
}
