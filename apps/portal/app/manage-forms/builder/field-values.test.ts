import { expect, test } from 'vitest'
import { numberIn } from './field-values.ts'

test('a field says a number with a point or a comma, but never one that two read differently', () => {
  expect(['30', ' -2 ', '0.125', '2,5', '10,25'].map(numberIn)).toEqual([30, -2, 0.125, 2.5, 10.25])
  for (const text of ['1,000', '1,000.5', '1.000,5', '3 m', '1e3', '', 'Infinity', '٣']) {
    expect(numberIn(text), text).toBeUndefined()
  }
})
