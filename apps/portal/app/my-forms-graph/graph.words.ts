import type { GraphStep } from '@holdpoint/api'
import { formatCount } from '../ui/counts.ts'

/** The words of the graphs; each finding is a sentence about numbers that stand below it. */
export const words = {
  showNumbers: 'Show the numbers',
  notDrawn: 'Without a graph',
  days: 'Days',
  forms: 'Forms',
  status: 'Status',
  type: 'Form type',
  scored: 'Scored',
  meanScore: 'Mean score',
  passed: 'Passed',
  rated: 'Passed or failed',
  rate: 'Pass rate',
  district: 'District',
  crew: 'Crew',
  question: 'Question',
  failedIn: 'Failed in',
  action: 'Action',
  due: 'Due',
  overdue: 'Overdue',
  dueLater: 'Due today or later',
  emptyDays: 'Days without a form are left out.',
  unscoredDays: 'Days without a scored form are left out.',
  missing: {
    score: 'No form here has a score yet.',
    rated: 'No form here has passed or failed yet.',
    district: 'No form that passed or failed names a district.',
    crew: 'No form that passed or failed names a crew.',
    questions: 'No question has failed.',
    actions: 'No action is open.',
  },
} as const

const stepWords = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const satisfies Record<GraphStep, string>

export function percent(value: number): string {
  return `${Math.round(value)}\u00a0%`
}

export function forms(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'form' : 'forms'}`
}

export const about = {
  time: (step: GraphStep) => `Forms started, by ${stepWords[step]}`,
  status: 'Forms by status',
  type: 'Forms by form type',
  score: (step: GraphStep, scored: number) =>
    `Mean score by ${stepWords[step]}, of ${forms(scored)} with a score`,
  rate: 'Forms that passed, of those that passed or failed',
  district: 'Forms that passed, by district',
  crew: 'Forms that passed, by crew; a form of two crews counts for both',
  questions: (read: number, isCut: boolean) =>
    isCut
      ? `Questions that earned nothing, in the newest ${forms(read)} that lost points`
      : `Questions that earned nothing, in the ${forms(read)} that lost points`,
  actions: 'Open actions that came from these forms',
} as const

/** Which span of days has the most forms, as far as one has. */
export function busiest(most: number, total: number, names: readonly string[], step: GraphStep) {
  const [only] = names
  return names.length === 1 && only !== undefined
    ? most === total
      ? `${countedAll(total)} started in one ${stepWords[step]}: ${only}`
      : `${only} was the busiest ${stepWords[step]}, with ${formatCount(most)} of ${forms(total)}`
    : `Never more than ${forms(most)} a ${stepWords[step]}, ${formatCount(total)} in all`
}

export function commonStatus(count: number, total: number, label: string): string {
  return count === total
    ? `${countedAll(total)} ${total === 1 ? 'is' : 'are'} ${label}`
    : `${formatCount(count)} of ${forms(total)} ${count === 1 ? 'is' : 'are'} ${label}`
}

export function commonType(count: number, total: number, names: readonly string[]): string {
  const [only] = names
  if (names.length > 1 || only === undefined) {
    return `${formatCount(names.length)} form types lead, with ${forms(count)} each`
  }
  return count === total
    ? `${countedAll(total)} ${total === 1 ? 'is' : 'are'} of one type: ${only}`
    : `${only} leads, with ${formatCount(count)} of ${forms(total)}`
}

/** The mean score beside the pass marks of its forms. */
export function meanScore(mean: number, mark: { low: number; high: number } | null): string {
  const score = Math.round(mean)
  const said = `Mean score ${percent(score)}`
  if (mark === null) {
    return said
  }
  const [low, high] = [Math.round(mark.low), Math.round(mark.high)]
  if (score >= low && score <= high) {
    return low === high
      ? `${said}, right at the pass mark`
      : `${said}, among pass marks of ${low} to ${percent(high)}`
  }
  const isOver = score > high
  const points = isOver ? score - high : low - score
  const which = low === high ? 'the pass mark' : isOver ? 'every pass mark' : 'any pass mark'
  return `${said}, ${pointsOf(points)} ${isOver ? 'over' : 'under'} ${which}`
}

export function markName({ low, high }: { low: number; high: number }): string {
  return low === high ? `Pass mark ${percent(low)}` : `Pass marks ${low} and ${percent(high)}`
}

/** What the pass rate is, and how it differs from that of as many days before. */
export function passRate(
  rate: number,
  rated: number,
  before: { rate: number; days: number } | null,
) {
  const said = `Passed ${percent(rate)} of ${formatCount(rated)}`
  if (before === null) {
    return said
  }
  const days = before.days === 1 ? 'the day before' : `the ${formatCount(before.days)} days before`
  const change = Math.round(rate) - Math.round(before.rate)
  if (change === 0) {
    return `${said}, as in ${days}`
  }
  return `${said}, ${pointsOf(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than ${days}`
}

/** Which place passes least; `places` come with the lowest rate first. */
export function lowestPlace(
  places: readonly { name: string; rate: number; rated: number }[],
  kind: 'district' | 'crew',
): string {
  const [lowest] = places
  const highest = places.at(-1)
  if (lowest === undefined || highest === undefined) {
    return ''
  }
  if (places.length > 1 && percent(lowest.rate) === percent(highest.rate)) {
    return `Every ${kind} passed ${percent(lowest.rate)}`
  }
  const said = `${percent(lowest.rate)} of ${formatCount(lowest.rated)}`
  return places.length === 1
    ? `${lowest.name} passed ${said}`
    : `${lowest.name} passed least, ${said}`
}

export function mostFailed(failed: number, labels: readonly string[]): string {
  const [only] = labels
  return labels.length === 1 && only !== undefined
    ? `“${only}” failed most, in ${forms(failed)}`
    : `${formatCount(labels.length)} questions failed most, in ${forms(failed)} each`
}

export function openActions(count: number, overdue: number): string {
  const open = `${formatCount(count)} ${count === 1 ? 'action is' : 'actions are'} open`
  return overdue === 0 ? `${open}, none overdue` : `${open}, ${formatCount(overdue)} overdue`
}

export function andMore(count: number): string {
  return `And ${formatCount(count)} more, in the numbers below.`
}

export function firstDue(shown: number, count: number): string | null {
  return shown === count
    ? null
    : `The ${formatCount(shown)} that are due first, of ${formatCount(count)}.`
}

function pointsOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'point' : 'points'}`
}

function countedAll(total: number): string {
  return total === 1 ? 'The one form' : total === 2 ? 'Both forms' : `All ${forms(total)}`
}
