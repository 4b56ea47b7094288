import { describe, expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'
import {
  defaultRiskTable,
  isRiskAbove,
  likelihoodLabels,
  riskCode,
  riskCodeOf,
  riskColour,
  riskName,
  riskNames,
  severityLabels,
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

  test('has a word for each of the five digits', () => {
    expect([likelihoodLabels.length, severityLabels.length]).toEqual([5, 5])
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
