import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { choices, flag, places, range } from './filter-parts.ts'
import { filterShape, savedValuesInputShape, savedValuesShape } from './filter.schemas.ts'
import { defineFilter } from './filter.ts'
import type { FilterWindow } from './filter-window.ts'

// A filter of no list, with a part of each kind.
const filter = defineFilter(
  {
    assets: choices('assetIds', 'selectedAsset', 'assetNumbers'),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
    isMine: flag('myActions', 'mineSelected', 'isMine'),
    risk: range('risk', 'selectedRisk', 'riskRange', { low: 1, high: 25 }),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
)
const ofAllDays = defineFilter(filter.parts, filter.days, { kind: 'all' })

type Values = typeof filter.plain

const today = { now: new Date('2026-03-05T15:00:00Z'), timeZone: 'America/Chicago' }
const callInput = z.object(filterShape(filter))
const savedInput = z.object(savedValuesInputShape(filter))

const full: Values = {
  assets: ['P-1', '-2'],
  crews: ['F-01'],
  isMine: true,
  risk: { low: 5, high: 20 },
  window: { kind: 'dates', startDate: '2026-02-01', endDate: '2026-02-28' },
}
const windows: FilterWindow[] = [{ kind: 'all' }, filter.usual, ofAllDays.usual, full.window]

const drawn: Values[] = [
  filter.plain,
  full,
  ...windows.map((window) => ({ ...full, window })),
  ...filter.names.map((name): Values => ({ ...filter.plain, [name]: full[name] })),
]

describe('a filter of declared parts', () => {
  test('infers what its parts are within and how they are said', () => {
    expectTypeOf(filter.plain.crews).toEqualTypeOf<readonly string[]>()
    expectTypeOf(filter.plain.isMine).toEqualTypeOf<boolean>()
    expectTypeOf(filter.plain.risk).toEqualTypeOf<{ low: number; high: number } | null>()
    expectTypeOf(filter.savedOf(full).riskRange).toEqualTypeOf<string>()
    expectTypeOf(callInput.parse({}).assetIds).toEqualTypeOf<string[] | undefined>()
    // @ts-expect-error No spelling is called so.
    expect(filter.callOf(full, today).crewIds).toBeUndefined()
  })

  test('is said in three ways', () => {
    expect(filter.callOf(full, today)).toEqual({
      assetIds: ['P-1', '-2'],
      crews: ['F-01'],
      myActions: true,
      risk: '5-20',
      fromDate: '2026-02-01',
      toDate: '2026-02-28',
    })
    expect(filter.addressOf(full)).toEqual({
      selectedAsset: 'P-1,-2',
      selectedCrewOptions: 'F-01',
      mineSelected: 'true',
      selectedRisk: '5-20',
      selectedStartDate: '2026-02-01',
      selectedEndDate: '2026-02-28',
    })
    expect(filter.savedOf(full)).toEqual({
      assetNumbers: ['P-1', '-2'],
      crewIds: ['F-01'],
      isMine: true,
      riskRange: '5-20',
      startDate: '2026-02-01',
      endDate: '2026-02-28',
      dateRange: null,
    })
    expect(z.object(savedValuesShape(filter)).parse(filter.savedOf(full))).toEqual(
      filter.savedOf(full),
    )
  })

  test.each([
    ['opens with the last days', filter],
    ['opens with all days', ofAllDays],
  ])('reads back from each spelling, where it %s', (_what, each) => {
    for (const values of drawn) {
      const address = new URLSearchParams(each.addressOf(each.withDaysNamed(values, today)))
      expect(each.withDaysCounted(each.fromAddress(address), today)).toEqual(values)
      const text = Object.entries(each.callOf(values, today)).map(([key, said]) => [
        key,
        String(said),
      ])
      const called = each.fromCall(callInput.parse(Object.fromEntries(text)))
      expect(each.withDaysCounted(called, today)).toEqual(values)
      const saved: unknown = JSON.parse(JSON.stringify(each.savedOf(values)))
      expect(each.fromSaved(savedInput.parse(saved))).toEqual(values)
    }
  })

  test('says nothing where it narrows nothing', () => {
    expect(filter.callOf(filter.plain, today)).toEqual({})
    expect(filter.addressOf(filter.plain)).toEqual({})
    expect(ofAllDays.addressOf(ofAllDays.plain)).toEqual({})
    expect(filter.isPlain(filter.plain)).toBe(true)
    expect(filter.isPlain(ofAllDays.plain)).toBe(false)
    expect(drawn.filter((values) => filter.isPlain(values))).toEqual([filter.plain])
  })

  test('passes over what is no value of a part', () => {
    const { assets, crews, isMine, risk } = filter.fromAddress(
      new URLSearchParams(
        'selectedAsset=P-1,-1&selectedCrewOptions=-1,-2, F-01 ,&mineSelected=perhaps&selectedRisk=0-9',
      ),
    )
    expect({ assets, crews, isMine, risk }).toEqual({
      assets: [],
      crews: ['F-01'],
      isMine: false,
      risk: null,
    })
  })

  test.each([
    { risk: '20-5' },
    { risk: '0-25' },
    { fromDate: '2026-02-30' },
    { toDate: 'none' },
    { myActions: 'perhaps' },
    { crews: Array(10_000).fill('x') },
  ])('refuses a call that says %j', (said) => {
    expect(callInput.safeParse(said).success).toBe(false)
  })
})
