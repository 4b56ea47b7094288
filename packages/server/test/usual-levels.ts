import { usualRiskMatrix } from '@holdpoint/api'
import { riskLevelIn, riskLevelsOf } from '../src/records/risk-matrix.ts'

type Digits = {
  initial_likelihood: number | null
  initial_severity: number | null
  residual_likelihood: number | null
  residual_severity: number | null
}

const usual = riskLevelsOf(usualRiskMatrix)

/** The levels of a hazard whose digits are written past every rule, by the usual matrix. */
export function usualLevelsOf(row: Digits) {
  const initial = { likelihood: row.initial_likelihood, severity: row.initial_severity }
  const residual = { likelihood: row.residual_likelihood, severity: row.residual_severity }
  return {
    initial_level: riskLevelIn(usual, initial),
    residual_level: riskLevelIn(usual, residual),
  }
}
