import { describe, expect, test } from 'vitest'
import { usualWindow } from '../../lists/filter-window.ts'
import { myFormsFilter, type MyFormsFilter } from './my-forms.list.ts'

const { plain, addressOf, fromAddress, fromSaved, savedOf, fromCall, callOf } = myFormsFilter
const today = { now: new Date('2026-03-05T15:00:00Z'), timeZone: 'America/Chicago' }

const full: MyFormsFilter = {
  countries: ['US', 'CA'],
  districts: ['PER'],
  businessUnits: ['FRAC', '-2'],
  crews: ['F-01', 'F-02'],
  customers: ['c-1'],
  pads: ['pad-1', 'Blue Mesa 12'],
  assets: ['a-1'],
  formTypes: ['t-1'],
  formIds: ['f-1', 'f-2'],
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

const parts: readonly [string, MyFormsFilter][] = [
  ['nothing', plain],
  ['everything', full],
  ['all days', { ...full, window: { kind: 'all' } }],
  ['the usual days', { ...full, window: usualWindow }],
  [
    'one day of two',
    { ...full, window: { kind: 'dates', startDate: '2026-02-01', endDate: undefined } },
  ],
  ...Object.entries(full).map(([name, value]): [string, MyFormsFilter] => [
    `${name} alone`,
    { ...plain, [name]: value },
  ]),
]

function read(address: string): MyFormsFilter {
  return fromAddress(new URLSearchParams(address))
}

describe('the spelling of the address', () => {
  test.each(parts)('of %s reads back as it was written', (_what, filter) => {
    const address = addressOf(filter)
    expect(read(new URLSearchParams(address).toString())).toEqual(filter)
  })

  test('names every parameter of the specification', () => {
    // Spec 2, the query parameters of the list.
    const specified = [
      ...['selectedCountry', 'selectedDistrict', 'selectedBusinessUnitOptions'],
      ...['selectedCrewOptions', 'selectedCustomerOptions', 'selectedPadNameOptions'],
      ...['selectedFormTypeOptions', 'selectedFormIds', 'selectedStatus', 'elevatedSelected'],
      ...['isKudosSelected', 'isPrivateCommentSelected', 'isPublicCommentSelected'],
      ...['selectedStartDate', 'selectedEndDate', 'selectedScore'],
    ]
    // Decision 0131.
    const ours = [
      ...['isAssignedSelected', 'isOverdueSelected', 'isFailedSelected'],
      'hasCriticalFailureSelected',
      // Decision 0151.
      'selectedAssets',
    ]
    const all = [...specified, ...ours].sort()
    expect(Object.keys(addressOf(full)).sort()).toEqual(all)
    expect([...myFormsFilter.addressNames].sort()).toEqual(all)
  })

  test('says nothing of a filter that narrows nothing', () => {
    expect(addressOf(plain)).toEqual({})
    expect(myFormsFilter.isPlain(plain)).toBe(true)
    expect(myFormsFilter.isPlain(full)).toBe(false)
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
    const week = myFormsFilter.withDaysNamed({ ...plain, window: { kind: 'days', days: 7 } }, today)
    expect(addressOf(week)).toEqual({
      selectedStartDate: '2026-02-27',
      selectedEndDate: '2026-03-05',
    })
  })

  test.each([1, 2, 7, 60])('are counted again when the last %i days are saved', (days) => {
    const filter = { ...plain, window: { kind: 'days' as const, days } }
    expect(
      myFormsFilter.withDaysCounted(myFormsFilter.withDaysNamed(filter, today), today),
    ).toEqual(filter)
  })

  test('stay dates where they are no quick choice', () => {
    expect(myFormsFilter.withDaysCounted(full, today)).toEqual(full)
  })

  test('that a list opens with stay unnamed, and move on', () => {
    expect(myFormsFilter.withDaysNamed(plain, today).window).toEqual(usualWindow)
  })
})

describe('the three spellings', () => {
  test.each(parts.filter(([name]) => name !== 'one day of two'))(
    'of %s hold the same filter',
    (_what, filter) => {
      const called = fromCall(callOf(filter, today))
      const saved = fromSaved(savedOf(filter))
      expect(called).toEqual(filter)
      expect(saved).toEqual(filter)
    },
  )
})
