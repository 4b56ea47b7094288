import { windowToInstants } from '@holdpoint/api/vocabulary'
import { renderToString as markup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstDayOfWeekIn } from './calendar-looks.tsx'
import { entriesOfRange, readDateRange, windowOfRange, writeDateRange } from './date-range.value.ts'
import { type DateRangeWords, dateRangeWords, sayRange } from './date-range.words.ts'
import { DateRange, type DateRangeOptions, type DateRangeValue } from './index.ts'
import { DateRangePopover } from './index.popover.ts'

const clock = { now: new Date('2026-11-21T18:00:00Z'), timeZone: 'America/Edmonton' }
const month: DateRangeValue = { kind: 'quick', days: 30 }
const own: DateRangeValue = { kind: 'custom', startDate: '2026-11-03', endDate: '2026-11-12' }

describe('a range as a text', () => {
  test.each<[string, DateRangeValue]>([
    ['30', month],
    ['none', { kind: 'none' }],
    ['2026-11-03/2026-11-12', own],
  ])('%s is read and written alike', (text, value) => {
    expect(readDateRange(text)).toEqual(value)
    expect(writeDateRange(value)).toBe(text)
  })

  test.each(['', '0', '-7', '7.5', 'custom', '2026-02-30/2026-03-01', '2026-11-03', '1/2/3'])(
    '"%s" is none',
    (text) => {
      expect(readDateRange(text)).toBeUndefined()
    },
  )

  test('has the entries that the plain controls send', () => {
    expect(Object.fromEntries(entriesOfRange(month))).toEqual({ dateRange: '30' })
    expect(Object.fromEntries(entriesOfRange(own))).toEqual({
      dateRange: 'custom',
      startDate: '2026-11-03',
      endDate: '2026-11-12',
    })
  })
})

describe('the days that a range covers', () => {
  const lastWeek: DateRangeValue = { kind: 'quick', days: 7 }

  test('end on the day that the wall calendar of the zone shows', () => {
    const instant = new Date('2026-11-21T23:30:00Z')
    expect(windowOfRange(lastWeek, instant, 'America/Edmonton')?.endDate).toBe('2026-11-21')
    expect(windowOfRange(lastWeek, instant, 'Asia/Kolkata')?.endDate).toBe('2026-11-22')
    expect(windowOfRange(lastWeek, instant, 'Pacific/Kiritimati')?.endDate).toBe('2026-11-22')
    expect(windowOfRange(lastWeek, instant, 'Pacific/Pago_Pago')?.endDate).toBe('2026-11-21')
  })

  test('count days of the calendar, not hours, over the spring change of the clock', () => {
    // The clock of Calgary jumps from two to three in the morning of 8 March 2026.
    const justAfter = new Date('2026-03-08T09:00:01Z')
    const window = windowOfRange(lastWeek, justAfter, 'America/Edmonton')
    expect(window).toEqual({ startDate: '2026-03-02', endDate: '2026-03-08' })
    expect(window && windowToInstants(window, 'America/Edmonton')).toEqual({
      startsAt: '2026-03-02T07:00:00.000Z',
      endsBefore: '2026-03-09T06:00:00.000Z',
    })
  })

  test('and over the autumn one, in the hour that comes twice', () => {
    for (const instant of ['2026-11-01T07:30:00Z', '2026-11-01T08:30:00Z']) {
      expect(windowOfRange(lastWeek, new Date(instant), 'America/Edmonton')).toEqual({
        startDate: '2026-10-26',
        endDate: '2026-11-01',
      })
    }
  })

  test('are none for no range', () => {
    expect(windowOfRange({ kind: 'none' }, clock.now, clock.timeZone)).toBeUndefined()
  })
})

describe('a range in words', () => {
  test.each<[DateRangeValue, string]>([
    [{ kind: 'quick', days: 1 }, 'Last 1 day'],
    [month, 'Last 30 days'],
    [own, 'Nov 3, 2026 to Nov 12, 2026'],
    [{ ...own, endDate: own.startDate }, 'Nov 3, 2026'],
    [{ kind: 'none' }, 'Any date'],
  ])('%j is "%s"', (value, words) => {
    expect(sayRange(value, dateRangeWords, 'en')).toBe(words)
  })

  test('names days in the language asked', () => {
    const words: DateRangeWords = { ...dateRangeWords, between: (a, b) => `${a} bis ${b}` }
    expect(sayRange(own, words, 'de')).toBe('03.11.2026 bis 12.11.2026')
  })

  test.each([
    ['en-US', 0],
    ['de-CH', 1],
    ['ar-EG', 6],
  ])('%s begins its week on day %i', (locale, first) => {
    expect(firstDayOfWeekIn(locale)).toBe(first)
  })
})

