import { describe, expect, test } from 'vitest'
import { ask, form, scoring, section } from '../../test/build.ts'
import type { FormDefinition, Question, Rule } from '../types.ts'
import { definitionWarnings } from './warnings.ts'

const titled = ask('t', 'text', { titleAnswer: true })
const critical = ask('q', 'yesNo', { score: { critical: true } })
const approvals = [{ meaning: 'Review', by: 'manager' }] as const

function warned(items: FormDefinition['items'], rest: Partial<FormDefinition> = {}): string[] {
  return definitionWarnings(form([titled, ...items], rest)).map(({ key, message }) =>
    key === null ? message : `${key}: ${message}`,
  )
}

test('a form without a title is warned about, an empty one is not yet', () => {
  expect(definitionWarnings(form([ask('q', 'text')]))).toEqual([
    {
      key: null,
      message:
        'No question gives the title, so that entries are told apart by their form and day alone.',
    },
  ])
  expect(definitionWarnings(form([]))).toEqual([])
})

const many = (count: number): Question[] =>
  Array.from({ length: count }, (_, place) => ask(`q${place}`, 'text', { required: true }))

test.each<[string, FormDefinition['items'], Partial<FormDefinition>, string[]]>([
  ['40 required answers', many(40), {}, []],
  [
    '41 required answers',
    many(41),
    {},
    ['41 questions are required. So many at once are answered without being read.'],
  ],
  ['an empty section', [section('s', [])], {}, ['s: This section has no questions.']],
  [
    'a table of which there is none',
    [section('s', [ask('b', 'yesNo'), ask('c', 'text'), ask('d', 'yesNo')], { asTable: true })],
    {},
    [
      's: This section is shown as a table, but no table comes of it: no two questions below each other have the same short answers.',
    ],
  ],
  [
    'a table of a list of the form',
    [
      section('s', [ask('b', 'choice', { list: 'ok' }), ask('c', 'choice', { list: 'ok' })], {
        asTable: true,
      }),
    ],
    { choiceLists: { ok: [{ value: 'ok', label: { en: 'OK' } }] } },
    [],
  ],
  [
    'an empty table',
    [section('s', [], { asTable: true })],
    {},
    ['s: This section has no questions.'],
  ],
  ['a section of display text', [section('s', [ask('n', 'note')])], {}, []],
  [
    'critical without approval',
    [critical],
    { scoring },
    ['A critical answer fails this form, but no step of approval shows it to anybody.'],
  ],
  ['critical with approval', [critical], { scoring, workflow: { approvals } }, []],
  [
    'critical without a score',
    [critical],
    { workflow: { approvals } },
    ['Questions are marked as critical, but the form is not scored: they fail nothing.'],
  ],
  [
    'missing texts',
    [],
    { languages: ['en', 'es', 'fr'], title: { en: 'Sample', es: 'Hoja' } },
    [
      '1 text is missing in "es". People read "en" there.',
      '2 texts are missing in "fr". People read "en" there.',
    ],
  ],
  [
    'points without weight',
    [ask('q', 'rating', { score: { max: 5, weight: 0 } })],
    { scoring },
    ['q: The points of this question do not count, because its weight is 0.'],
  ],
  ['no weight and no points', [ask('q', 'yesNo', { score: { weight: 0 } })], { scoring }, []],
  [
    'points without weight in a form without a score',
    [ask('q', 'rating', { score: { max: 5, weight: 0 } })],
    {},
    [],
  ],
])('%s', (_title, items, rest, warnings) => {
  expect(warned(items, rest)).toEqual(warnings)
})

const a: Rule = { op: 'answer', key: 'a' }
const own: Rule = { op: 'value' }
const isRed: Rule = { op: 'eq', args: [a, 'red'] }
const red = [{ value: 'red', label: { en: 'Red' } }]
const never = 'This question never shows: no answers fulfil its condition.'

describe('rules in vain', () => {
  test('what never shows is told once, with what else comes of it', () => {
    const reads: Rule = { op: 'answered', args: [{ op: 'answer', key: 'b' }] }
    expect(
      warned([
        ask('before', 'text', { visible: reads }),
        ask('a', 'yesNo'),
        section('s', [ask('b', 'text')], { visible: isRed }),
        ask('c', 'text', { visible: reads }),
        ask('d', 'text', { visible: { op: 'not', args: [reads] } }),
      ]),
    ).toEqual([
      `before: ${never}`,
      's: This section never shows: no answers fulfil its condition.',
      `c: ${never}`,
    ])
  })

  test('the choices of a named list are known', () => {
    const rest = { choiceLists: { colours: red } }
    expect(
      warned([ask('a', 'choice', { list: 'colours' }), ask('b', 'text', { visible: isRed })], rest),
    ).toEqual([])
    expect(
      warned(
        [
          ask('a', 'choice', { list: 'colours' }),
          ask('b', 'text', { visible: { op: 'eq', args: [a, 'blue'] } }),
        ],
        rest,
      ),
    ).toEqual([`b: ${never}`])
  })

  test('reactions and checks of the question itself', () => {
    expect(
      warned([
        ask('q', 'text', {
          on: [
            { when: { op: 'gt', args: [own, 3] }, do: 'flag' },
            { when: { op: 'contains', args: [own, 'x'] }, do: 'flag' },
          ],
        }),
        ask('r', 'integer', {
          max: 10,
          validate: [
            { rule: { op: 'gt', args: [own, 10] }, message: { en: 'M' }, level: 'error' },
            { rule: { op: 'ge', args: [own, 10] }, message: { en: 'M' }, level: 'error' },
          ],
        }),
      ]),
    ).toEqual([
      'q: A reaction of this question never happens: no answer fulfils its condition.',
      'r: A check of this question holds for no answer, so that every answer is refused.',
    ])
  })

  test('a step that asks for the result of a form without a score', () => {
    const workflow = {
      approvals: [
        {
          meaning: 'Look',
          by: 'manager',
          condition: { op: 'eq', args: [{ op: 'answer', key: 'form:result' }, 'fail'] },
        },
      ],
    } as const
    expect(warned([], { workflow })).toEqual([
      'Step 1 of the approval is never asked for: nothing fulfils its condition.',
    ])
    expect(warned([ask('q', 'yesNo')], { workflow, scoring })).toEqual([])
  })
})
