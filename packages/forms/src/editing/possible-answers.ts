import { ratingSteps } from '../check-value.ts'
import { durationMax } from '../limits.ts'
import { riskLevelNames } from '../risk.ts'
import { picksMany } from '../structure.ts'
import type { ComparisonOperator, Question, RuleLiteral } from '../types.ts'
import { acknowledged, yesNoValues } from '../types.ts'

/**
 * What the answer of a question can be: one of some texts, any text, a number or a moment within
 * bounds, a list of some or any texts, or nothing ever.
 */
export type PossibleAnswers =
  | { readonly kind: 'none' }
  | { readonly kind: 'values' | 'list'; readonly values: readonly string[] | null }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'moment'; readonly min: string | null; readonly max: string | null }

/** What the answer of a question, its choices in place, can be. */
export function possibleAnswers(question: Question): PossibleAnswers {
  const { min, max, choices } = question
  switch (question.type) {
    case 'note':
      return { kind: 'none' }
    case 'yesNo':
      return { kind: 'values', values: yesNoValues }
    case 'acknowledge':
      return { kind: 'values', values: [acknowledged] }
    case 'choice':
      return { kind: 'values', values: (choices ?? []).map(({ value }) => value) }
    case 'multiChoice':
    case 'rank':
      return { kind: 'list', values: (choices ?? []).map(({ value }) => value) }
    case 'photo':
    case 'file':
      return { kind: 'list', values: null }
    case 'risk':
      return { kind: 'number', min: 1, max: riskLevelNames.length }
    case 'rating':
      return { kind: 'number', min: 1, max: ratingSteps(question) }
    case 'integer':
    case 'decimal':
    case 'calc':
      return {
        kind: 'number',
        min: typeof min === 'number' ? min : -Infinity,
        max: typeof max === 'number' ? max : Infinity,
      }
    case 'duration':
      return {
        kind: 'number',
        min: typeof min === 'number' ? min : 0,
        max: typeof max === 'number' ? max : durationMax,
      }
    case 'date':
    case 'time':
    case 'dateTime':
      return {
        kind: 'moment',
        min: typeof min === 'string' ? min : null,
        max: typeof max === 'string' ? max : null,
      }
    default:
      return { kind: picksMany(question) ? 'list' : 'values', values: null }
  }
}

/** Whether some possible answer compares so with a constant. */
export function canCompare(
  answers: PossibleAnswers,
  op: ComparisonOperator,
  constant: RuleLiteral,
): boolean {
  if (answers.kind === 'none' || constant === null || constant === '') {
    return false
  }
  // What is not alike is different, and that is all that can be said of it.
  if (op === 'ne') {
    return !(answers.kind === 'values' && answers.values?.every((value) => value === constant))
  }
  switch (answers.kind) {
    case 'list':
      return false
    case 'number':
      return typeof constant === 'number' && isWithin(op, constant, answers.min, answers.max)
    case 'moment':
      return (
        typeof constant === 'string' &&
        isWithin(op, constant, answers.min ?? '', answers.max ?? '\uffff')
      )
    case 'values':
      return (
        typeof constant === 'string' &&
        (op !== 'eq' || answers.values === null || answers.values.includes(constant))
      )
    default:
      answers satisfies never
      return true
  }
}

function isWithin<Bound extends string | number>(
  op: Exclude<ComparisonOperator, 'ne'>,
  constant: Bound,
  min: Bound,
  max: Bound,
): boolean {
  return {
    eq: min <= constant && constant <= max,
    lt: min < constant,
    le: min <= constant,
    gt: max > constant,
    ge: max >= constant,
  }[op]
}

/** Whether some possible answer contains a constant: a list has it, a text has it in itself. */
export function canContain(answers: PossibleAnswers, constant: RuleLiteral): boolean {
  if (answers.kind === 'none' || constant === null || constant === '') {
    return false
  }
  if (answers.kind === 'list') {
    return answers.values === null || answers.values.some((value) => value === constant)
  }
  return (
    answers.kind !== 'number' &&
    typeof constant === 'string' &&
    (answers.kind === 'moment' ||
      answers.values === null ||
      answers.values.some((value) => value.includes(constant)))
  )
}

/** Whether some possible answer is this text itself. */
export function canBe(answers: PossibleAnswers, text: string): boolean {
  return answers.kind === 'values' && (answers.values === null || answers.values.includes(text))
}
