import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { filterShape } from '../../lists/filter.schemas.ts'
import type { FilterWindow } from '../../lists/filter-window.ts'
import { readRange, writeRange } from '../../lists/number-range.ts'
import { savedFilterValues, savedFilterValuesInput } from '../saved-filters/saved-filters.values.ts'
import { myFormsFilter, type MyFormsFilter } from './my-forms.list.ts'

const callInput = z.object(filterShape(myFormsFilter))
const { plain, fromCall, callOf, fromSaved, savedOf } = myFormsFilter
const readScore = (text: string) => readRange(text, { low: 0, high: 100 })
const now = { now: new Date('2026-03-05T15:00:00Z'), timeZone: 'America/Chicago' }

const full: MyFormsFilter = {
  formIds: ['f-1', 'f-2'],
  formTypes: ['t-1'],
  countries: ['US', 'CA'],
  districts: ['PER'],
  businessUnits: ['FRAC', '-2'],
  crews: ['F-01', 'F-02'],
  customers: ['c-1'],
  pads: ['pad-1', 'Blue Mesa 12'],
  assets: ['a-1'],
  statuses: ['in_reviews', 'complete'],
  score: { low: 20, high: 80 },
  isAssigned: true,
  isOverdue: true,
  isElevated: true,
  isFailed: true,
  hasCriticalFailure: true,
  isKudos: true,
  isPrivateComment: true,
  isPublicComment: true,
  window: { kind: 'dates', startDate: '2026-02-01', endDate: '2026-02-28' },
}

const windows: readonly [string, FilterWindow][] = [
  ['the default days', { kind: 'days', days: 30 }],
  ['all days', { kind: 'all' }],
  ['two days', { kind: 'dates', startDate: '2026-01-01', endDate: '2026-01-31' }],
]

/** What each part of the filter is when everything else narrows nothing. */
const parts: readonly [string, MyFormsFilter][] = [
  ['nothing', plain],
  ['everything', full],
  ...Object.entries(full).map(([name, value]): [string, MyFormsFilter] => [
    `${name} alone`,
    { ...plain, [name]: value },
  ]),
  ...windows.map(([name, window]): [string, MyFormsFilter] => [name, { ...full, window }]),
]

describe('the call’s spelling', () => {
  test.each(parts)('of %s reads back as it was written', (_what, filter) => {
    const written = callOf(filter, now)
    expect(fromCall(written)).toEqual(filter)
    expect(fromCall(callInput.parse(written))).toEqual(filter)
  })

  test.each(parts)('of %s reads back from text, as an address carries it', (_what, filter) => {
    const entries = Object.entries(callOf(filter, now))
    const asText = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
    expect(fromCall(callInput.parse(asText))).toEqual(filter)
  })

  test('leaves out what narrows nothing', () => {
    expect(callOf(plain, now)).toEqual({})
  })

  test('names the days of a quick choice, for the call knows none', () => {
    const week: MyFormsFilter = { ...plain, window: { kind: 'days', days: 7 } }
    expect(callOf(week, now)).toEqual({
      startDate: '2026-02-27',
      endDate: '2026-03-05',
    })
  })

  test.each([
    ['a start alone', { startDate: '2026-02-01' }],
    ['an end alone', { endDate: '2026-02-01' }],
    ['an end without a beginning', { startDate: 'none', endDate: '2026-02-01' }],
  ] as const)('keeps %s', (_what, dates) => {
    expect(callOf(fromCall(dates), now)).toEqual(dates)
  })

  test('trims ids, drops empty and doubled ones', () => {
    const call = callInput.parse({ formIds: ' f-1 ,, f-2,f-1, ' })
    expect(fromCall(call).formIds).toEqual(['f-1', 'f-2'])
  })

  test('takes 9,999 ids and no more', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `f-${index}`)
    expect(callInput.safeParse({ formIds: ids.slice(1).join(',') }).success).toBe(true)
    expect(callInput.safeParse({ formIds: ids.join(',') }).success).toBe(false)
    expect(callInput.safeParse({ formIds: ids }).success).toBe(false)
  })

  test('passes over -1 and -2 among countries and crews', () => {
    const { countries, crews } = fromCall({
      countries: ['-1', 'US', '-2'],
      crews: ['-2', '-1'],
    })
    expect({ countries, crews }).toEqual({ countries: ['US'], crews: [] })
  })

  test.each([
    ['formIds', 'formIds'],
    ['districts', 'districts'],
    ['businessUnites', 'businessUnits'],
    ['customers', 'customers'],
    ['padNames', 'pads'],
    ['assetIds', 'assets'],
    ['formTypes', 'formTypes'],
    ['status', 'statuses'],
  ] as const)('takes -1 among %s for all of them, and -2 for itself', (theirs, ours) => {
    expect(fromCall({ [theirs]: ['a', '-1'] })[ours]).toEqual([])
    expect(fromCall({ [theirs]: ['a', '-2'] })[ours]).toEqual(['a', '-2'])
  })
})

