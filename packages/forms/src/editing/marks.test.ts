import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, toldEdit } from '../../test/edits.ts'
import { findItem, questionsOf } from '../structure.ts'
import { setHeader, setTitleAnswer } from './marks.ts'

const definition = form([
  ask('day', 'date', { header: true, titleAnswer: true }),
  ask('crew', 'crew', { header: true }),
  section('one', [ask('a', 'yesNo', { score: { weight: 2 } }), ask('b', 'photo')]),
])

describe('setHeader', () => {
  test.each<[string, boolean, string]>([
    ['a', true, 'day* crew* a* one(b)'],
    ['day', false, 'crew* one(day a b)'],
    ['day', true, 'day* crew* one(a b)'],
    ['a', false, 'day* crew* one(a b)'],
    ['one', true, 'A section cannot be part of the header.'],
    ['zz', true, 'This item is no longer in the form. It may have been removed meanwhile.'],
  ])('of %s to %s', (key, isHeader, outline) => {
    expect(toldEdit(setHeader(definition, key, isHeader))).toBe(outline)
  })

  test('what is lost by it is said', () => {
    const lostBy = (key: string, isHeader: boolean) => {
      const edit = setHeader(definition, key, isHeader)
      return edit.ok ? edit.lost : []
    }
    expect(lostBy('a', true)).toEqual([
      '“Weight” was left out: questions of the header are never scored.',
    ])
    expect([...lostBy('b', true), ...lostBy('day', false)]).toEqual([])
  })

  test('a header question is not scored any more', () => {
    expect(findItem(after(setHeader(definition, 'a', true)), 'a')).toEqual(
      ask('a', 'yesNo', { header: true }),
    )
  })

  test('what leaves the header of a form without sections stands behind the header', () => {
    const flat = form([ask('x', 'text', { header: true }), ask('y', 'text', { header: true })])
    expect(toldEdit(setHeader(flat, 'x', false))).toBe('y* x')
  })
})

describe('setTitleAnswer', () => {
  const titled = (key: string, givesTitle: boolean): string[] =>
    questionsOf(after(setTitleAnswer(definition, key, givesTitle)))
      .filter(({ question }) => question.titleAnswer !== undefined)
      .map(({ question }) => question.key)

  test('one question gives the title at a time', () => {
    expect(titled('a', true)).toEqual(['a'])
    expect(titled('a', false)).toEqual(['day'])
    expect(titled('day', false)).toEqual([])
  })

  test.each(['b', 'one'])('%s cannot', (key) => {
    expect(toldEdit(setTitleAnswer(definition, key, true))).toBe(
      'The title comes from a question answered in words.',
    )
  })
})
