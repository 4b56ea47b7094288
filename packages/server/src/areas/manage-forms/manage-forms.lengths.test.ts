import { describe, expect, test } from 'vitest'
import { isTooLong, keptWords } from './manage-forms.lengths.ts'

describe('the length of a definition', () => {
  test.each([
    ['a text', 'Wind “strong”\n'],
    ['a list', [1, 'two', null, true]],
    ['parts within parts', { a: { b: [{ c: 'd' }, {}] }, 'e"': [] }],
  ])('of %s is that of its JSON', (_what, value) => {
    const { length } = JSON.stringify(value)
    expect(isTooLong(value, length)).toBe(false)
    expect(isTooLong(value, length - 1)).toBe(true)
  })

  test('is not counted to the end, however often one list stands in it', () => {
    let nested: unknown = 'x'
    for (let depth = 0; depth < 60; depth += 1) {
      nested = [nested, nested]
    }
    expect(isTooLong(nested)).toBe(true)
  })
})

describe('what was done with a draft', () => {
  test.each([
    ['Question added', 'Question added'],
    [`${'a'.repeat(149)}😀.csv`, `${'a'.repeat(149)}😀`],
    [`Taken from ${'a'.repeat(138)}\ud83d`, `Taken from ${'a'.repeat(138)}`],
    ['b\0c', 'bc'],
  ])('is kept of %o without half a character', (said, kept) => {
    expect(keptWords(said)).toBe(kept)
  })
})
