import { describe, expect, test } from 'vitest'
import { freeTag, moved, nextInspection, templateGuards } from './loto.templates.rules.ts'

describe('the tag of a point that brings none', () => {
  test.each([
    ['electrical', [], 'E-1'],
    ['electrical', ['E-1', 'P-1'], 'E-2'],
    ['electrical', ['e-1', 'E-3'], 'E-2'],
    ['pneumatic', ['E-1'], 'N-1'],
    ['chemical', ['C-1', 'C-2', 'Drain'], 'C-3'],
  ] as const)('of energy %s beside %j is %s', (energy, tags, tag) => {
    expect(freeTag(energy, tags)).toBe(tag)
  })
})

describe('a point that is moved', () => {
  test.each([
    ['b', 1, ['b', 'a', 'c']],
    ['a', 3, ['b', 'c', 'a']],
    ['a', 40, ['b', 'c', 'a']],
    ['c', 2, ['a', 'c', 'b']],
    ['new', 2, ['a', 'new', 'b', 'c']],
    ['new', 4, ['a', 'b', 'c', 'new']],
  ])('%s to place %d makes the others make room', (id, place, order) => {
    expect(moved(['a', 'b', 'c'], id, place)).toEqual(order)
  })
})

test('the next inspection is a year away', () => {
  expect(nextInspection('2028-02-29')).toBe('2029-02-28')
})

test('a point that is not whole is named, with what it does not say', () => {
  const facts = {
    ...{ code: 'A', codeTakenBy: null, equipmentCategory: 'Pump', shutdownSteps: 'Stop it.' },
    ...{ pointCount: 1, isAuthor: false, isUsing: false, isInReview: true },
  }
  const why = (lacks: 'method' | 'verification') =>
    templateGuards.isEachPointWhole({ ...facts, loosePoint: { tag: 'H-2', lacks } })
  expect(why('method')).toBe('H-2 does not say how it is isolated.')
  expect(why('verification')).toBe('H-2 does not say how it is shown to be at zero energy.')
  expect(templateGuards.isEachPointWhole({ ...facts, loosePoint: null })).toBeNull()
})
