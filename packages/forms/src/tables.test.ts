import { describe, expect, test } from 'vitest'
import { ask, context, form, given, section } from '../test/build.ts'
import { evaluate } from './evaluate.ts'
import { laidOut } from './repeats.ts'
import { parseDefinition } from './schema.ts'
import { questionsOf } from './structure.ts'
import { inTables, mayBeTable } from './tables.ts'
import type { Answers, Choice, Question } from './types.ts'

const choice = (value: string, label = value, rest: Partial<Choice> = {}): Choice => ({
  ...{ value, label: { en: label } },
  ...rest,
})
const poor = choice('poor', 'Poor')
const marks = [choice('good', 'Good'), poor]
const pick = (key: string, choices: readonly Choice[]): Question => ask(key, 'choice', { choices })

/** What is drawn together: the rows of a table in brackets. */
function drawn(questions: readonly Question[], asTable = true): string {
  return inTables(questions, (question) => question, asTable)
    .map(({ isTable, rows }) => {
      const keys = rows.map(({ key }) => key).join(' ')
      return isTable ? `[${keys}]` : keys
    })
    .join(' ')
}

/** The same of all that shows of a form, whose one section is shown as a table. */
function drawnOf(items: readonly Question[], answers: Answers = {}, rest: object = {}): string {
  const definition = form([section('s', items, { asTable: true, ...rest })])
  const { items: states } = evaluate(definition, answers, context)
  const shown = questionsOf(laidOut(definition, answers))
  return drawn(shown.map(({ question }) => question).filter(({ key }) => states[key]?.visible))
}

describe('a table', () => {
  test.each<[string, readonly Question[], string]>([
    ['is two or more neighbours', [ask('a', 'yesNo'), ask('b', 'yesNo')], '[a b]'],
    ['is not one alone', [ask('a', 'yesNo'), ask('b', 'text')], 'a b'],
    [
      'ends where something else is asked, and begins anew',
      [
        ...[ask('a', 'yesNo'), ask('b', 'yesNo'), ask('n', 'note')],
        ...[ask('c', 'yesNo'), ask('d', 'yesNo'), ask('e', 'yesNo')],
      ],
      '[a b] n [c d e]',
    ],
    ['has one kind of answer', [ask('a', 'yesNo'), pick('b', marks), pick('c', marks)], 'a [b c]'],
    ['is of one choice', [ask('a', 'multiChoice', { choices: marks }), pick('b', marks)], 'a b'],
    [
      'has answers of the same words',
      [pick('a', marks), pick('b', [choice('good', 'Fine'), choice('poor', 'Poor')])],
      'a b',
    ],
    [
      'has answers of the same values',
      [pick('a', marks), pick('b', [choice('good', 'Good'), choice('bad', 'Poor')])],
      'a b',
    ],
    ['has them in the same order', [pick('a', marks), pick('b', marks.toReversed())], 'a b'],
    ['has all of them', [pick('a', marks), pick('b', [...marks, choice('none')])], 'a b'],
    [
      'takes what answers are worth as each row says it',
      [pick('a', marks), pick('b', [choice('good', 'Good', { score: 3, critical: true }), poor])],
      '[a b]',
    ],
    ['needs answers', [pick('a', []), pick('b', [])], 'a b'],
  ])('%s', (_, questions, told) => {
    expect(drawn(questions)).toBe(told)
  })

  test.each<[string, readonly string[], boolean]>([
    ['6 short answers', ['1', '2', '3', '4', '5', '6'], true],
    ['7 answers', ['1', '2', '3', '4', '5', '6', '7'], false],
    ['long words in few columns', ['Satisfactory', 'Unsatisfactory', 'Not looked at'], true],
    ['long words in many columns', ['Satisfactory', 'Unsatisfactory', 'Missing', 'N/A'], false],
    ['a sentence', ['Good', 'It works but has to be seen to'], false],
  ])('has room for its answers: %s', (_, labels, isTable) => {
    const choices = labels.map((label, place) => choice(`c${place}`, label))
    expect(drawn([pick('a', choices), pick('b', choices)])).toBe(isTable ? '[a b]' : 'a b')
  })

  test('has room for its answers in every language, and for what is asked', () => {
    const said = [{ value: 'good', label: { en: 'Good', es: 'Se encuentra en buen estado' } }]
    expect(drawn([pick('a', said), pick('b', said)])).toBe('a b')
    const long = ask('c', 'yesNo', { label: { en: 'x'.repeat(201) } })
    expect(drawn([ask('a', 'yesNo'), ask('b', 'yesNo'), long, ask('d', 'yesNo')])).toBe('[a b] c d')
  })

  test('is none of hundreds of choices in many languages', () => {
    const text = Array.from({ length: 30 }, (_, place) => `word${place}`).join(' ')
    const label = Object.fromEntries('abcdefghij'.split('').map((tag) => [`${tag}n`, text]))
    const many = Array.from({ length: 500 }, (_, place) => ({ value: `c${place}`, label }))
    expect(drawn([pick('a', many), pick('b', many)])).toBe('a b')
  })

  test('is there where the section says so alone', () => {
    expect(drawn([ask('a', 'yesNo'), ask('b', 'yesNo')], false)).toBe('a b')
  })
})

