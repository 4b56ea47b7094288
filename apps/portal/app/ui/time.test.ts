import { describe, expect, test } from 'vitest'
import { clock, dayAndClock, exactTime, shortCalendarDay, shortDay } from './time.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('times in a zone', () => {
  test.each([
    ['2026-11-20T22:42:05Z', 'America/Chicago', '20 Nov', '16:42'],
    ['2026-11-20T22:42:05Z', 'Asia/Kolkata', '21 Nov', '04:12'],
    ['2026-11-20T22:42:05Z', 'Australia/Lord_Howe', '21 Nov', '09:42'],
    ['2026-11-01T06:30:00Z', 'America/Chicago', '1 Nov', '01:30'],
    ['2026-11-01T07:30:00Z', 'America/Chicago', '1 Nov', '01:30'],
    ['2026-01-01T05:59:59Z', 'America/Chicago', '31 Dec 2025', '23:59'],
    ['2026-01-01T06:00:00Z', 'America/Chicago', '1 Jan', '00:00'],
    ['2024-02-29T12:00:00+00:00', 'UTC', '29 Feb 2024', '12:00'],
  ])('reads %s in %s as %s at %s', (instant, timeZone, day, time) => {
    expect(shortDay(instant, timeZone, now)).toBe(day)
    expect(clock(instant, timeZone)).toBe(time)
    expect(dayAndClock(instant, timeZone, now)).toBe(`${day}, ${time}`)
  })

  test('says the exact time with its zone', () => {
    expect(exactTime('2026-11-20T22:42:05Z', 'America/Chicago')).toBe(
      'Friday 20 November 2026, 16:42:05, America/Chicago',
    )
    expect(exactTime('2026-03-08T05:00:00Z', 'America/New_York')).toBe(
      'Sunday 8 March 2026, 00:00:00, America/New York',
    )
  })

  test('reads a calendar day as itself, whatever the zone', () => {
    expect(shortCalendarDay('2026-10-23', 'Pacific/Kiritimati', now)).toBe('23 Oct')
    expect(shortCalendarDay('2025-12-31', 'America/Chicago', now)).toBe('31 Dec 2025')
  })
})
