import { describe, expect, test } from 'vitest'
import {
  comingFrom,
  nextOccurrence,
  openedSince,
  type Pattern,
} from './form-schedules.occurrences.ts'

// 1 March 2026 is a Sunday, and the clocks go forward on 8 March.
const pattern: Pattern = {
  ...{ cadence: 'daily', weekdays: [], every_weeks: 1, month_day: 1 },
  ...{ opens_at: '06:00', due_hours: 4, time_zone: 'America/Chicago' },
  ...{ starts_on: '2026-03-01', ends_on: null },
}
const days = (changed: Partial<Pattern>, from = '2026-03-01', count = 4) =>
  comingFrom({ ...pattern, ...changed }, from, count).map(({ day }) => day.slice(5))

describe('the days of a schedule', () => {
  test.each<[Partial<Pattern>, string[]]>([
    [{ cadence: 'once' }, ['03-01']],
    [{ cadence: 'daily', ends_on: '2026-03-02' }, ['03-01', '03-02']],
    [{ cadence: 'weekdays' }, ['03-02', '03-03', '03-04', '03-05']],
    [{ cadence: 'weekly', weekdays: ['mon', 'fri'] }, ['03-02', '03-06', '03-09', '03-13']],
    [
      { cadence: 'weekly', weekdays: ['mon'], every_weeks: 2 },
      ['03-09', '03-23', '04-06', '04-20'],
    ],
    [{ cadence: 'monthly', month_day: 31 }, ['03-31', '04-30', '05-31', '06-30']],
  ])('%o', (changed, expected) => {
    expect(days(changed)).toEqual(expected)
  })

  test('a monthly one goes on in the next month', () => {
    expect(days({ cadence: 'monthly', month_day: 2 }, '2026-03-03', 1)).toEqual(['04-02'])
  })

  test('it opens by the clock on the wall, whatever the season', () => {
    const opened = comingFrom(pattern, '2026-03-07', 2).map(({ opensAt }) => opensAt.toISOString())
    expect(opened).toEqual(['2026-03-07T12:00:00.000Z', '2026-03-08T11:00:00.000Z'])
  })
})

describe('the next occurrence', () => {
  test('is not one whose hour has passed, unless it is meant once', () => {
    const now = new Date('2026-03-02T14:00:00Z')
    expect(nextOccurrence(pattern, now, null)?.day).toBe('2026-03-03')
    const once = { ...pattern, cadence: 'once', starts_on: '2026-03-02' } as const
    expect(nextOccurrence(once, now, null)?.day).toBe('2026-03-02')
    expect(nextOccurrence(once, now, '2026-03-02')).toBeUndefined()
  })

  test('after two days without a server, what opened meanwhile is told one by one', () => {
    const { opened, next } = openedSince(pattern, '2026-03-02', new Date('2026-03-04T13:00:00Z'))
    expect(opened.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
    expect(next?.day).toBe('2026-03-05')
  })
})