describe('the saved spelling', () => {
  test.each(parts)('of %s reads back as it was written', (_what, filter) => {
    const written = savedOf(filter)
    expect(savedFilterValues.myform.parse(written)).toEqual(written)
    expect(fromSaved(written)).toEqual(filter)
    expect(fromSaved(savedFilterValuesInput.myform.parse(written))).toEqual(filter)
  })

  test('left empty keeps thirty days and narrows nothing', () => {
    expect(fromSaved(savedFilterValuesInput.myform.parse({}))).toEqual(plain)
    expect(savedOf(plain)).toMatchObject({
      dateRange: 30,
      score: '0-100',
      countryIds: [],
      elevated: false,
    })
  })

  test('takes null and empty text for left out', () => {
    const empty = {
      countryIds: null,
      status: '',
      score: null,
      elevated: null,
      startDate: '',
      endDate: null,
      dateRange: '',
    }
    expect(fromSaved(savedFilterValuesInput.myform.parse(empty))).toEqual(plain)
  })

  test('keeps days rather than the dates that they were when it was saved', () => {
    const values = { startDate: '2026-02-01', endDate: '2026-02-28', dateRange: '7' }
    const filter = fromSaved(savedFilterValuesInput.myform.parse(values))
    expect(filter.window).toEqual({ kind: 'days', days: 7 })
  })

  test.each([
    ['a day that is none', { startDate: '2026-02-30' }],
    ['a range of no days', { dateRange: -1 }],
    ['a score out of bounds', { score: '0-101' }],
    ['a flag that is none', { elevated: 'perhaps' }],
    ['a list of lists', { countryIds: [['US']] }],
  ])('refuses %s', (_what, values) => {
    expect(savedFilterValuesInput.myform.safeParse(values).success).toBe(false)
  })
})

describe('a score range', () => {
  test.each([
    ['', null],
    [' ', null],
    ['0-100', null],
    ['00-100', null],
    ['0-99', { low: 0, high: 99 }],
    ['1-100', { low: 1, high: 100 }],
    ['50-50', { low: 50, high: 50 }],
    [' 20 - 80 ', { low: 20, high: 80 }],
    ['80-20', undefined],
    ['0-101', undefined],
    ['-1-50', undefined],
    ['20', undefined],
    ['20-', undefined],
    ['20,80', undefined],
    ['2.5-80', undefined],
    ['low-high', undefined],
  ])('of %j reads as %j', (text, range) => {
    expect(readScore(text)).toEqual(range)
  })

  test('reads back as it was written', () => {
    const range = { low: 10, high: 90 }
    expect(readScore(writeRange(range))).toEqual(range)
  })

  test('that is none is refused with a sentence', () => {
    const parsed = callInput.safeParse({ score: '80-20' })
    expect(parsed.error?.issues[0]?.message).toBe(
      'Enter a score range from 0 to 100, low end first, such as 20-80.',
    )
  })
})
