import { expect, test } from 'vitest'
import { keptKey, type KeptKey } from './use-kept-key.ts'

type Drawn = [
  formKey: string,
  sending: string | null,
  answer: Parameters<typeof keptKey>[1]['answer'],
  here: string,
]

/** The key of the form each time that it is drawn. */
function keysOf(...drawn: Drawn[]): string[] {
  let kept: KeptKey = { key: drawn[0]?.[0] ?? '', isSending: false, lostAt: '' }
  return drawn.map(([formKey, sending, answer, here]) => {
    kept = keptKey(kept, { formKey, sending, answer, here })
    return kept.key
  })
}

const lost = { problem: 'Not reached.', lostKey: 'one' }

test('a page that is read anew brings another key', () => {
  expect(keysOf(['one', null, undefined, 'a'], ['two', null, undefined, 'a'])).toEqual([
    'one',
    'two',
  ])
})

test('a press whose answer is lost keeps its key, however often the page is read anew', () => {
  const keys = keysOf(
    ['one', null, undefined, 'a'],
    ['one', 'one', undefined, 'a'],
    ['two', 'one', undefined, 'a'],
    ['two', null, lost, 'b'],
    ['three', null, undefined, 'b'],
    ['three', 'one', undefined, 'b'],
  )
  expect(new Set(keys)).toEqual(new Set(['one']))
})

test('it does so where reading the page anew took the lost answer away', () => {
  const keys = keysOf(
    ['one', null, undefined, 'a'],
    ['one', 'one', undefined, 'a'],
    ['two', null, undefined, 'b'],
    ['three', null, undefined, 'b'],
  )
  expect(new Set(keys)).toEqual(new Set(['one']))
})

test.each<[string, Drawn[]]>([
  ['that it was sending', [['two', null, lost, 'b']]],
  [
    'the key that was pressed',
    [
      ['two', null, undefined, 'b'],
      ['two', 'one', undefined, 'b'],
      ['two', null, lost, 'c'],
    ],
  ],
])('it does so where the page was too busy to draw %s', (_what, drawn) => {
  const here = drawn.at(-1)?.[3] ?? ''
  const keys = keysOf(['one', null, undefined, 'a'], ...drawn, ['three', null, undefined, here])
  expect(keys.slice(-2)).toEqual(['one', 'one'])
})

test.each([
  ['was refused', { problem: 'Choose a form.' }, 'b'],
  ['belongs to a state that was left', undefined, 'c'],
])('a press that %s gives its key up', (_how, answer, here) => {
  const keys = keysOf(
    ['one', null, undefined, 'a'],
    ['one', 'one', undefined, 'a'],
    ['one', null, lost, 'b'],
    ['two', null, answer, here],
  )
  expect(keys.at(-1)).toBe('two')
})
