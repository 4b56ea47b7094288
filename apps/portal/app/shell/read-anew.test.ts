import { expect, test } from 'vitest'
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
