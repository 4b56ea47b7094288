import { describe, expect, test } from 'vitest'
import { chosen, chosenPlaces } from './chosen.ts'

describe('what is chosen in a filter', () => {
  test('counts once, and nothing is chosen by nothing', () => {
    expect(chosen(['a', 'b', 'a'])).toEqual(['a', 'b'])
    expect(chosen(undefined)).toEqual([])
    expect(chosenPlaces(undefined)).toEqual([])
  })

  test('is everything once "All" is among it', () => {
    expect(chosen(['a', '-1'])).toEqual([])
    expect(chosen(['a', '-2'])).toEqual(['a', '-2'])
  })

  test('passes over -1 and -2 for countries and crews', () => {
    expect(chosenPlaces(['-1', 'US', '-2', 'US'])).toEqual(['US'])
  })
})
