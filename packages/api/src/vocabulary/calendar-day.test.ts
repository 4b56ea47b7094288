import { describe, expect, test } from 'vitest'
import { addDays, addMonths, isCalendarDay, isTimeZone, startOfDay, today } from './calendar-day.ts'

describe('isCalendarDay', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-01', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2999-12-31', true],
    ['3000-01-01', false],
    ['2026-01-01T00:00:00Z', false],
    [' 2026-01-01', false],
    ['2026-01-01\n', false],
    ['', false],
    [20260101, false],
    [null, false],
  ])('answers for %j: %s', (value, expected) => {
    expect(isCalendarDay(value)).toBe(expected)
  })
})

describe('addDays', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-08', 0, '2026-03-08'],
    ['2026-03-30', -29, '2026-03-01'],
    ['2999-12-31', 1, '3000-01-01'],
  ])('moves %s by %d to %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  test('refuses a text that is no day', () => {
    expect(() => addDays('tomorrow', 1)).toThrow('"tomorrow" is not a day from 1900 to 2999.')
  })
})

describe('addMonths', () => {
  test.each([
    ['2026-03-05', 12, '2027-03-05'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('moves %s by %d to %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected)
  })
})

describe('isTimeZone', () => {
  test.each([
    ['America/Chicago', true],
    ['america/chicago', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
    [undefined, false],
  ])('answers for %j: %s', (value, expected) => {
    expect(isTimeZone(value)).toBe(expected)
  })

  test('stays right when more names come by than it remembers', () => {
    const spellings = Array.from({ length: 512 }, (_, bits) =>
      [...'edmonton'].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)),
    )
    const now = new Date('2026-07-01T05:59:59Z')
    for (const letters of spellings) {
      expect(today(now, `America/${letters.join('')}`)).toBe('2026-06-30')
    }
  })
})

describe('today', () => {
  test.each([
    ['America/Chicago', '2026-01-15T05:59:59.999Z', '2026-01-14'],
    ['America/Chicago', '2026-01-15T06:00:00.000Z', '2026-01-15'],
    ['America/Chicago', '2026-07-15T04:59:59.999Z', '2026-07-14'],
    ['America/Chicago', '2026-07-15T05:00:00.000Z', '2026-07-15'],
    ['America/Edmonton', '2026-01-15T06:59:59.999Z', '2026-01-14'],
    ['America/Edmonton', '2026-01-15T07:00:00.000Z', '2026-01-15'],
    ['UTC', '2026-01-14T23:59:59.999Z', '2026-01-14'],
    ['UTC', '2026-01-15T00:00:00.000Z', '2026-01-15'],
    ['Asia/Kolkata', '2026-01-14T18:29:59.999Z', '2026-01-14'],
    ['Asia/Kolkata', '2026-01-14T18:30:00.000Z', '2026-01-15'],
    ['Pacific/Auckland', '2026-01-14T10:59:59.999Z', '2026-01-14'],
    ['Pacific/Auckland', '2026-01-14T11:00:00.000Z', '2026-01-15'],
    ['Australia/Lord_Howe', '2026-01-14T12:59:59.999Z', '2026-01-14'],
    ['Australia/Lord_Howe', '2026-01-14T13:00:00.000Z', '2026-01-15'],
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
    ['America/Chicago', '2024-02-29T18:00:00Z', '2024-02-29'],
    ['America/Chicago', '2025-01-01T05:59:59Z', '2024-12-31'],
    ['UTC', '1969-12-31T23:59:59.999Z', '1969-12-31'],
  ])('in %s at %s is %s', (timeZone, now, day) => {
    expect(today(new Date(now), timeZone)).toBe(day)
  })

  test('refuses an unknown zone with a sentence', () => {
    expect(() => today(new Date(0), 'Mars/Olympus')).toThrow(
      '"Mars/Olympus" is not a time zone that is known here.',
    )
  })
})

describe('startOfDay', () => {
  test.each([
    ['America/Chicago', '2026-03-08', '2026-03-08T06:00:00.000Z', 'before the spring gap'],
    ['America/Chicago', '2026-03-09', '2026-03-09T05:00:00.000Z', 'after the spring gap'],
    ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z', 'before the autumn overlap'],
    ['America/Chicago', '2026-11-02', '2026-11-02T06:00:00.000Z', 'after the autumn overlap'],
    ['Asia/Kolkata', '2024-02-29', '2024-02-28T18:30:00.000Z', 'on a leap day'],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z', 'before the overlap'],
    ['Pacific/Auckland', '2026-04-06', '2026-04-05T12:00:00.000Z', 'after the overlap'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 'before half an hour back'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z', 'after half an hour back'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 'where midnight is skipped'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 'at the first of two midnights'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', 'where midnight is skipped'],
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z', 'after 23:00 came twice'],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z', 'before the skipped day'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 'on the day that never was'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z', 'after the skipped day'],
    ['UTC', '1969-12-31', '1969-12-31T00:00:00.000Z', 'before 1970'],
  ])('in %s of %s is %s, %#: %s', (timeZone, day, instant) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(instant)
  })
})

const zones = [
  'America/Chicago',
  'America/Edmonton',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'America/Havana',
  'Africa/Cairo',
]

describe.each(zones)('every day of 2024 to 2026 in %s', (timeZone) => {
  const days = Array.from({ length: 1096 }, (_, index) => addDays('2024-01-01', index))

  test('begins at its start, and a millisecond earlier it is the day before', () => {
    const wrong = days.filter((day) => {
      const start = startOfDay(day, timeZone).getTime()
      return (
        today(new Date(start), timeZone) !== day ||
        today(new Date(start - 1), timeZone) !== addDays(day, -1)
      )
    })
    expect(wrong).toEqual([])
  })
})
