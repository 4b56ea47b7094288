import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

test('what an operator can put right is one sentence, without a stack', () => {
  const error = Object.assign(new Error('The folder is in use by process 12 on host here.'), {
    name: 'FolderInUse',
  })
  expect(startFailure(error)).toBe('The folder is in use by process 12 on host here.')
})

test('a bug keeps its stack', () => {
  expect(startFailure(new TypeError('x is undefined'))).toMatch(/TypeError: x is undefined\n +at /)
})
