import {
  everythingOf,
  textOf,
  type FormDefinition,
  type ItemScore,
  type Score,
} from '@holdpoint/forms'
import { followWords as words } from './preview.words.ts'

/** What one question adds to the score, in words. */
export type BreakdownRow = {
  key: string
  number: string
  label: string
  points: string
  weight: string
  isCriticalFailure: boolean
}

/** How a score comes about, question by question in page order. */
export function breakdownOf(
  { items }: Pick<Score, 'items'>,
  definition: FormDefinition,
  lang: string,
): BreakdownRow[] {
  const placed = new Map(everythingOf(definition).map((one) => [one.question.key, one]))
  return items.map((item) => {
    const { question, number } = placed.get(item.key) ?? {}
    return {
      key: item.key,
      number: number ?? '',
      label: question === undefined ? item.key : textOf(question.label, lang),
      points: pointsTold(item),
      weight: inPoints(item.weight),
      isCriticalFailure: item.criticalFailure,
    }
  })
}

/** Points as people read them: a share of a third is not told to the last digit. */
export function inPoints(points: number): string {
  return points.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

function pointsTold({ state, got, max }: ItemScore): string {
  return state === 'counted' ? words.pointsOf(inPoints(got), inPoints(max)) : words.states[state]
}
