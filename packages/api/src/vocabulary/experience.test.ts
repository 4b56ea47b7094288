import { describe, expect, test } from 'vitest'
import { experienceLabel, monthsBetween } from './experience.ts'

describe('experienceLabel', () => {
  test.each([
    [0, '0 months'],
    [1, '1 month'],
    [2, '2 months'],
    [7, '7 months'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year'],
    [14, '1 year'],
    [15, '1.5 years'],
    [16, '1.5 years'],
    [20, '1.5 years'],
    [21, '2 years'],
    [23, '2 years'],
    [24, '2 years'],
    [26, '2 years'],
    [27, '2.5 years'],
    [32, '2.5 years'],
    [33, '3 years'],
    [35, '3 years'],
    [36, '3 years'],
    [120, '10 years'],
    [123, '10.5 years'],
    [480, '40 years'],
    [0.9, '0 months'],
    [11.99, '11 months'],
    [14.99, '1 year'],
    [20.99, '1.5 years'],
  ])('tells %d months as %s', (months, label) => {
    expect(experienceLabel(months)).toBe(label)
  })

  test.each([[-1], [-0.1], [Number.NaN], [Number.POSITIVE_INFINITY]])(
    'has none for %d',
    (months) => {
      expect(experienceLabel(months)).toBeUndefined()
    },
  )
})

describe('monthsBetween', () => {
  test.each([
    ['2026-01-15', '2026-01-15', 0],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2025-06-01', '2026-06-01', 12],
    ['2025-06-02', '2026-06-01', 11],
    ['2024-01-31', '2024-02-28', 0],
    ['2024-01-31', '2024-02-29', 1],
    ['2023-01-31', '2023-02-28', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2025-12-31', '2026-01-01', 0],
    ['2026-02-15', '2026-01-15', -1],
    ['2026-01-16', '2026-01-15', -1],
    ['2026-06-01', '2025-06-01', -12],
  ])('counts from %s to %s as %d', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months)
  })

  test('gives NaN for a text that is no date, which has no label', () => {
    expect(experienceLabel(monthsBetween('soon', '2026-01-01'))).toBeUndefined()
  })
})
