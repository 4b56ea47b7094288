import { describe, expect, test } from 'vitest'
import {
  addressFilterNames,
  addressFilterOf,
  fromAddressFilter,
  isPlainFilter,
  plainAddressedFilter,
  usualWindow,
  withDaysCounted,
  withDaysNamed,
  type AddressedFilter,
} from './my-forms.filter.address.ts'
import {
  callFilterOf,
  fromCallFilter,
  fromSavedFilter,
  plainFilter,
  savedFilterOf,
} from './my-forms.filter.ts'

const now = new Date('2026-03-05T15:00:00Z')
const zone = 'America/Chicago'

const full: AddressedFilter = {
  countries: ['US', 'CA'],
  districts: ['PER'],
  businessUnits: ['FRAC', '-2'],
  crews: ['F-01', 'F-02'],
  customers: ['c-1'],
  pads: ['pad-1', 'Blue Mesa 12'],
  formTypes: ['t-1'],
  formIds: ['f-1', 'f-2'],
  statuses: ['in_reviews', 'complete'],
  score: { low: 20, high: 80 },
  isElevated: true,
  isKudos: true,
  isPrivateComment: true,
  isPublicComment: true,
  window: { kind: 'dates', startDate: '2026-02-01', endDate: '2026-02-28' },
}

const parts: readonly [string, AddressedFilter][] = [
  ['nothing', plainAddressedFilter],
  ['everything', full],
  ['all days', { ...full, window: { kind: 'all' } }],
  ['the usual days', { ...full, window: usualWindow }],
  [
    'one day of two',
    { ...full, window: { kind: 'dates', startDate: '2026-02-01', endDate: undefined } },
  ],
  ...Object.entries(full).map(([name, value]): [string, AddressedFilter] => [
    `${name} alone`,
    { ...plainAddressedFilter, [name]: value },
  ]),
]

function read(address: string): AddressedFilter {
  return fromAddressFilter(new URLSearchParams(address))
}

describe('the spelling of the address', () => {
  test.each(parts)('of %s reads back as it was written', (_what, filter) => {
    const address = addressFilterOf(filter)
    expect(read(new URLSearchParams(address).toString())).toEqual(filter)
  })

  test('names every parameter of the specification', () => {
    expect(Object.keys(addressFilterOf(full)).sort()).toEqual([...addressFilterNames].sort())
  })

  test('says nothing of a filter that narrows nothing', () => {
    expect(addressFilterOf(plainAddressedFilter)).toEqual({})
    expect(isPlainFilter(plainAddressedFilter)).toBe(true)
    expect(isPlainFilter(full)).toBe(false)
  })

  test('takes what a form sends: a parameter several times, and what is ticked as "on"', () => {
    const filter = read(
      'selectedCrewOptions=F-01&selectedCrewOptions=%20F-02%20,,&isKudosSelected=on',
    )
    expect(filter.crews).toEqual(['F-01', 'F-02'])
    expect(filter.isKudos).toBe(true)
  })

  test.each([
    ['All lifts the filter', 'selectedCustomerOptions=c-1,-1', 'customers', []],
    ['countries pass over -1 and -2', 'selectedCountry=US,-1,-2', 'countries', ['US']],
    ['crews pass over -1 and -2', 'selectedCrewOptions=-2,F-01', 'crews', ['F-01']],
    ['other filters keep -2', 'selectedDistrict=-2', 'districts', ['-2']],
    ['the whole score is none', 'selectedScore=0-100', 'score', null],
    ['half a score is none', 'selectedScore=80-20', 'score', null],
    ['words are not on', 'elevatedSelected=perhaps', 'isElevated', false],
  ] as const)('%s', (_rule, address, part, expected) => {
    expect(read(address)[part]).toEqual(expected)
  })
})

describe('the days of a filter', () => {
  test('are named when a filter of the last days goes into an address', () => {
    const week = withDaysNamed({ ...plainFilter, window: { kind: 'days', days: 7 } }, now, zone)
    expect(addressFilterOf(week)).toEqual({
      selectedStartDate: '2026-02-27',
      selectedEndDate: '2026-03-05',
    })
  })

  test.each([1, 2, 7, 60])('are counted again when the last %i days are saved', (days) => {
    const filter = { ...plainFilter, window: { kind: 'days' as const, days } }
    expect(withDaysCounted(withDaysNamed(filter, now, zone), now, zone)).toEqual(filter)
  })

  test('stay dates where they are no quick choice', () => {
    expect(withDaysCounted(full, now, zone)).toEqual(full)
  })

  test('that a list opens with stay unnamed, and move on', () => {
    expect(withDaysNamed(plainFilter, now, zone).window).toEqual(usualWindow)
  })
})

describe('the three spellings', () => {
  test.each(parts.filter(([name]) => name !== 'one day of two'))(
    'of %s hold the same filter',
    (_what, filter) => {
      const called = fromCallFilter(callFilterOf(filter, now, zone))
      const saved = fromSavedFilter(savedFilterOf(filter))
      expect(called).toEqual(filter)
      expect(saved).toEqual(filter)
    },
  )
})
