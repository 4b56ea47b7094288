import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf, zoneClock } from './world-time.ts'

describe('zoneClock', () => {
  const clock = zoneClock('America/Chicago')

  test.each([
    ['2026-10-31', 60, '2026-10-31T06:00:00.000Z'],
    ['2026-11-01', 30, '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', 10 * 60, '2026-11-01T16:00:00.000Z'],
    ['2027-03-14', 10 * 60, '2027-03-14T15:00:00.000Z'],
  ])(
    'finds the instant of %s at minute %i, the change of clocks included',
    (day, minutes, instant) => {
      expect(clock.instantOf(day, minutes).toISOString()).toBe(instant)
    },
  )

  test('reads day and time off the wall', () => {
    const late = new Date('2026-11-21T05:45:00Z')
    expect(clock.dayOf(late)).toBe('2026-11-20')
    expect(clock.timeOf(late)).toBe('23:45')
  })
})

test('days are counted over the end of a month and of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(weekdayOf('2026-11-22')).toBe(0)
})
