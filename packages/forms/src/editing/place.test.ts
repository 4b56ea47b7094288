import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { toldEdit } from '../../test/edits.ts'
import { placeItem } from './place.ts'

const definition = form([
  ask('day', 'date', { header: true }),
  ask('crew', 'crew', { header: true }),
  section('one', [ask('a', 'yesNo'), ask('b', 'text')]),
  ask('loose', 'text'),
  section('two', []),
])
const nowhere = 'The place for this item is no longer in the form. Choose another place.'

test.each<[string, string | null, string | null, string]>([
  ['a', 'two', null, 'day* crew* one(b) loose two(a)'],
  ['a', 'one', 'b', 'day* crew* one(b a) loose two()'],
  ['a', 'one', 'a', 'day* crew* one(a b) loose two()'],
  ['b', 'one', null, 'day* crew* one(b a) loose two()'],
  ['b', null, null, 'day* crew* b one(a) loose two()'],
  ['b', null, 'crew', 'day* crew* b one(a) loose two()'],
  ['b', null, 'loose', 'day* crew* one(a) loose b two()'],
  [
    'b',
    null,
    'day',
    'Only header questions can stand in the header. Make this a header question first.',
  ],
  ['b', null, 'a', nowhere],
  ['b', 'zz', null, nowhere],
  ['b', 'two', 'a', nowhere],
  ['crew', null, null, 'crew* day* one(a b) loose two()'],
  ['day', null, 'crew', 'crew* day* one(a b) loose two()'],
  ['day', null, 'one', 'This question is part of the header. Take it out of the header first.'],
  ['day', 'one', null, 'This question is part of the header. Take it out of the header first.'],
  ['two', null, null, 'day* crew* two() one(a b) loose'],
  ['one', null, 'two', 'day* crew* loose two() one(a b)'],
  ['two', null, 'day', 'A section cannot be part of the header.'],
  ['two', 'one', null, 'A section cannot stand in another section.'],
  ['two', null, 'zz', nowhere],
  ['zz', null, null, 'This item is no longer in the form. It may have been removed meanwhile.'],
])('%s in %s behind %s', (key, inside, behind, outline) => {
  expect(toldEdit(placeItem(definition, key, { section: inside, after: behind }))).toBe(outline)
})
