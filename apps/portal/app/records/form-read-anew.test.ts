import { expect, test } from 'vitest'
import { isFormReadAnew } from './form-read-anew.ts'

test('the page of a form stays as it is where it was refused, unless its key is spent', () => {
  expect([200, 401, 409, 422].map((actionStatus) => isFormReadAnew({ actionStatus }))).toEqual([
    ...[true, false, false, false],
  ])
  const lastResult = { status: 'error' as const }
  const actionResult = { lastResult, found: null, known: {}, isKeySpent: true }
  expect(isFormReadAnew({ actionStatus: 422, actionResult })).toBe(true)
})
