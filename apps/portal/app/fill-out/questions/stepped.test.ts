import { describe, expect, test } from 'vitest'
import { stepped } from './stepped.ts'

describe('stepped', () => {
  test.each([
    ['', 1, {}, '0'],
    ['', 1, { min: 5 }, '5'],
    ['3', 1, {}, '4'],
    ['3', -1, {}, '2'],
    ['0', -1, { min: 0 }, '0'],
    ['1000', 1, { max: 1000 }, '1000'],
    ['0.1', 1, { step: 0.2 }, '0.3'],
    ['100', 1, { step: 50 }, '150'],
    ['12,5', 1, {}, '13.5'],
    ['abc', 1, { min: 2 }, '2'],
  ] as const)('moves %j by %i within %j to %j', (text, direction, question, result) => {
    expect(stepped(question, text, direction)).toBe(result)
  })
})
