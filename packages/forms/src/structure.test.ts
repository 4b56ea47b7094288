import { describe, expect, test } from 'vitest'
import { ask, context, form, given, section } from '../test/build.ts'
import { headerAnswersOf, titleAnswerOf } from './header.ts'
import { startingAnswers } from './starting-answers.ts'
import { findItem, questionsOf } from './structure.ts'
import { textOf } from './text.ts'

const choiceLists = { colours: [{ value: 'red', label: { en: 'Red' } }] }

const definition = form(
  [
    ask('day', 'date', { header: true, default: { op: 'today' } }),
    ask('district', 'district', { header: true }),
    ask('crew', 'crew', { header: true }),
    ask('pad', 'pad', {
      header: true,
      visible: { op: 'answered', args: [{ op: 'answer', key: 'crew' }] },
    }),
    section('one', [ask('hello', 'note'), ask('a', 'yesNo', { default: 'yes' }), ask('b', 'text')]),
    ask('loose', 'integer', { default: 'many' }),
    section('two', [ask('c', 'choice', { list: 'colours', titleAnswer: true })]),
  ],
  { choiceLists },
)

test('questionsOf numbers the questions by part and place', () => {
  const rows = questionsOf(definition).map((row) => [row.question.key, row.number, row.sectionKey])
  expect(rows).toEqual([
    ['day', '', null],
    ['district', '', null],
    ['crew', '', null],
    ['pad', '', null],
    ['a', '1.1', 'one'],
    ['b', '1.2', 'one'],
    ['loose', '2', null],
    ['c', '3.1', 'two'],
  ])
})

test('findItem finds sections and questions, with a named list in place', () => {
  expect(findItem(definition, 'two')).toMatchObject({ type: 'section' })
  expect(findItem(definition, 'c')).toMatchObject({ choices: choiceLists.colours })
  expect(findItem(definition, 'constructor')).toBeUndefined()
})

test('startingAnswers takes the defaults that fit', () => {
  expect(startingAnswers(definition, context)).toEqual(given({ day: '2026-11-20', a: 'yes' }))
})

describe('titleAnswerOf', () => {
  test('is the shown text of the title question', () => {
    expect(titleAnswerOf(definition, given({ c: 'red' }), context)).toBe('Red')
    expect(titleAnswerOf(definition, {}, context)).toBe('')
  })

  test('is nothing while that question is hidden', () => {
    const hidden = form([ask('t', 'text', { titleAnswer: true, visible: false })])
    expect(titleAnswerOf(hidden, given({ t: 'x' }), context)).toBe('')
  })
})

test('headerAnswersOf gathers what lists and filters need', () => {
  const answers = given({ district: 'D1', crew: ['P1', 'P2'], pad: ['K1'], a: 'no' })
  expect(headerAnswersOf(definition, answers, context)).toEqual({
    district: 'D1',
    businessUnit: null,
    customer: null,
    crew: ['P1', 'P2'],
    pad: ['K1'],
    byKey: { day: null, district: 'D1', crew: ['P1', 'P2'], pad: ['K1'] },
  })
})

test('headerAnswersOf leaves out a hidden header question', () => {
  expect(headerAnswersOf(definition, given({ pad: ['K1'] }), context).pad).toEqual([])
})

test.each([
  [{ en: 'Crew', es: 'Cuadrilla' }, 'es', 'Cuadrilla'],
  [{ en: 'Crew', es: 'Cuadrilla' }, 'es-MX', 'Cuadrilla'],
  [{ en: 'Crew', es: 'Cuadrilla' }, 'fr', 'Crew'],
  [{ es: 'Cuadrilla' }, 'fr', 'Cuadrilla'],
  [{ en: 'Crew' }, 'constructor', 'Crew'],
  [{}, 'en', ''],
  [undefined, 'en', ''],
])('textOf %j in %s is %j', (text, lang, shown) => {
  expect(textOf(text, lang)).toBe(shown)
})
