import { expect, test } from 'vitest'
import { shared } from './share.words.ts'

test.each([
  [['Ada'], [], 'Shared with Ada.'],
  [['Ada', 'Bo'], ['Cy'], 'Shared with Ada and Bo. Cy had it already.'],
  [[], ['Cy', 'Di'], 'Cy and Di had it already.'],
  [['Ada', 'Bo', 'Cy', 'Di', 'Ed'], [], 'Shared with Ada, Bo, Cy and 2 more.'],
])('names who has it now, %j, and who had it, %j', (added, before, said) => {
  expect(shared(added, before)).toBe(said)
})