describe('among what shows', () => {
  const isNo = { op: 'eq', args: [{ op: 'answer', key: 'a' }, 'no'] } as const

  test('what is hidden stands between no rows', () => {
    const asked = [ask('a', 'yesNo'), ask('why', 'text', { visible: isNo }), ask('b', 'yesNo')]
    expect(drawnOf(asked)).toBe('[a b]')
    expect(drawnOf(asked, given({ a: 'no' }))).toBe('a why b')
  })

  test('a hidden row is none', () => {
    const asked = [ask('a', 'yesNo'), ask('b', 'yesNo', { visible: isNo }), ask('c', 'text')]
    expect(drawnOf(asked)).toBe('a c')
    expect(drawnOf(asked, given({ a: 'no' }))).toBe('[a b] c')
  })

  test('each instance has a table of its own', () => {
    const repeat = { label: { en: 'Lift' }, min: 2, max: 4 }
    const told = drawnOf([ask('a', 'yesNo'), ask('b', 'yesNo')], {}, { repeat })
    expect(told).toBe('[a-1 b-1] [a-2 b-2] s-list')
  })

  test('a list of the form is the same as its choices', () => {
    const definition = form(
      [section('s', [ask('a', 'choice', { list: 'marks' }), pick('b', marks)], { asTable: true })],
      { choiceLists: { marks } },
    )
    expect(parseDefinition(definition)).toEqual({ ok: true, definition })
    expect(drawn(questionsOf(definition).map(({ question }) => question))).toBe('[a b]')
  })
})

describe('a table may come of questions', () => {
  const may: Partial<Question> = { visible: false }
  test.each<[string, readonly Question[], boolean]>([
    ['that are neighbours', [ask('a', 'yesNo'), ask('b', 'yesNo')], true],
    ['one of which is not always there', [ask('a', 'yesNo', may), ask('b', 'yesNo')], true],
    [
      'with what always shows between',
      [ask('a', 'yesNo'), ask('n', 'note'), ask('b', 'yesNo')],
      false,
    ],
    [
      'with what may show between',
      [ask('a', 'yesNo'), ask('n', 'note', may), ask('b', 'yesNo')],
      true,
    ],
    ['with other answers between', [ask('a', 'yesNo'), pick('m', marks), ask('b', 'yesNo')], false],
    ['but not of one', [ask('a', 'yesNo')], false],
    ['but not of texts', [ask('a', 'text'), ask('b', 'text')], false],
  ])('%s', (_, questions, isOne) => {
    expect(mayBeTable(questions)).toBe(isOne)
  })
})
