import type { Question, RiskLevelName, RuleValue } from './types.ts'

/** The levels of a risk, mildest first; a rule reads them as 1 to 5. */
export const riskLevelNames = ['Low', 'Medium', 'High', 'Severe', 'Unacceptable'] as const

const digits = ['1', '2', '3', '4', '5'] as const

/** All codes of a risk: likelihood digit first, severity digit second. */
export const riskCodes = digits.flatMap((one) => digits.map((other) => `${one}${other}` as const))

const code = /^([1-5])([1-5])$/

/** Whether a text is the code of a risk: likelihood digit first, severity digit second. */
export function isRiskCode(value: unknown): value is string {
  return typeof value === 'string' && code.test(value)
}

/**
 * The level of a code by the matrix of the form. A form that was written without one goes by the
 * product of the digits.
 */
export function riskLevelOf(
  { riskMatrix }: Pick<Question, 'riskMatrix'>,
  value: RuleValue,
): RiskLevelName | null {
  const [, likelihood, severity] = (isRiskCode(value) && code.exec(value)) || []
  if (likelihood === undefined || severity === undefined) {
    return null
  }
  const kept = riskMatrix?.levels[`${likelihood}${severity}`]
  return kept ?? byProduct(Number(likelihood) * Number(severity))
}

/** The level of a code as rules read it, from 1 for the mildest; null where there is none. */
export function riskRankOf(
  question: Pick<Question, 'riskMatrix'>,
  value: RuleValue,
): number | null {
  const level = riskLevelOf(question, value)
  return level === null ? null : riskLevelNames.indexOf(level) + 1
}

function byProduct(product: number): RiskLevelName {
  const [low, medium, high, severe] = [3, 6, 12, 16]
  if (product <= low) {
    return 'Low'
  }
  if (product <= medium) {
    return 'Medium'
  }
  return product <= high ? 'High' : product <= severe ? 'Severe' : 'Unacceptable'
}
