import { expect, test } from 'vitest'
import { arrowTarget } from './menu.tsx'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['Enter', 1, undefined],
])('%s at %i of three entries leads to %s', (key, at, to) => {
  expect(arrowTarget(key, at, 3)).toBe(to)
})
