import { describe, expect, test } from 'vitest'
import { countOfDays, daysBefore, daysOf, spansOf } from './graph.spans.ts'

const zone = 'America/Chicago'

describe('the spans of a graph over time', () => {
  test('are days up to ninety days, then weeks, months and years', () => {
    const stepTo = (endDate: string) => spansOf({ startDate: '2026-01-01', endDate }, zone).step
    expect(stepTo('2026-03-31')).toBe('day')
    expect(stepTo('2026-04-01')).toBe('week')
    expect(stepTo('2027-12-29')).toBe('week')
    expect(stepTo('2027-12-30')).toBe('month')
    expect(stepTo('2035-12-31')).toBe('month')
    expect(stepTo('2036-01-01')).toBe('year')
  })

  test.each([
    ['2026-02-04', '2026-03-05', 30],
    ['2026-01-01', '2026-06-30', 27],
    ['2024-02-29', '2026-11-21', 34],
    ['2010-05-05', '2026-11-21', 17],
  ])('from %s through %s lie end to end and miss no day', (startDate, endDate, count) => {
    const { spans, thresholds } = spansOf({ startDate, endDate }, zone)
    expect(spans).toHaveLength(count)
    expect(spans[0]?.startDate).toBe(startDate)
    expect(spans.at(-1)?.endDate).toBe(endDate)
    expect(spans.reduce((days, span) => days + countOfDays(span), 0)).toBe(
      countOfDays({ startDate, endDate }),
    )
    expect([...thresholds].sort()).toEqual(thresholds)
    expect(new Set(thresholds).size).toBe(thresholds.length)
  })

  test('weeks begin on Mondays, the first where the days begin', () => {
    const { spans } = spansOf({ startDate: '2026-01-01', endDate: '2026-06-30' }, zone)
    expect(spans.slice(0, 2)).toEqual([
      { startDate: '2026-01-01', endDate: '2026-01-04' },
      { startDate: '2026-01-05', endDate: '2026-01-11' },
    ])
  })

  test('begin at the midnights of the zone, whose days are not all of one length', () => {
    const { thresholds } = spansOf({ startDate: '2026-03-07', endDate: '2026-03-09' }, zone)
    expect(thresholds).toEqual([
      '2026-03-07T06:00:00.000Z',
      '2026-03-08T06:00:00.000Z',
      '2026-03-09T05:00:00.000Z',
    ])
    expect(daysOf('2026-03-07T06:00:00.000Z', '2026-03-10T05:00:00.000Z', zone)).toEqual({
      startDate: '2026-03-07',
      endDate: '2026-03-09',
    })
  })
})

test('the days before are as many, and none before the calendar begins', () => {
  expect(daysBefore({ startDate: '2026-02-04', endDate: '2026-03-05' })).toEqual({
    startDate: '2026-01-05',
    endDate: '2026-02-03',
  })
  expect(daysBefore({ startDate: '1900-01-02', endDate: '2026-03-05' })).toBeUndefined()
})
