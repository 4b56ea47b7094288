import { expect, test } from 'vitest'
import { isFormReadAnew } from '../records/form-read-anew.ts'
import { isReadAnew } from './read-anew.ts'

test.each([undefined, 200, 202, 409, 422])(
  'a page is read anew after a post of status %s',
  (status) => {
    expect(isReadAnew({ actionStatus: status })).toBe(true)
  },
)

test.each([401, 503])(
  'a page stays as it is after a post of status %s, which nobody took',
  (status) => {
    expect(isReadAnew({ actionStatus: status })).toBe(false)
  },
)

test('the page of a form stays as it is where it was refused, unless its key is spent', () => {
  expect([200, 401, 409, 422].map((actionStatus) => isFormReadAnew({ actionStatus }))).toEqual([
    ...[true, false, false, false],
  ])
  const lastResult = { status: 'error' as const }
  const actionResult = { lastResult, found: null, known: {}, isKeySpent: true }
  expect(isFormReadAnew({ actionStatus: 422, actionResult })).toBe(true)
})
