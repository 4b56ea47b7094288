import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#FFFFFF', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#777777', 4.48],
])('%s and %s have a contrast of %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})
