import { describe, expect, test } from 'vitest'
import type { FillMenuFormType } from '@holdpoint/api'
import { orderedTypes, readStartValue, startValue } from './fill-menu.ts'

function type(name: string, sortOrder: number, totalForms = 1): FillMenuFormType {
  return {
    id: name,
    name,
    totalForms,
    sortOrder,
    iconUrl: '',
    formId: null,
    version: null,
    formTitle: null,
    formIconUrl: null,
    description: '',
  }
}

const types = [type('Permit', 2), type('Audit', 3), type('Empty', 0, 0), type('inspection', 1)]

describe('orderedTypes', () => {
  test.each([
    ['order', 'asc', 'inspection Permit Audit'],
    ['order', 'desc', 'Audit Permit inspection'],
    ['name', 'asc', 'Audit inspection Permit'],
    ['name', 'desc', 'Permit inspection Audit'],
  ] as const)('by %s, %s, hides the empty type and shows %s', (sort, direction, names) => {
    const ordered = orderedTypes(types, sort, direction)
    expect(ordered.map(({ name }) => name).join(' ')).toBe(names)
  })

  test('puts types of one sort order by name', () => {
    const ordered = orderedTypes([type('B', 1), type('A', 1)], 'order', 'asc')
    expect(ordered.map(({ name }) => name)).toEqual(['A', 'B'])
  })

  test('leaves the list it was given alone', () => {
    const before = [...types]
    orderedTypes(types, 'name', 'desc')
    expect(types).toEqual(before)
  })
})

describe('the value of a start button', () => {
  test.each([
    [false, 0],
    [true, 1],
  ])('reads back as the form, its version and its access: limited %j is %j', (limited, sent) => {
    const form = { id: '01J9:x', version: 12, isLimitedAccess: limited }
    expect(readStartValue(startValue(form))).toEqual({
      formId: '01J9:x',
      version: 12,
      isLimitedAccess: sent,
    })
  })

  test.each([[''], ['01J9'], ['1:01J9'], ['x:0:01J9'], ['1:2:01J9'], ['1:0:'], [null], [{}]])(
    'is not read from %j',
    (value) => {
      expect(readStartValue(value)).toBeNull()
    },
  )
})
