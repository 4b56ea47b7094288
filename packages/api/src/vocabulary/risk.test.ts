import { describe, expect, test } from 'vitest'
import { contrastOf } from '../../test/contrast.ts'
import { defaultRiskTable, riskCode, riskColour, riskName, riskNames } from './risk.ts'

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
