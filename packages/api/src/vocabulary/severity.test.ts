import { describe, expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'
import {
  severities,
  severityByDuration,
  severityColour,
  severityLabel,
  thresholdsProblem,
} from './severity.ts'
import { severity, severityThresholds } from './severity.schemas.ts'

const unit = { nearMiss: 0.5, level1: 4, level2: 24 }

describe('severityByDuration', () => {
  test.each([
    [0, 'near_miss'],
    [-1, 'near_miss'],
    [0.49, 'near_miss'],
    [0.5, 'near_miss'],
    [0.51, 'level_1'],
    [3.99, 'level_1'],
    [4, 'level_2'],
    [4.01, 'level_2'],
    [23.99, 'level_2'],
    [24, 'level_3'],
    [24.01, 'level_3'],
    [1_000_000, 'level_3'],
  ] as const)('reads %d hours as %s', (hours, expected) => {
    expect(severityByDuration(hours, unit)).toBe(expected)
    expect(severityByDuration(String(hours), unit)).toBe(expected)
  })

  test.each([
    ['abc'],
    [''],
    [' '],
    ['4h'],
    ['1,5'],
    ['0x20'],
    ['.'],
    [null],
    [undefined],
    [true],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [{}],
    [[5]],
  ])('falls back to near miss for %o, which is no number', (duration) => {
    expect(severityByDuration(duration, unit)).toBe('near_miss')
  })

  test.each([[undefined], [null]])('is none without thresholds (%s)', (thresholds) => {
    expect(severityByDuration(5, thresholds)).toBe('none')
    expect(severityByDuration('abc', thresholds)).toBe('none')
  })

  test.each([
    ['near miss and level 1 agree', { nearMiss: 4, level1: 4, level2: 24 }, 4, 'near_miss'],
    ['near miss and level 1 agree', { nearMiss: 4, level1: 4, level2: 24 }, 4.01, 'level_2'],
    ['level 1 and level 2 agree', { nearMiss: 1, level1: 4, level2: 4 }, 3.99, 'level_1'],
    ['level 1 and level 2 agree', { nearMiss: 1, level1: 4, level2: 4 }, 4, 'level_3'],
    ['all three agree', { nearMiss: 4, level1: 4, level2: 4 }, 4, 'near_miss'],
    ['all three agree', { nearMiss: 4, level1: 4, level2: 4 }, 4.01, 'level_3'],
    ['all are zero', { nearMiss: 0, level1: 0, level2: 0 }, 0, 'near_miss'],
  ] as const)('keeps the order of the rules where %s', (_, thresholds, hours, expected) => {
    expect(severityByDuration(hours, thresholds)).toBe(expected)
  })
})

describe('thresholds', () => {
  test.each([
    [{ nearMiss: 1, level1: 2, level2: 3 }, true],
    [{ nearMiss: 2, level1: 2, level2: 2 }, true],
    [{ nearMiss: 3, level1: 2, level2: 4 }, false],
    [{ nearMiss: 1, level1: 5, level2: 4 }, false],
    [{ nearMiss: Number.NaN, level1: 5, level2: 6 }, false],
  ])('%o rise: %s', (thresholds, rises) => {
    expect(thresholdsProblem(thresholds) === undefined).toBe(rises)
    const parsed = severityThresholds.safeParse({ businessUnit: 'FRAC', ...thresholds })
    expect(parsed.success).toBe(rises)
  })

  test('refuse a negative value', () => {
    const row = { businessUnit: 'FRAC', nearMiss: -1, level1: 2, level2: 3 }
    expect(severityThresholds.safeParse(row).success).toBe(false)
  })
})

describe('severity display', () => {
  test.each([
    ['none', 'None', '--hp-grey-4'],
    ['near_miss', 'Near Miss', '--hp-severity-near-miss'],
    ['level_1', 'Level 1', '--hp-severity-1'],
    ['level_2', 'Level 2', '--hp-severity-2'],
    ['level_3', 'Level 3', '--hp-severity-3'],
  ] as const)('shows %s as %s in %s', (level, label, token) => {
    expect(severity.parse(level)).toBe(level)
    expect(severityLabel(level)).toBe(label)
    expect(severityColour(level).token).toBe(token)
  })

  test('stays readable without the token sheet', () => {
    for (const level of severities) {
      const { hex, inkHex } = severityColour(level)
      expect(contrastOf(hex, inkHex)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
