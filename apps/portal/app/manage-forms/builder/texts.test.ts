import { expect, test } from 'vitest'
import { inShort } from './texts.ts'

test.each([
  ['as it is', 'as it is'],
  ['two\n lines', 'two lines'],
  ['one letter too many', 'one letter…'],
  ['a smile at 😀 the end', 'a smile at…'],
  ['a smile in😀 the end', 'a smile in…'],
])('%j is told as %j', (text, told) => {
  expect(inShort(text, 12)).toBe(told)
})
