import { describe, expect, test } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

describe('rate limits', () => {
  test('let a burst through, then say how long to wait', () => {
    const take = createRateLimits()
    const waits = Array.from({ length: 102 }, () => take('a', 'upload', 0))
    expect(waits.slice(0, 100).every((wait) => wait === 0)).toBe(true)
    expect(waits.slice(100)).toEqual([1, 1])
  })

  test('fill up again with time, never past the burst', () => {
    const take = createRateLimits()
    const takeAll = (nowMs: number) => {
      let taken = 0
      while (take('a', 'upload', nowMs) === 0) {
        taken += 1
      }
      return taken
    }
    expect(takeAll(0)).toBe(100)
    expect(takeAll(5000)).toBe(25)
    expect(takeAll(3_600_000)).toBe(100)
  })

  test('count each caller and each class apart', () => {
    const take = createRateLimits()
    while (take('a', 'signIn', 0) === 0) {
      // Until the first is throttled.
    }
    expect(take('b', 'signIn', 0)).toBe(0)
    expect(take('a', 'read', 0)).toBe(0)
  })

  test('a clock that goes back makes nobody wait longer', () => {
    const take = createRateLimits()
    expect(take('a', 'upload', 10_000)).toBe(0)
    expect(take('a', 'upload', 0)).toBe(0)
  })

  test('a flood of new callers does not free one who is throttled', () => {
    const take = createRateLimits()
    while (take('guesser', 'signIn', 0) === 0) {
      // Until throttled.
    }
    for (let other = 0; other < 60_000; other += 1) {
      take(`other ${other}`, 'signIn', 0)
      if (other % 1000 === 0) {
        expect(take('guesser', 'signIn', 0)).toBeGreaterThan(0)
      }
    }
  })
})
