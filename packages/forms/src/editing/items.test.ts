import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, outlineOf, toldEdit } from '../../test/edits.ts'
import { parseDefinition } from '../schema.ts'
import { findItem } from '../structure.ts'
import type { Rule } from '../types.ts'
import { duplicateItem, removeItem, replaceItem } from './items.ts'

const isYes = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'yes'] })

const definition = form([
  ask('day', 'date', { header: true }),
  ask('outside', 'yesNo'),
  section('one', [
    ask('a', 'yesNo', { titleAnswer: true, visible: isYes('outside') }),
    ask('b', 'text', {
      required: isYes('a'),
      on: [{ when: { op: 'and', args: [isYes('a'), { op: 'value' }] }, do: 'flag' }],
    }),
  ]),
])
const gone = 'This item is no longer in the form. It may have been removed meanwhile.'

describe('replaceItem', () => {
  test('puts a question in its place', () => {
    const next = after(replaceItem(definition, ask('a', 'rating', { max: 3 })))
    expect(outlineOf(next)).toBe(outlineOf(definition))
    expect(findItem(next, 'a')).toEqual(ask('a', 'rating', { max: 3 }))
  })

  test('leaves to the place what depends on it', () => {
    const header = after(replaceItem(definition, ask('day', 'dateTime')))
    expect(findItem(header, 'day')).toEqual(ask('day', 'dateTime', { header: true }))
    const inside = after(replaceItem(definition, ask('a', 'yesNo', { header: true })))
    expect(findItem(inside, 'a')).toEqual(ask('a', 'yesNo'))
    const titled = after(replaceItem(definition, section('one', [], { passPercent: 80 })))
    expect(outlineOf(titled)).toBe(outlineOf(definition))
    expect(findItem(titled, 'one')).toMatchObject({ passPercent: 80 })
  })

  test.each([
    ['what is not there', ask('zz', 'text'), gone],
    [
      'a section by a question',
      ask('one', 'text'),
      'A section stays a section, and a question stays a question.',
    ],
    [
      'a question by a section',
      section('a', []),
      'A section stays a section, and a question stays a question.',
    ],
  ])('does not replace %s', (_title, item, problem) => {
    expect(toldEdit(replaceItem(definition, item))).toBe(problem)
  })
})

test.each([
  ['a', 'day* outside one(b)'],
  ['one', 'day* outside'],
  ['day', 'outside one(a b)'],
  ['zz', gone],
])('removeItem of %s', (key, outline) => {
  expect(toldEdit(removeItem(definition, key))).toBe(outline)
})

describe('duplicateItem', () => {
  test.each([
    ['day', 'day* day_2* outside one(a b)'],
    ['a', 'day* outside one(a a_2 b)'],
    ['one', 'day* outside one(a b) one_2(a_2 b_2)'],
    ['zz', gone],
  ])('of %s', (key, outline) => {
    expect(toldEdit(duplicateItem(definition, key))).toBe(outline)
  })

  test('of a section asks among the copies, and beyond them as before', () => {
    const next = after(duplicateItem(definition, 'one'))
    expect(findItem(next, 'a_2')).toEqual(
      ask('a_2', 'yesNo', { label: { en: 'Ask a' }, visible: isYes('outside') }),
    )
    expect(findItem(next, 'b_2')).toMatchObject({
      required: isYes('a_2'),
      on: [{ when: { op: 'and', args: [isYes('a_2'), { op: 'value' }] }, do: 'flag' }],
    })
    expect(parseDefinition(next)).toMatchObject({ ok: true })
  })
})
