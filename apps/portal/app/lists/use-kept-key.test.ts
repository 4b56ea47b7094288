import { expect, test } from 'vitest'
import { words } from './quiet-action.words.ts'
import { keptKey, type KeptKey } from './use-kept-key.ts'

type Drawn = [formKey: string, isSending: boolean, problem: string | undefined, here: string]

/** The key of the form each time that it is drawn. */
function keysOf(...drawn: Drawn[]): string[] {
  let kept: KeptKey = { key: drawn[0]?.[0] ?? '', isSending: false, lostAt: '' }
  return drawn.map(([formKey, isSending, problem, here]) => {
    kept = keptKey(kept, { formKey, isSending, problem, here })
    return kept.key
  })
}

const lost = words.noNetwork

test('a page that is read anew brings another key', () => {
  expect(keysOf(['one', false, undefined, 'a'], ['two', false, undefined, 'a'])).toEqual([
    'one',
    'two',
  ])
})

test('a press whose answer is lost keeps its key, however often the page is read anew', () => {
  const keys = keysOf(
    ['one', false, undefined, 'a'],
    ['one', true, undefined, 'a'],
    ['two', true, undefined, 'a'],
    ['two', false, lost, 'b'],
    ['three', false, undefined, 'b'],
    ['three', true, undefined, 'b'],
  )
  expect(new Set(keys)).toEqual(new Set(['one']))
})

test('it does so where the page was too busy to draw that it was sending', () => {
  const keys = keysOf(
    ['one', false, undefined, 'a'],
    ['two', false, lost, 'b'],
    ['three', false, undefined, 'b'],
  )
  expect(keys).toEqual(['one', 'one', 'one'])
})

test.each([
  ['was refused', 'Choose a form.', 'b'],
  ['belongs to a state that was left', undefined, 'c'],
])('a press that %s gives its key up', (_how, problem, here) => {
  const keys = keysOf(
    ['one', false, undefined, 'a'],
    ['one', true, undefined, 'a'],
    ['one', false, lost, 'b'],
    ['two', false, problem, here],
  )
  expect(keys.at(-1)).toBe('two')
})
