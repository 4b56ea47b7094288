import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

test('cuts by number and by size, and leaves nothing out', () => {
  const long = Array.from({ length: 5 }, () => 'é'.repeat(60_000))
  expect(inParts(long).map((part) => part.length)).toEqual([2, 2, 1])
  const short = Array.from({ length: 401 }, (_, place) => place)
  expect(inParts(short).map((part) => part.length)).toEqual([200, 200, 1])
  expect(inParts(short).flat()).toEqual(short)
  expect(inParts([])).toEqual([])
  expect(inParts(['x'.repeat(400_000)])).toHaveLength(1)
})
