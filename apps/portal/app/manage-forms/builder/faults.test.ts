import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'

const fields = new Set([
  'label',
  'unit',
  'visibleRule',
  'on[0].rule',
  'choices[1].value',
  'bands[0].min',
])

test.each([
  [['items', 3, 'label', 'en'], 'label'],
  [['items', 1, 'items', 2, 'unit'], 'unit'],
  [['items', 1, 'items', 2, 'visible', 'args', 0], 'visibleRule'],
  [['items', 0, 'on', 0, 'when', 'args', 1], 'on[0].rule'],
  [['items', 0, 'choices', 1, 'value'], 'choices[1].value'],
  [['items', 0, 'score', 'bands', 0, 'min'], 'bands[0].min'],
])('%j is said beside %s', (path, field) => {
  expect(faultsOf([{ path, message: 'Too long.' }], fields)).toEqual({ [field]: 'Too long.' })
})

test('what no field wrote is said of the whole, with where it is', () => {
  expect(faultsOf([{ path: ['items', 0, 'colour'], message: 'Unknown.' }], fields)).toEqual({
    '': 'items.0.colour: Unknown.',
  })
})
