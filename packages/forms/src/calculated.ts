import { calculatedPrecision, numberMax } from './limits.ts'
import { evaluateRule, roundTo, type RuleScope } from './rules.ts'
import type { Question } from './types.ts'

/**
 * What a calculated answer comes to, rounded to the decimals that are shown, so that rules read what
 * people read. Anything but a number that an answer can be is empty.
 */
export function calculatedOf(question: Question, scope: RuleScope): number | null {
  const value = question.calc === undefined ? null : evaluateRule(question.calc, scope)
  if (typeof value !== 'number') {
    return null
  }
  const rounded = roundTo(value, question.precision ?? calculatedPrecision)
  return Math.abs(rounded) <= numberMax ? rounded : null
}
