import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { outlineOf, toldEdit } from '../../test/edits.ts'
import { moveItem, type Way } from './move.ts'

const definition = form([
  ask('day', 'date', { header: true }),
  ask('crew', 'crew', { header: true }),
  section('one', [ask('a', 'yesNo'), ask('b', 'text')]),
  section('two', [ask('c', 'text')]),
  ask('loose', 'text'),
  ask('last', 'text'),
  section('three', [ask('d', 'text')]),
])
const first = 'This is already the first place.'
const last = 'This is already the last place.'

test.each<[string, Way, string]>([
  ['crew', 'up', 'crew* day* one(a b) two(c) loose last three(d)'],
  ['day', 'down', 'crew* day* one(a b) two(c) loose last three(d)'],
  ['day', 'up', first],
  ['crew', 'down', 'Header questions stay together at the beginning of the form.'],
  ['b', 'up', 'day* crew* one(b a) two(c) loose last three(d)'],
  ['a', 'down', 'day* crew* one(b a) two(c) loose last three(d)'],
  ['a', 'up', first],
  ['b', 'down', 'day* crew* one(a) two(b c) loose last three(d)'],
  ['c', 'up', 'day* crew* one(a b c) two() loose last three(d)'],
  ['c', 'down', 'day* crew* one(a b) two() c loose last three(d)'],
  ['d', 'up', 'day* crew* one(a b) two(c) loose last d three()'],
  ['d', 'down', last],
  ['loose', 'up', 'day* crew* one(a b) two(c loose) last three(d)'],
  ['loose', 'down', 'day* crew* one(a b) two(c) last loose three(d)'],
  ['last', 'down', 'day* crew* one(a b) two(c) loose three(last d)'],
  ['one', 'up', first],
  ['one', 'down', 'day* crew* two(c) one(a b) loose last three(d)'],
  ['three', 'up', 'day* crew* one(a b) two(c) loose three(d) last'],
  ['three', 'down', last],
  ['zz', 'up', 'This item is no longer in the form. It may have been removed meanwhile.'],
])('%s moves %s', (key, way, outline) => {
  expect(toldEdit(moveItem(definition, key, way))).toBe(outline)
})

test('every question gets from the last place to the first, past all that stands there', () => {
  let current = definition
  let edit = moveItem(current, 'd', 'up')
  for (let steps = 0; edit.ok && steps < 50; steps += 1) {
    current = edit.definition
    edit = moveItem(current, 'd', 'up')
  }
  expect(outlineOf(current)).toBe('day* crew* one(d a b) two(c) loose last three()')
  expect(toldEdit(edit)).toBe(first)
})