describe('on a server', () => {
  const fields = (
    <>
      <DateRange.Label of="dateRange" />
      <DateRange.Choice />
      <DateRange.StartDate />
      <DateRange.EndDate />
      <DateRange.Problem />
      <DateRange.Calendar />
    </>
  )
  const inline = (options: DateRangeOptions = {}) =>
    markup(<DateRange.Root {...options}>{fields}</DateRange.Root>)
  const popover = (options: DateRangeOptions = {}) =>
    markup(
      <DateRangePopover.Root {...options}>
        <DateRangePopover.Trigger />
        <DateRangePopover.Content>
          {fields}
          <DateRangePopover.Close />
        </DateRangePopover.Content>
      </DateRangePopover.Root>,
    )

  const warned = vi.spyOn(console, 'error')
  afterEach(() => {
    expect(warned).not.toHaveBeenCalled()
  })

  test('is plain controls with names that know tomorrow', () => {
    const html = inline(clock)
    expect(html).toMatch(/<select[^>]* name="dateRange"/)
    expect(html).toContain('<option value="30" selected="">Last 30 days</option>')
    expect(html).toMatch(
      /name="startDate" type="date" min="1900-01-01" max="2026-11-22"[^>]* value="2026-10-23"/,
    )
    expect(html).toMatch(/name="endDate" type="date" [^>]*max="2026-11-22"/)
    expect(html).not.toContain('style=')
  })

  test('draws no calendar, whose buttons would do nothing there', () => {
    expect(inline(clock)).toContain('<div class="hp-date-range-calendar"></div>')
  })

  test('says nothing that hangs on the clock unless it is told', () => {
    const html = inline()
    expect(html).not.toContain('max="')
    expect(html).toMatch(/name="startDate"[^>]* value=""/)
    expect(inline({ defaultValue: own })).toMatch(/name="startDate"[^>]* value="2026-11-03"/)
  })

  test('offers the last two days on the loto and jsa pages alone', () => {
    for (const page of ['loto', 'jsa']) {
      expect(inline({ page })).toContain('Last 2 days')
    }
    expect(inline({ page: 'my-forms' })).not.toContain('Last 2 days')
    expect(inline()).not.toContain('Last 2 days')
  })

  test('offers the days that it is told, in their order, whatever the page', () => {
    const html = inline({ quickDays: [14, 7, 7], page: 'loto', value: { kind: 'none' } })
    expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, days]) => days)).toEqual([
      '14',
      '7',
    ])
  })

  test('keeps a number of days that a saved filter brought', () => {
    const html = inline({ value: { kind: 'quick', days: 14 } })
    expect(html).toContain('<option value="14" selected="">Last 14 days</option>')
  })

  test('lets the browser open the box before the script comes, with the controls in it', () => {
    const html = popover(clock)
    const id = /popovertarget="([^"]+)"/.exec(html)?.[1]
    expect(html).toMatch(new RegExp(`popover="manual" id="${id}"`))
    expect(html).toContain('name="startDate"')
    expect(html).toContain('>Last 30 days</button>')
    expect(html).toContain('aria-label="Date range: Last 30 days"')
    expect(html).not.toContain('style=')
  })

  test('is disabled as a whole', () => {
    expect(inline({ disabled: true })).toMatch(/^<fieldset[^>]* disabled=""/)
  })

  test('may be registered there, and does nothing', async () => {
    await expect(import('./date-range.register.ts')).resolves.toBeDefined()
  })
})

describe('DateRange', () => {
  test('passes props and classes on from every part', () => {
    const html = markup(
      <DateRange.Root id="own" className="mine" data-crew="red">
        <DateRange.Choice className="mine" name="period" />
        <DateRange.Problem className="mine">words</DateRange.Problem>
      </DateRange.Root>,
    )
    expect(html).toContain('id="own"')
    expect(html).toContain('class="hp-date-range mine"')
    expect(html).toContain('name="period" class="hp-field hp-date-range-choice mine"')
    expect(html).toContain('class="hp-date-range-problem mine">words</p>')
  })

  test('refuses a part outside its root, in a sentence', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => markup(<DateRange.Choice />)).toThrow(
      'DateRange.Choice stands outside DateRange.Root',
    )
    error.mockRestore()
  })
})
