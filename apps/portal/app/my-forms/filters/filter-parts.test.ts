import { describe, expect, test } from 'vitest'
import { myFormsFilter, type MyFormsFilter } from '@holdpoint/api'
import { activeKindCount, changeWithout, keyOf, partsOn } from '../../lists/filters/parts.ts'

const filter: MyFormsFilter = {
  ...myFormsFilter.plain,
  countries: ['US'],
  crews: ['F-01', 'F-02'],
  pads: ['a', 'b', 'c', 'd', 'e', 'f'],
  score: { low: 20, high: 80 },
  isKudos: true,
  window: { kind: 'all' },
}

describe('the parts of a filter', () => {
  test('are named one by one up to five of a kind, and counted beyond', () => {
    expect(partsOn(myFormsFilter, filter).map(keyOf)).toEqual([
      'window',
      'countries:US',
      'crews:F-01',
      'crews:F-02',
      'pads',
      'score',
      'isKudos',
    ])
    expect(partsOn(myFormsFilter, myFormsFilter.plain)).toEqual([])
  })

  test('are counted by their kinds', () => {
    expect(activeKindCount(myFormsFilter, filter)).toBe(6)
    expect(activeKindCount(myFormsFilter, myFormsFilter.plain)).toBe(0)
  })

  test('go one by one until nothing is left', () => {
    let left = filter
    for (const part of partsOn(myFormsFilter, filter)) {
      expect(partsOn(myFormsFilter, left).map(keyOf)).toContain(keyOf(part))
      left = { ...left, ...changeWithout(myFormsFilter, left, part) }
      expect(partsOn(myFormsFilter, left).map(keyOf)).not.toContain(keyOf(part))
    }
    expect(myFormsFilter.isPlain(left)).toBe(true)
  })
})
