import { expect, test } from 'vitest'
import { moved, orderMoves, stepsOf } from './hazard-order.ts'

const hazards = [
  ['a', 'Rig up'],
  ['b', 'Pump'],
  ['c', 'Rig up'],
  ['d', 'Pump'],
].map(([hazardId = '', step = '']) => ({ hazardId, step }))

const ids = (list: readonly { hazardId: string }[]) => list.map(({ hazardId }) => hazardId).join('')

test('hazards of a step stand together, where the first of them does', () => {
  expect(stepsOf(hazards).map(ids)).toEqual(['ac', 'bd'])
})

test.each([
  ['up', 'c', 'cabd'],
  ['down', 'b', 'acdb'],
  ['stepDown', 'a', 'bdac'],
  ['stepUp', 'd', 'bdac'],
] as const)('%s moves %s within its step, or the step whole', (move, id, expected) => {
  expect(ids(moved(hazards, move, id))).toBe(expected)
})

test('at an end, or for a hazard that is not there, nothing moves', () => {
  expect(ids(moved(hazards, 'up', 'a'))).toBe('acbd')
  expect(ids(moved(hazards, 'stepDown', 'd'))).toBe('acbd')
  expect(orderMoves.map((move) => ids(moved(hazards, move, 'x')))).toEqual(
    orderMoves.map(() => 'acbd'),
  )
})
