import { describe, expect, test } from 'vitest'
import { myFormsFilter, type MyFormsFilter } from '@holdpoint/api'
import { activeKindCount, changeWithout, filterParts, partName } from './filter-parts.ts'

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
    expect(filterParts(filter).map(partName)).toEqual([
      'window',
      'countries:US',
      'crews:F-01',
      'crews:F-02',
      'pads',
      'score',
      'isKudos',
    ])
    expect(filterParts(myFormsFilter.plain)).toEqual([])
  })

  test('are counted by their kinds', () => {
    expect(activeKindCount(filter)).toBe(6)
    expect(activeKindCount(myFormsFilter.plain)).toBe(0)
  })

  test('go one by one until nothing is left', () => {
    let left = filter
    for (const part of filterParts(filter)) {
      expect(filterParts(left).map(partName)).toContain(partName(part))
      left = { ...left, ...changeWithout(left, part) }
      expect(filterParts(left).map(partName)).not.toContain(partName(part))
    }
    expect(myFormsFilter.isPlain(left)).toBe(true)
  })
})
