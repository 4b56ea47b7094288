import { describe, expect, test } from 'vitest'
import {
  defaultWindow,
  isSelectableDate,
  quickDateOptions,
  quickWindow,
  rangeProblem,
  rangeProblems,
  windowToInstants,
} from './date-window.ts'
import { savedFilterRangeDays } from './limits.ts'

describe('defaultWindow', () => {
  test.each([
    ['America/Chicago', '2026-03-30T04:59:59Z', '2026-02-28', '2026-03-29'],
    ['America/Chicago', '2026-03-30T05:00:00Z', '2026-03-01', '2026-03-30'],
    ['America/Edmonton', '2026-03-30T05:59:59Z', '2026-02-28', '2026-03-29'],
    ['UTC', '2024-03-29T12:00:00Z', '2024-02-29', '2024-03-29'],
    ['Asia/Kolkata', '2026-01-14T18:30:00Z', '2025-12-17', '2026-01-15'],
    ['Pacific/Auckland', '2026-01-14T11:00:00Z', '2025-12-17', '2026-01-15'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-02', '2011-12-31'],
  ])('in %s at %s runs from %s through %s', (timeZone, now, startDate, endDate) => {
    expect(defaultWindow(new Date(now), timeZone)).toEqual({ startDate, endDate })
  })
})

describe('quickWindow', () => {
  const now = new Date('2026-03-10T18:00:00Z')

  test.each([
    [1, '2026-03-10'],
    [2, '2026-03-09'],
    [7, '2026-03-04'],
    [30, '2026-02-09'],
    [60, '2026-01-10'],
  ])('of %d days starts on %s', (days, startDate) => {
    expect(quickWindow(days, now, 'America/Chicago')).toEqual({ startDate, endDate: '2026-03-10' })
  })

  test('of a saved filter’s default range is the default window', () => {
    const quick = quickWindow(savedFilterRangeDays, now, 'America/Chicago')
    expect(quick).toEqual(defaultWindow(now, 'America/Chicago'))
  })

  test.each([[0], [-1], [1.5], [Number.NaN]])('refuses %d days', (days) => {
    expect(() => quickWindow(days, now, 'UTC')).toThrow('A window needs a whole number of days')
  })
})

describe('windowToInstants', () => {
  test.each([
    ['America/Chicago', '2026-03-08', '2026-03-08', 23],
    ['America/Chicago', '2026-11-01', '2026-11-01', 25],
    ['America/Chicago', '2026-07-15', '2026-07-15', 24],
    ['America/Edmonton', '2026-03-08', '2026-03-08', 23],
    ['America/Edmonton', '2025-11-02', '2025-11-02', 25],
    ['UTC', '2026-03-29', '2026-03-29', 24],
    ['Asia/Kolkata', '2024-02-29', '2024-02-29', 24],
    ['Pacific/Auckland', '2026-09-27', '2026-09-27', 23],
    ['Pacific/Auckland', '2026-04-05', '2026-04-05', 25],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-05', 24.5],
    ['America/Havana', '2026-03-08', '2026-03-08', 23],
    ['America/Havana', '2026-11-01', '2026-11-01', 25],
    ['Pacific/Apia', '2011-12-30', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-29', '2011-12-31', 48],
    ['America/Chicago', '2026-02-20', '2026-03-21', 30 * 24 - 1],
    ['America/Chicago', '2024-02-28', '2024-03-01', 72],
  ])('in %s from %s through %s covers %d hours', (timeZone, startDate, endDate, hours) => {
    const { startsAt, endsBefore } = windowToInstants({ startDate, endDate }, timeZone)
    expect((Date.parse(endsBefore) - Date.parse(startsAt)) / 3_600_000).toBe(hours)
  })

  test('gives the exact instants of a short day', () => {
    const day = { startDate: '2026-03-08', endDate: '2026-03-08' }
    expect(windowToInstants(day, 'America/Edmonton')).toEqual({
      startsAt: '2026-03-08T07:00:00.000Z',
      endsBefore: '2026-03-09T06:00:00.000Z',
    })
  })

  test('lets neighbouring windows meet without gap or overlap', () => {
    const [first, second] = [
      { startDate: '2026-10-01', endDate: '2026-11-01' },
      { startDate: '2026-11-02', endDate: '2026-11-30' },
    ].map((window) => windowToInstants(window, 'America/Chicago'))
    expect(first?.endsBefore).toBe(second?.startsAt)
  })

  test.each([
    ['2026-02-30', '2026-03-01', '"2026-02-30" is not a day'],
    ['2026-03-01', 'soon', '"soon" is not a day'],
    ['2026-03-02', '2026-03-01', 'A window cannot start on 2026-03-02 and end on 2026-03-01.'],
  ])('refuses %s through %s', (startDate, endDate, sentence) => {
    expect(() => windowToInstants({ startDate, endDate }, 'UTC')).toThrow(sentence)
  })
})

describe('isSelectableDate', () => {
  // In Chicago it is still the 14th, in Auckland already the 15th.
  const now = new Date('2026-01-15T05:00:00Z')

  test.each([
    ['2026-01-14', 'America/Chicago', true],
    ['2026-01-15', 'America/Chicago', true],
    ['2026-01-16', 'America/Chicago', false],
    ['2026-01-16', 'Pacific/Auckland', true],
    ['2026-01-17', 'Pacific/Auckland', false],
    ['1999-12-31', 'UTC', true],
    ['2026-01-32', 'UTC', false],
    ['', 'UTC', false],
  ])('answers for %j in %s: %s', (day, timeZone, expected) => {
    expect(isSelectableDate(day, now, timeZone)).toBe(expected)
  })
})

describe('rangeProblem', () => {
  const now = new Date('2026-01-15T12:00:00Z')

  test.each([
    [{}, 'two_dates_needed'],
    [{ startDate: '2026-01-01' }, 'two_dates_needed'],
    [{ startDate: '', endDate: '2026-01-01' }, 'two_dates_needed'],
    [{ startDate: '2026-01-01', endDate: null }, 'two_dates_needed'],
    [{ startDate: '2026-02-30', endDate: '2026-01-01' }, 'not_a_date'],
    [{ startDate: '2026-01-01', endDate: '01/15/2026' }, 'not_a_date'],
    [{ startDate: '2026-01-02', endDate: '2026-01-01' }, 'ends_before_start'],
    [{ startDate: '2026-01-01', endDate: '2026-01-17' }, 'after_tomorrow'],
    [{ startDate: '2026-01-17', endDate: '2026-01-18' }, 'after_tomorrow'],
    [{ startDate: '2026-01-01', endDate: '2026-01-16' }, undefined],
    [{ startDate: '2026-01-15', endDate: '2026-01-15' }, undefined],
  ])('names what is wrong with %j: %s', (range, expected) => {
    expect(rangeProblem(range, now, 'UTC')).toBe(expected)
  })

  test('has a sentence for each name', () => {
    expect(Object.values(rangeProblems).every((sentence) => sentence.endsWith('.'))).toBe(true)
  })
})

describe('quickDateOptions', () => {
  const usual = [
    'Last 1 day',
    'Last 7 days',
    'Last 30 days',
    'Last 60 days',
    'Custom range',
    'None',
  ]
  const withTwo = [...usual.slice(0, 1), 'Last 2 days', ...usual.slice(1)]

  test.each([
    ['my-forms', usual],
    ['loto', withTwo],
    ['jsa', withTwo],
  ])('offers on %s: %s', (page, labels) => {
    expect(quickDateOptions(page).map(({ label }) => label)).toEqual(labels)
  })
})
