import type { SignColour } from './colour.ts'

/** The names of a risk, mildest first (spec 4). */
export const riskNames = ['Low', 'Medium', 'High', 'Severe', 'Unacceptable'] as const

export type RiskName = (typeof riskNames)[number]

/** A name for each code; an organisation may bring its own. */
export type RiskTable = Readonly<Record<number, RiskName>>

/**
 * The default table: likelihood digit first, severity digit second. The specification gives the
 * names and the codes but not which belongs to which; ours bands the product of the two digits.
 */
export const defaultRiskTable = {
  11: 'Low',
  12: 'Low',
  13: 'Low',
  14: 'Medium',
  15: 'Medium',
  21: 'Low',
  22: 'Medium',
  23: 'Medium',
  24: 'High',
  25: 'High',
  31: 'Low',
  32: 'Medium',
  33: 'High',
  34: 'High',
  35: 'Severe',
  41: 'Medium',
  42: 'High',
  43: 'High',
  44: 'Severe',
  45: 'Unacceptable',
  51: 'Medium',
  52: 'High',
  53: 'Severe',
  54: 'Unacceptable',
  55: 'Unacceptable',
} as const satisfies RiskTable

/** Joins likelihood and severity, each 1 to 5, to a code; anything else has no code. */
export function riskCode(likelihood: number, severity: number): number | undefined {
  return isDigit(likelihood) && isDigit(severity) ? likelihood * 10 + severity : undefined
}

/** What each digit of the likelihood is called, from 1 to 5. */
export const likelihoodLabels = [
  'Rare',
  'Unlikely',
  'Possible',
  'Likely',
  'Almost certain',
] as const

/** What each digit of the severity is called, from 1 to 5. */
export const severityLabels = [
  'Minor',
  'First aid or medical',
  'Lost time',
  'Permanent harm',
  'Fatality',
] as const

/** Both digits of a risk; one that is null is open yet. */
export type RiskDigits = { likelihood: number | null; severity: number | null }

/** The code of a risk whose digits may be open; null until both are there. */
export function riskCodeOf({ likelihood, severity }: RiskDigits): number | null {
  return likelihood === null || severity === null ? null : (riskCode(likelihood, severity) ?? null)
}

/** Whether a risk lies above another one in either digit: controls make nothing worse. */
export function isRiskAbove(risk: RiskDigits, other: RiskDigits): boolean {
  const isAbove = (digit: number | null, than: number | null) =>
    digit !== null && than !== null && digit > than
  return isAbove(risk.likelihood, other.likelihood) || isAbove(risk.severity, other.severity)
}

function isDigit(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 5
}

/** The name of a code, given as a number or as its two digits; an unknown code has no name. */
export function riskName(
  code: number | string | null | undefined,
  table: RiskTable = defaultRiskTable,
): RiskName | undefined {
  const digits = /^([1-5])([1-5])$/.exec(String(code))
  return digits ? table[Number(digits[0])] : undefined
}

const colours = {
  Low: riskColours('1', '#216637', '#ffffff'),
  Medium: riskColours('2', '#f5d90a', '#1c2024'),
  High: riskColours('3', '#f79131', '#1c2024'),
  Severe: riskColours('4', '#aa1a2b', '#ffffff'),
  Unacceptable: riskColours('5', '#ff4d4d', '#000000'),
} as const satisfies Record<RiskName, SignColour>

/** Green, yellow, orange, red, and black on red. */
export function riskColour(name: RiskName): SignColour {
  return colours[name]
}

function riskColours(suffix: string, hex: string, inkHex: string): SignColour {
  return { token: `--hp-risk-${suffix}`, hex, inkToken: `--hp-risk-${suffix}-ink`, inkHex }
}
