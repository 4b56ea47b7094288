import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { usualWindow, type FilterWindow } from '../../lists/filter-window.ts'
import { namesOfKind } from '../../lists/filter.ts'
import { filterShape } from '../../lists/filter.schemas.ts'
import { savedFilterValuesInput } from '../saved-filters/saved-filters.values.ts'
import { myFormsFilter, type MyFormsFilter } from './my-forms.list.ts'

// One filter in its three spellings: whatever is chosen, each reads back as the same filter, also
// after the way from one to the next.

const callInput = z.object(filterShape(myFormsFilter))
const { plain } = myFormsFilter
const listKeys = namesOfKind(myFormsFilter, 'choices', 'places')
const flagKeys = namesOfKind(myFormsFilter, 'flag')
const today = { now: new Date('2026-03-05T15:00:00Z'), timeZone: 'America/Chicago' }

/** The same numbers from 0 to 1 at every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

// What an id may hold and an address must escape; a comma parts ids and is in none.
const signs = [...'aZ09-_ .:/?#&=+%"\'<>[]{}|\\^~öЖ油😀']

function drawn(next: () => number): MyFormsFilter {
  const below = (count: number) => Math.floor(next() * count)
  const id = () =>
    `i${Array.from({ length: below(8) }, () => signs[below(signs.length)]).join('')}x`
  const ids = () =>
    next() < 0.5 ? [] : [...new Set(Array.from({ length: 1 + below(5) }, () => id()))]
  const [low = 0, high = 100] = [below(11) * 10, below(11) * 10].sort((a, b) => a - b)
  const isEvery = low === 0 && high === 100
  const day = (count: number) => `2026-0${1 + Math.floor(count / 28)}-${10 + (count % 18)}`
  const start = below(27)
  const dates = { kind: 'dates', startDate: day(start), endDate: day(start + below(28)) } as const
  const windows: FilterWindow[] = [
    usualWindow,
    { kind: 'all' },
    dates.startDate <= dates.endDate ? dates : usualWindow,
  ]
  return {
    ...plain,
    ...Object.fromEntries(listKeys.map((key) => [key, ids()])),
    ...Object.fromEntries(flagKeys.map((key) => [key, next() < 0.5])),
    score: next() < 0.5 || isEvery ? null : { low, high },
    window: windows[below(3)] ?? usualWindow,
  }
}

const next = numbers(20_261_121)
const filters = Array.from({ length: 500 }, () => drawn(next))

/** Through the address, as a browser sends it. */
function throughAddress(filter: MyFormsFilter): MyFormsFilter {
  const text = new URLSearchParams(myFormsFilter.addressOf(filter)).toString()
  return myFormsFilter.fromAddress(
    new URL(`https://holdpoint.example/my-forms?${text}`).searchParams,
  )
}

/** Through the list call, as its address carries it. */
function throughCall(filter: MyFormsFilter): MyFormsFilter {
  const sent = Object.entries(myFormsFilter.callOf(filter, today)).map(([name, value]) => [
    name,
    String(value),
  ])
  const query = new URLSearchParams(new URLSearchParams(sent).toString())
  return myFormsFilter.withDaysNamed(
    myFormsFilter.fromCall(callInput.parse(Object.fromEntries(query))),
    today,
  )
}

/** Through a saved filter, as it is sent and kept. */
function throughSaved(filter: MyFormsFilter): MyFormsFilter {
  const sent: unknown = JSON.parse(
    JSON.stringify(myFormsFilter.savedOf(myFormsFilter.withDaysCounted(filter, today))),
  )
  return myFormsFilter.withDaysNamed(
    myFormsFilter.fromSaved(savedFilterValuesInput.myform.parse(sent)),
    today,
  )
}

describe('500 filters of any choice', () => {
  test.each([
    ['the address', throughAddress],
    ['the call', throughCall],
    ['the saved filter', throughSaved],
    ['all three', (filter: MyFormsFilter) => throughSaved(throughCall(throughAddress(filter)))],
  ])('read back from %s as they were', (_where, through) => {
    for (const filter of filters) {
      expect(through(filter)).toEqual(filter)
    }
  })

  test('are of every kind', () => {
    for (const key of listKeys) {
      expect(filters.some((filter) => filter[key].length > 1)).toBe(true)
    }
    for (const key of flagKeys) {
      expect(new Set(filters.map((filter) => filter[key])).size).toBe(2)
    }
    expect(new Set(filters.map(({ window }) => window.kind)).size).toBe(3)
    expect(filters.filter(({ score }) => score !== null).length).toBeGreaterThan(100)
  })
})
