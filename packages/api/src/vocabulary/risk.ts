import type { SignColour } from './colour.ts'

/** The names of a risk, mildest first (spec 4). */
export const riskNames = ['Low', 'Medium', 'High', 'Severe', 'Unacceptable'] as const

export type RiskName = (typeof riskNames)[number]

type Digit = 1 | 2 | 3 | 4 | 5

/** The code of a risk as text: likelihood digit first, severity digit second (spec 3). */
export type RiskCode = `${Digit}${Digit}`

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
} as const satisfies Record<RiskCode, RiskName>

/** All codes, from 11 to 55. */
export const riskCodes = Object.keys(defaultRiskTable) as RiskCode[]

/** What a digit of a risk is called, and what it stands for. */
export type RiskDigitWords = { name: string; about: string }

/** How long what a digit is called may be. */
export const riskWordMax = 40

/** How an organisation judges risks (decision 0143): the words of both digits, and a name for each code. */
export type RiskMatrix = {
  /** From 1 to 5. */
  likelihoods: readonly RiskDigitWords[]
  /** From 1 to 5. */
  severities: readonly RiskDigitWords[]
  levels: Readonly<Record<RiskCode, RiskName>>
}

/** The matrix of an organisation that has saved none of its own. */
export const usualRiskMatrix: RiskMatrix = {
  likelihoods: [
    { name: 'Rare', about: 'Nobody here has heard of it' },
    { name: 'Unlikely', about: 'It has happened in the industry' },
    { name: 'Possible', about: 'It has happened in this organisation' },
    { name: 'Likely', about: 'It happens here about once a year' },
    { name: 'Almost certain', about: 'It happens here several times a year' },
  ],
  severities: [
    { name: 'Minor', about: 'A bruise or a fright, no treatment' },
    { name: 'First aid or medical', about: 'Treated, and back at work the next shift' },
    { name: 'Lost time', about: 'Away from work for a shift or more' },
    { name: 'Permanent harm', about: 'An injury that does not heal' },
    { name: 'Fatality', about: 'One death or more' },
  ],
  levels: defaultRiskTable,
}

/** A level as a number, from 1 for the mildest to 5. */
export function riskLevel(name: RiskName): number {
  return riskNames.indexOf(name) + 1
}

/** The name of a level that is kept as a number; null where nothing is rated. */
export function riskNameOfLevel(level: number | null): RiskName | null {
  return level === null ? null : (riskNames[level - 1] ?? null)
}

/** A code that is milder than another one, of a risk that is no likelier and no graver. */
export type TooMild = { code: RiskCode; than: RiskCode; least: RiskName }

/** The codes of a matrix that fall where a digit rises: a likelier or graver risk is never milder. */
export function tooMildIn(levels: RiskMatrix['levels']): TooMild[] {
  return riskCodes.flatMap((code) => {
    const number = Number(code)
    const below = riskCodes.filter((other) => [number - 1, number - 10].includes(Number(other)))
    const worst = below.toSorted(
      (one, other) => riskLevel(levels[other]) - riskLevel(levels[one]),
    )[0]
    return worst !== undefined && riskLevel(levels[code]) < riskLevel(levels[worst])
      ? [{ code, than: worst, least: levels[worst] }]
      : []
  })
}

/** Joins likelihood and severity, each 1 to 5, to a code; anything else has no code. */
export function riskCode(likelihood: number, severity: number): number | undefined {
  return isDigit(likelihood) && isDigit(severity) ? likelihood * 10 + severity : undefined
}

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
