import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, outlineOf, toldEdit } from '../../test/edits.ts'
import { questionCountMax } from '../limits.ts'
import { parseDefinition } from '../schema.ts'
import { findItem } from '../structure.ts'
import { addQuestion, addSection, type NewPlace } from './add.ts'

const definition = form([
  ask('day', 'date', { header: true }),
  ask('crew', 'crew', { header: true }),
  section('one', [ask('a', 'yesNo'), ask('b', 'text')]),
  ask('loose', 'text'),
])

describe('addQuestion', () => {
  test.each<[NewPlace, string]>([
    ['header', 'day* crew* new* one(a b) loose'],
    ['form', 'day* crew* one(a b) loose new'],
    [{ section: 'one' }, 'day* crew* one(a b new) loose'],
    [{ after: 'day' }, 'day* new* crew* one(a b) loose'],
    [{ after: 'crew' }, 'day* crew* new* one(a b) loose'],
    [{ after: 'a' }, 'day* crew* one(a new b) loose'],
    [{ after: 'one' }, 'day* crew* one(a b) new loose'],
    [{ after: 'loose' }, 'day* crew* one(a b) loose new'],
    [
      { section: 'loose' },
      'The place for this item is no longer in the form. Choose another place.',
    ],
    [{ after: 'zz' }, 'The place for this item is no longer in the form. Choose another place.'],
  ])('at %j', (at, outline) => {
    expect(toldEdit(addQuestion(definition, { type: 'text', label: 'New', at }))).toBe(outline)
  })

  test('has a label until somebody writes one, and a key that is free', () => {
    const once = after(addQuestion(definition, { type: 'text', at: 'form' }))
    const twice = addQuestion(once, { type: 'note', label: ' ', at: 'form' })
    expect(twice).toMatchObject({ ok: true, key: 'question_2' })
    expect(findItem(once, 'question')).toMatchObject({ label: { en: 'New question' } })
    expect(findItem(after(twice), 'question_2')).toMatchObject({
      label: { en: 'New text to read' },
    })
  })

  test.each(['choice', 'multiChoice'] as const)('of %s it can be published at once', (type) => {
    const spanish = form([], { languages: ['es', 'en'], title: { es: 'Hoja' } })
    const next = after(addQuestion(spanish, { type, label: 'Turno', at: 'form' }))
    expect(parseDefinition(next)).toMatchObject({ ok: true })
    expect(findItem(next, 'turno')).toMatchObject({
      choices: [{ value: 'choice_1', label: { es: 'Choice 1' } }, { value: 'choice_2' }],
    })
  })

  test('leaves the form that it was given as it was', () => {
    const before = JSON.stringify(definition)
    addQuestion(definition, { type: 'text', at: { section: 'one' } })
    expect(JSON.stringify(definition)).toBe(before)
  })

  test('is refused where the form is full', () => {
    const many = Array.from({ length: questionCountMax }, (_, place) => ask(`q${place}`, 'text'))
    expect(toldEdit(addQuestion(form([section('s', many)]), { type: 'text', at: 'form' }))).toBe(
      'A form has at most 1000 questions.',
    )
  })
})

describe('addSection', () => {
  test.each<[string | undefined, string]>([
    [undefined, 'day* crew* one(a b) loose new()'],
    ['day', 'day* crew* new() one(a b) loose'],
    ['a', 'day* crew* one(a b) new() loose'],
    ['one', 'day* crew* one(a b) new() loose'],
    ['loose', 'day* crew* one(a b) loose new()'],
    ['zz', 'The place for this item is no longer in the form. Choose another place.'],
  ])('behind %s', (behind, outline) => {
    const added = { title: 'New', ...(behind === undefined ? {} : { after: behind }) }
    expect(toldEdit(addSection(definition, added))).toBe(outline)
  })

  test('without a title it is called so', () => {
    expect(outlineOf(after(addSection(after(addSection(form([]))))))).toBe('section() section_2()')
  })
})
