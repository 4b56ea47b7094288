import type { ReviewInformation } from '@holdpoint/api'
import { dayAndClock } from '../ui/time.ts'
import type { DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'

/** Whom an entry waits for, since when, and how long it may or is over (decision 0081). */
export function toWaiting(
  { waiting, steps }: Pick<ReviewInformation, 'waiting' | 'steps'>,
  { timeZone, now }: { timeZone: string; now: () => Date },
): DecisionView['waiting'] {
  if (waiting === null) {
    return null
  }
  const { step, since, dueAt } = waiting
  const names = steps
    .filter((each) => each.task === 'approve' && each.step === step && each.status === 'pending')
    .map(({ person }) => person.fullName)
    .join(', ')
  const late = now().getTime() - Date.parse(dueAt)
  const isOverdue = late > 0
  const said = isOverdue
    ? words.overdueBy(lengthOf(late))
    : words.dueAt(dayAndClock(dueAt, timeZone, now()))
  return {
    words: `${words.waits(names, dayAndClock(since, timeZone, now()))} · ${said}`,
    isOverdue,
  }
}

const hourMs = 3_600_000

/** `4 hours`: whole hours below two days, whole days from there. */
export function lengthOf(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hourMs)
  if (hours < 1) {
    return 'less than an hour'
  }
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
