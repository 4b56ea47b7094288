import { expect, test } from 'vitest'
import { takesSomeNumber } from './number-fits.ts'
import type { Question } from './types.ts'

test.each<[Partial<Question>, boolean]>([
  [{}, true],
  [{ step: 0.3 }, true],
  [{ min: 1 }, true],
  [{ min: 1, max: 1 }, true],
  [{ min: 0.2, max: 0.8 }, false],
  [{ min: 0.5, step: 1 }, false],
  [{ min: 0.5, step: 0.5 }, true],
  [{ min: 0.5, max: 2, step: 0.3 }, true],
  [{ min: 0.5, max: 1.9, step: 0.3 }, false],
  [{ max: -5, step: 2 }, true],
  [{ max: -0.5, step: 0.3 }, true],
  [{ min: 1, max: 9, step: 100 }, true],
  [{ min: -1e12, max: 1e12, step: 1e12 }, true],
  [{ min: 0.001, step: 0.0001 }, true],
  [{ min: 7, step: 1 / 3 }, true],
])('a whole number is taken by %j: %s', (bounds, isTaken) => {
  expect(takesSomeNumber({ key: 'a', type: 'integer', label: {}, ...bounds })).toBe(isTaken)
})

test.each<[Partial<Question>, boolean]>([
  [{ min: 0.31, max: 0.39, precision: 1 }, false],
  [{ min: 0.31, max: 0.41, precision: 1 }, true],
  [{ min: 0.1, max: 0.3, step: 0.1 }, true],
  [{ min: 0.15, step: 0.1, precision: 1 }, false],
  [{ min: 0.15, step: 0.05, precision: 1 }, true],
  [{ min: 1e-7, max: 2e-7 }, false],
  // Bounds that no computer holds exactly.
  [{ min: 0.25, max: 0.3, precision: 1 }, true],
  [{ min: 0.65, max: 0.7, precision: 1 }, true],
  [{ max: 0.3, precision: 1 }, true],
])('a decimal is taken by %j: %s', (bounds, isTaken) => {
  expect(takesSomeNumber({ key: 'a', type: 'decimal', label: {}, ...bounds })).toBe(isTaken)
})

test('a number that is both bounds is taken', () => {
  for (let tenths = 1; tenths <= 2000; tenths += 1) {
    const at = tenths / 10
    const question = { key: 'a', type: 'decimal', label: {}, min: at, max: at } as const
    expect([at, takesSomeNumber(question)]).toEqual([at, true])
  }
})
