import { expect, test } from 'vitest'
import { lookedAt } from './looked-at.ts'

test.each([
  ['what stands, where the address names none', 10, null, undefined, 10, false],
  ['what the address names', 10, '10', undefined, 10, false],
  ['what the address names, although another one stands', 11, '10', undefined, 10, true],
  ['what was posted, although the page was read anew', 11, null, '10', 10, true],
  ['what stands, where the address names nonsense', 11, 'latest', undefined, 11, false],
] as const)('is %s', (_, standing, asked, posted, rowVersion, isOther) => {
  expect(lookedAt(standing, { asked, posted })).toEqual({ rowVersion, isOther })
})
