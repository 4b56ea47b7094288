import { expect, test } from 'vitest'
import type { Category } from '@holdpoint/api'
import { choosable, groupsOf } from './category-groups.ts'

function entry(categoryId: string, parentCategoryId: string | null, isActive = true): Category {
  return {
    ...{ categoryId, parentCategoryId, isActive, name: categoryId.toUpperCase(), type: 'incident' },
    ...{
      level: 1,
      path: [],
      place: 1,
      rowVersion: 1,
      can: { edit: false, move: false, delete: false },
    },
    hasChildren: tree.some(([, above]) => above === categoryId),
  }
}

const tree: readonly (readonly [string, string | null, boolean?])[] = [
  ['alone', null],
  ['pumps', null],
  ['fluid', 'pumps'],
  ['leak', 'fluid'],
  ['worn', 'fluid', false],
  ['heat', 'pumps'],
  ['old', null, false],
  ['below-old', 'old'],
  ['emptied', null],
  ['gone', 'emptied', false],
]
const entries = tree.map(([id, above, isActive]) => entry(id, above, isActive))
const none = { chosen: [] }

test('entries stand below those that they lie below, and one without any of them alone', () => {
  expect(groupsOf(choosable(entries, none))).toEqual([
    {
      label: '',
      // What lies below the second one is hidden.
      options: [
        ['alone', 'ALONE'],
        ['emptied', 'EMPTIED'],
      ],
    },
    { label: 'PUMPS / FLUID', options: [['leak', 'LEAK']] },
    { label: 'PUMPS', options: [['heat', 'HEAT']] },
  ])
})

test('what is hidden, itself or above, is there for whoever has chosen it alone', () => {
  const ids = (chosen: string[]) => choosable(entries, { chosen }).map((one) => one.categoryId)
  expect(ids([])).toEqual(['alone', 'leak', 'heat', 'emptied'])
  expect(ids(['worn', 'below-old'])).toEqual([
    ...['alone', 'leak', 'worn', 'heat', 'below-old', 'emptied'],
  ])
  // It was chosen before others came below it.
  expect(ids(['pumps'])).toEqual(['alone', 'pumps', 'leak', 'heat', 'emptied'])
})

test('a field that asks for what lies below one entry has nothing else, and leaves its name out', () => {
  expect(groupsOf(choosable(entries, { ...none, below: 'pumps' }))).toEqual([
    { label: 'FLUID', options: [['leak', 'LEAK']] },
    { label: '', options: [['heat', 'HEAT']] },
  ])
  expect(choosable(entries, { ...none, below: 'nowhere' })).toEqual([])
})
