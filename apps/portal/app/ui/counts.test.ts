import { describe, expect, test } from 'vitest'
import { formatCount, totalInWords } from './counts.ts'

describe('totalInWords', () => {
  test('says of a number that nobody counted that it is about right', () => {
    expect(totalInWords(1_000_000, true)).toBe('about 1,000,000')
    expect(totalInWords(1284, false)).toBe('1,284')
  })
})

describe('formatCount', () => {
  test('sets thousands apart', () => {
    expect(formatCount(1284)).toBe('1,284')
    expect(formatCount(999)).toBe('999')
  })
})
