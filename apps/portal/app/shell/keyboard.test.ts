import { expect, test } from 'vitest'
import { keyMove } from './keyboard.ts'

test.each([
  ['/', false, { kind: 'search' }],
  ['?', false, { kind: 'help' }],
  ['n', false, { kind: 'next' }],
  ['g', false, { kind: 'wait' }],
  ['m', false, { kind: 'none' }],
  ['m', true, { kind: 'go', key: 'm' }],
  ['/', true, { kind: 'none' }],
  ['Escape', true, { kind: 'none' }],
])('reads %j, after g: %j', (key, isAfterG, move) => {
  expect(keyMove(key, isAfterG)).toEqual(move)
})
