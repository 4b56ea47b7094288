import { describe, expect, test } from 'vitest'
import { allSides, comparedSides, type AskedSides, type Sides } from './sides.ts'

const written: Sides = { versions: [2, 4, 3], hasDraft: true }
const published: Sides = { ...written, hasDraft: false }

test('what can be compared stands the newest first', () => {
  expect(allSides(written)).toEqual(['draft', 4, 3, 2])
  expect(allSides(published)).toEqual([4, 3, 2])
})

describe('what is compared', () => {
  const asked = (from: string | null, to: string | null): AskedSides => ({ from, to })
  test.each<[string, AskedSides, Sides, object | null]>([
    [
      'nothing, where there is one alone',
      asked('1', null),
      { versions: [1], hasDraft: false },
      null,
    ],
    [
      'nothing, where there is a draft alone',
      asked(null, null),
      { versions: [], hasDraft: true },
      null,
    ],
    ['the draft with the newest version', asked(null, null), written, { from: 4, to: 'draft' }],
    [
      'the two newest versions, without a draft',
      asked(null, 'draft'),
      published,
      { from: 3, to: 4 },
    ],
    ['a version with what is written', asked('2', null), written, { from: 2, to: 'draft' }],
    ['a version with the one before it', asked(null, '3'), written, { from: 2, to: 3 }],
    ['the oldest with the newest', asked(null, '2'), written, { from: 'draft', to: 2 }],
    ['backwards, as it is asked', asked('draft', '3'), written, { from: 'draft', to: 3 }],
    ['what is no number is not asked', asked('4.5', '-1'), written, { from: 4, to: 'draft' }],
    [
      'a version that is not there, for the call to refuse',
      asked('9', '4'),
      written,
      { from: 9, to: 4 },
    ],
  ])('%s', (_what, sides, there, compared) => {
    expect(comparedSides(sides, there)).toEqual(compared)
  })
})
