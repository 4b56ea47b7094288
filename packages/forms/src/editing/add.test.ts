import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, outlineOf, toldEdit } from '../../test/edits.ts'
import { addedAtOnceMax, questionCountMax } from '../limits.ts'
import { parseDefinition } from '../schema.ts'
import { findItem, questionsAmong } from '../structure.ts'
import type { FormDefinition } from '../types.ts'
import { addQuestion, addQuestions, addSection, likelyType, type NewPlace } from './add.ts'

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

describe('addQuestions', () => {
  const labels = ['Horn', 'Lights', 'Horn']

  test.each<[NewPlace, string]>([
    [{ section: 'one' }, 'day* crew* one(a b horn lights horn_2) loose'],
    [{ after: 'a' }, 'day* crew* one(a horn lights horn_2 b) loose'],
    ['header', 'day* crew* horn* lights* horn_2* one(a b) loose'],
    ['form', 'day* crew* one(a b) loose horn lights horn_2'],
    [{ after: 'gone' }, 'The place for this item is no longer in the form. Choose another place.'],
  ])('in this order, at %j', (at, outline) => {
    expect(toldEdit(addQuestions(definition, { type: 'yesNo', labels, at }))).toBe(outline)
    const edit = addQuestions(definition, { type: 'yesNo', labels, at })
    expect(edit).toMatchObject(edit.ok ? { key: 'horn' } : {})
  })

  test('are answered like the last question of their type in the section', () => {
    const good = [{ value: 'good', label: { en: 'Good' }, score: 2 }]
    const marked = form(
      [
        section('one', [
          ask('a', 'choice', { list: 'marks' }),
          ask('b', 'choice', { choices: good }),
        ]),
        section('two', [ask('c', 'choice', { list: 'marks' })]),
        section('three', []),
      ],
      { choiceLists: { marks: good } },
    )
    const added = (key: string) => {
      const at = { section: key }
      return findAdded(after(addQuestions(marked, { type: 'choice', labels: ['New'], at })))
    }
    expect(added('one')).toEqual({
      ...ask('new', 'choice', { choices: good }),
      label: { en: 'New' },
    })
    expect(added('two')).toEqual({
      ...ask('new', 'choice', { list: 'marks' }),
      label: { en: 'New' },
    })
    expect(added('three')).toMatchObject({ choices: [{ value: 'choice_1' }, {}] })
  })

  test('are answered like the nearest one before them, else like the last one', () => {
    const choices = (value: string) => ({ choices: [{ value, label: { en: value } }] })
    const lists = form([
      section('one', [
        ask('a', 'text'),
        ask('b', 'choice', choices('good')),
        ask('c', 'choice', choices('whole')),
      ]),
    ])
    const behind = (key: string) => {
      const added = addQuestions(lists, { type: 'choice', labels: ['New'], at: { after: key } })
      return findAdded(after(added))?.choices?.map(({ value }) => value)
    }
    expect(['a', 'b', 'c'].map(behind)).toEqual([['whole'], ['good'], ['whole']])
  })

  test('are no sketches in the header', () => {
    const edit = addQuestions(definition, { type: 'sketch', labels, at: 'header' })
    expect(edit).toEqual(addQuestion(definition, { type: 'sketch', at: 'header' }))
    expect(edit).toMatchObject({ ok: false, isOfPlace: true })
  })

  test('are refused where there are none, or too many for once', () => {
    const add = (count: number) => {
      const many = Array.from({ length: count }, (_, place) => `Row ${place}`)
      return addQuestions(definition, { type: 'yesNo', labels: many, at: 'form' })
    }
    expect(toldEdit(add(0))).toBe('Write what is asked, one question a line.')
    expect(add(addedAtOnceMax).ok).toBe(true)
    expect(toldEdit(add(addedAtOnceMax + 1))).toBe('Add at most 50 questions at once.')
  })
})

test.each<[NewPlace, string | undefined]>([
  [{ after: 'count' }, 'integer'],
  [{ after: 'yes' }, 'yesNo'],
  [{ after: 'sum' }, 'yesNo'],
  [{ after: 'read' }, 'choice'],
  [{ after: 'sign' }, 'choice'],
  [{ section: 'one' }, 'choice'],
  ['form', undefined],
  [{ after: 'gone' }, undefined],
])('the likely type of what is added at %j is %s', (at, type) => {
  const asked = form([
    section('one', [
      ask('yes', 'yesNo'),
      ask('count', 'integer'),
      ask('sum', 'decimal', { calc: 1 }),
      ask('pick', 'choice'),
      ask('shot', 'photo'),
      ask('read', 'note'),
      ask('sign', 'signature'),
    ]),
  ])
  expect(likelyType(asked, at)).toBe(type)
})

function findAdded(definition: FormDefinition) {
  return questionsAmong(definition.items).find(({ key }) => key === 'new')
}
