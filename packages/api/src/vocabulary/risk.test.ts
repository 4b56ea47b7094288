import { describe, expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'
import {
  defaultRiskTable,
  isRiskAbove,
  riskCode,
  riskCodeOf,
  riskCodes,
  riskColour,
  riskLevel,
  riskName,
  riskNameOfLevel,
  riskNames,
  tooMildIn,
  usualRiskMatrix,
  type RiskMatrix,
} from './risk.ts'

const rows = [
  [1, ['Low', 'Low', 'Low', 'Medium', 'Medium']],
  [2, ['Low', 'Medium', 'Medium', 'High', 'High']],
  [3, ['Low', 'Medium', 'High', 'High', 'Severe']],
  [4, ['Medium', 'High', 'High', 'Severe', 'Unacceptable']],
  [5, ['Medium', 'High', 'Severe', 'Unacceptable', 'Unacceptable']],
] as const
const cells = rows.flatMap(([likelihood, names]) =>
  names.map((name, index) => ({ likelihood, severity: index + 1, name })),
)

describe('riskName', () => {
  test.each(cells)('names likelihood $likelihood, severity $severity $name', (cell) => {
    const code = riskCode(cell.likelihood, cell.severity)
    expect(code).toBe(Number(`${cell.likelihood}${cell.severity}`))
    expect(riskName(code)).toBe(cell.name)
    expect(riskName(String(code))).toBe(cell.name)
  })

  test('knows 25 codes: 5 Low, 7 Medium, 7 High, 3 Severe, 3 Unacceptable', () => {
    const names: readonly string[] = Object.values(defaultRiskTable)
    const counts = riskNames.map((name) => names.filter((other) => other === name).length)
    expect(counts).toEqual([5, 7, 7, 3, 3])
  })

  test.each([
    [0],
    [10],
    [16],
    [20],
    [26],
    [51.5],
    [56],
    [60],
    [61],
    [111],
    [-11],
    [Number.NaN],
    [''],
    ['1'],
    ['11 '],
    ['1.1'],
    ['toString'],
    [null],
    [undefined],
  ])('has no name for %o', (code) => {
    expect(riskName(code)).toBeUndefined()
  })

  test('takes an organisation’s own table', () => {
    expect(riskName(15, { ...defaultRiskTable, 15: 'High' })).toBe('High')
    expect(riskName(14, { 15: 'High' })).toBeUndefined()
  })
})

describe('riskCode', () => {
  test.each([
    [0, 1],
    [1, 0],
    [6, 1],
    [1, 6],
    [1.5, 2],
    [Number.NaN, 1],
    [-1, 3],
  ])('has no code for likelihood %d and severity %d', (likelihood, severity) => {
    expect(riskCode(likelihood, severity)).toBeUndefined()
  })
})

describe('a risk that is written down digit by digit', () => {
  const of = (likelihood: number | null, severity: number | null) => ({ likelihood, severity })

  test('has words for each of the five digits', () => {
    const { likelihoods, severities } = usualRiskMatrix
    expect([likelihoods.length, severities.length]).toEqual([5, 5])
  })

  test('has a code once both digits are there', () => {
    expect([riskCodeOf(of(3, 5)), riskCodeOf(of(3, null)), riskCodeOf(of(null, 5))]).toEqual([
      35,
      null,
      null,
    ])
  })

  test.each([
    [of(1, 5), of(3, 5), false],
    [of(3, 5), of(3, 5), false],
    [of(4, 1), of(3, 5), true],
    [of(1, 4), of(5, 3), true],
    [of(4, null), of(null, 3), false],
  ])('%j lies above %j: %s', (risk, other, isAbove) => {
    expect(isRiskAbove(risk, other)).toBe(isAbove)
  })
})

describe('the levels of a matrix', () => {
  test('are numbers from 1 to 5, and back again', () => {
    expect(riskNames.map((name) => riskLevel(name))).toEqual([1, 2, 3, 4, 5])
    expect([0, 1, 5, 6, null].map((level) => riskNameOfLevel(level))).toEqual([
      ...[null, 'Low', 'Unacceptable', null, null],
    ])
  })

  test('of the usual one rise with each digit', () => {
    expect(riskCodes).toHaveLength(25)
    expect(tooMildIn(usualRiskMatrix.levels)).toEqual([])
  })

  test('that fall where a digit rises are named, with the worst of what stands below', () => {
    const changed = (levels: Partial<RiskMatrix['levels']>) =>
      tooMildIn({ ...usualRiskMatrix.levels, ...levels })
    expect(changed({ 33: 'Unacceptable' })).toEqual([
      { code: '34', than: '33', least: 'Unacceptable' },
      { code: '43', than: '33', least: 'Unacceptable' },
    ])
    expect(changed({ 55: 'Severe' })).toEqual([{ code: '55', than: '45', least: 'Unacceptable' }])
    expect(changed({ 12: 'Medium', 13: 'Medium' })).toEqual([])
  })
})

describe('riskColour', () => {
  test.each([
    ['Low', '--hp-risk-1'],
    ['Medium', '--hp-risk-2'],
    ['High', '--hp-risk-3'],
    ['Severe', '--hp-risk-4'],
    ['Unacceptable', '--hp-risk-5'],
  ] as const)('gives %s the token %s with readable ink', (name, token) => {
    const colour = riskColour(name)
    expect(colour.token).toBe(token)
    expect(contrastOf(colour.hex, colour.inkHex)).toBeGreaterThanOrEqual(4.5)
  })
})
