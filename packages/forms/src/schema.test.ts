import { describe, expect, test } from 'vitest'
import { ask, form, scoring, section } from '../test/build.ts'
import { parseDefinition } from './schema.ts'
import type { FormDefinition, Item, Question, Rule } from './types.ts'

function problemsOf(json: unknown): string[] {
  const result = parseDefinition(json)
  return result.ok ? [] : result.problems.map((problem) => `${problem.path}: ${problem.message}`)
}

function isYes(key: string): Rule {
  return { op: 'eq', args: [{ op: 'answer', key }, 'yes'] }
}

const choices = [{ value: 'a', label: { en: 'A' }, score: 1 }]

const whole: FormDefinition = form(
  [
    ask('day', 'dateTime', { header: true, required: true }),
    ask('title', 'text', { header: true, titleAnswer: true, maxLength: 100 }),
    section('one', [
      ask('hello', 'note', { hint: { en: 'Read first.' } }),
      ask('a', 'yesNo', {
        note: 'optional',
        media: { max: 3 },
        score: { weight: 2, critical: true },
        on: [{ when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requireNote' }],
      }),
      ask('b', 'decimal', {
        min: 0,
        max: 10,
        step: 0.5,
        unit: 'm',
        precision: 1,
        visible: isYes('a'),
      }),
      ask('c', 'choice', { choices }),
      ask('d', 'multiChoice', { list: 'colours', required: isYes('a') }),
      ask('e', 'rating', { max: 5 }),
    ]),
  ],
  {
    access: { limitedDefault: true },
    workflow: {
      approvals: [{ meaning: 'Safety', by: 'manager', hours: 24 }],
      signatures: [{ meaning: 'Read', by: { group: 'g1' }, mode: 'any' }],
    },
    subForms: [{ form: 'f-witness', min: 1, max: 3 }],
    scoring,
    choiceLists: { colours: choices },
  },
)

describe('parseDefinition', () => {
  test('returns a sound definition unchanged, from JSON or from its text', () => {
    expect(parseDefinition(whole)).toEqual({ ok: true, definition: whole })
    expect(parseDefinition(JSON.stringify(whole))).toEqual({ ok: true, definition: whole })
  })

  test.each([
    [[{ form: '', min: 0, max: 1 }], 'subForms.0.form: '],
    [[{ form: 'f-a', min: 0, max: 0 }], 'subForms.0.max: '],
    [[{ form: 'f-a', min: 0, max: 21 }], 'subForms.0.max: '],
    [
      [{ form: 'f-a', min: 3, max: 2 }],
      'subForms.0.min: Of a sub-form, no more can be wanted than there may be.',
    ],
    [
      [
        { form: 'f-a', min: 0, max: 2 },
        { form: 'f-a', min: 1, max: 1 },
      ],
      'subForms.1.form: Each form stands among the sub-forms once.',
    ],
    [
      Array.from({ length: 6 }, (_, place) => ({ form: `f-${place}`, min: 0, max: 1 })),
      'subForms: ',
    ],
  ])('refuses the sub-forms %j', (subForms, problem) => {
    expect(problemsOf({ ...whole, subForms })).toEqual([expect.stringContaining(problem)])
  })

  test.each([['{'], [null], [undefined], [[]], [42], ['"text"'], [{}]])(
    'refuses %j with a problem',
    (json) => {
      expect(problemsOf(json).length).toBeGreaterThan(0)
    },
  )

  test('refuses JSON nested deeper than any form, without overflow', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(problemsOf(deep)).toEqual([': The definition is nested too deep.'])
    let rule = '{"op":"value"}'
    for (let level = 0; level < 80; level += 1) {
      rule = `{"op":"not","args":[${rule}]}`
    }
    const json = JSON.stringify(form([ask('q', 'yesNo', { visible: 'RULE' })]))
    expect(problemsOf(json.replace('"RULE"', rule))).toEqual([
      'items.0.visible: A rule is at most 16 levels deep.',
    ])
  })
})

const items: [string, readonly Item[], string][] = [
  ['no items', [], 'items: Atleast one question is required.'],
  ['only display text', [ask('n', 'note')], 'items: Atleast one question is required.'],
  ['an empty section', [section('s', [])], 'items: Atleast one question is required.'],
  [
    'a header after the body',
    [ask('a', 'text'), ask('b', 'text', { header: true })],
    'items.1.header: Header questions must be at the beginning of the form and in continuous sequence.',
  ],
  [
    'a header in two runs',
    [ask('a', 'text', { header: true }), ask('b', 'text'), ask('c', 'text', { header: true })],
    'items.2.header: Header questions must be at the beginning of the form and in continuous sequence.',
  ],
  [
    'a header in a section',
    [section('s', [ask('a', 'text', { header: true })])],
    'items.0.items.0.header: Header questions must be at the beginning of the form and in continuous sequence.',
  ],
  [
    'a scored header',
    [ask('a', 'yesNo', { header: true, score: { weight: 1 } })],
    'items.0.score: A header question is never scored.',
  ],
  [
    'a key used twice',
    [ask('a', 'text'), section('s', [ask('a', 'text')])],
    'items.1.items.0.key: The key "a" is used twice.',
  ],
  [
    'a section and a question of one key',
    [section('a', [ask('a', 'text')])],
    'items.0.items.0.key: The key "a" is used twice.',
  ],
  [
    'a rule that asks for nothing known',
    [ask('a', 'text', { visible: isYes('zz') })],
    'items.0.visible: The rule asks for "zz", which is not in this form.',
  ],
  [
    'a rule that asks for a section',
    [section('s', [ask('a', 'text')]), ask('b', 'text', { required: isYes('s') })],
    'items.1.required: The rule asks for "s", which takes no answer.',
  ],
  [
    'an unknown operator in a reaction',
    [ask('a', 'text', { on: [{ when: JSON.parse('{"op":"run"}') as Rule, do: 'flag' }] })],
    'items.0.on.0.when: The operator "run" is not known.',
  ],
  [
    'an operator with the wrong number of operands',
    [ask('a', 'text', { visible: JSON.parse('{"op":"eq","args":[1]}') as Rule })],
    'items.0.visible: The operator "eq" takes 2 operands, not 1.',
  ],
  [
    'a wrong part deep inside a rule',
    [
      ask('a', 'text', {
        visible: JSON.parse('{"op":"not","args":[{"op":"or","args":[{}]}]}') as Rule,
      }),
    ],
    'items.0.visible.args.0.args.0: A part of a rule is a constant, a list of constants, or an object with "op".',
  ],
  [
    'visibility by its own answer',
    [ask('a', 'yesNo', { visible: { op: 'answered', args: [{ op: 'value' }] } })],
    'items.0.visible: This rule cannot depend on the answer it decides about.',
  ],
  [
    'a default from other answers',
    [ask('a', 'text'), ask('b', 'text', { default: { op: 'answer', key: 'a' } })],
    'items.1.default: A starting answer cannot depend on other answers.',
  ],
  [
    'a circle of two',
    [ask('a', 'yesNo', { visible: isYes('b') }), ask('b', 'yesNo', { visible: isYes('a') })],
    'items.0.visible: Whether "a" shows depends on itself.',
  ],
  [
    'a section that hangs on its own question',
    [section('s', [ask('a', 'yesNo')], { visible: isYes('a') })],
    'items.0.visible: Whether "s" shows depends on itself.',
  ],
  [
    'nothing to choose from',
    [ask('a', 'choice')],
    'items.0.choices: Give this question something to choose from.',
  ],
  [
    'a list that is not there',
    [ask('a', 'choice', { list: 'none' })],
    'items.0.list: The list "none" is not in this form.',
  ],
  [
    'a value whose points would be lost',
    [ask('a', 'choice', { choices: [{ value: '__proto__', label: { en: 'A' } }] })],
    'items.0.choices.0.value: The value "__proto__" is reserved.',
  ],
  [
    'a value offered twice',
    [ask('a', 'choice', { choices: [...choices, ...choices] })],
    'items.0.choices: Each choice needs a value of its own.',
  ],
  [
    'choices of a text',
    [ask('a', 'text', { choices })],
    'items.0.choices: A text question has no "choices".',
  ],
  [
    'bounds that cross',
    [ask('a', 'integer', { min: 5, max: 1 })],
    'items.0.min: "min" is above "max".',
  ],
  [
    'bounds without a whole number',
    [ask('a', 'integer', { min: 0.2, max: 0.8 })],
    'items.0.min: No whole number lies within the bounds: nobody could answer this.',
  ],
  [
    'steps that no whole number is on',
    [ask('a', 'integer', { min: 0.5, step: 1 })],
    'items.0.step: No whole number lies on a step within the bounds: nobody could answer this.',
  ],
  [
    'decimals that do not reach between the bounds',
    [ask('a', 'decimal', { min: 0.31, max: 0.39, precision: 1 })],
    'items.0.min: No number with so few decimals lies within the bounds: nobody could answer this.',
  ],
  [
    'a number as the bound of a date',
    [ask('a', 'date', { min: 5 })],
    'items.0.min: "min" does not fit a date question.',
  ],
  [
    'a rating of one step',
    [ask('a', 'rating', { max: 1 })],
    'items.0.max: A rating has 2 to 10 steps.',
  ],
  [
    'points for a text',
    [ask('a', 'text', { score: { weight: 2 } })],
    'items.0.score: This question cannot earn points.',
  ],
  [
    'points for an answer that is not offered',
    [ask('a', 'choice', { choices, score: { map: { z: 1 } } })],
    'items.0.score.map: "z" is not an answer of this question.',
  ],
  [
    'bands of a yes/no',
    [ask('a', 'yesNo', { score: { bands: [{ score: 1 }] } })],
    'items.0.score.bands: A yesNo question cannot score by range.',
  ],
  [
    'an empty band',
    [ask('a', 'integer', { score: { bands: [{ min: 5, max: 5, score: 1 }] } })],
    'items.0.score.bands: No number lies in one of these ranges.',
  ],
  [
    'two titles',
    [ask('a', 'text', { titleAnswer: true }), ask('b', 'text', { titleAnswer: true })],
    'items.1.titleAnswer: Only one question can give the title.',
  ],
  [
    'a title from a photo',
    [ask('a', 'photo', { titleAnswer: true })],
    'items.0.titleAnswer: The title comes from a question answered in words.',
  ],
  [
    'display text that is required',
    [ask('a', 'text'), ask('n', 'note', { required: true })],
    'items.1.required: Display text takes no answer, so no "required".',
  ],
  [
    'a message without words',
    [ask('a', 'text', { on: [{ when: true, do: 'showMessage' }] })],
    'items.0.on.0.message: Say what to show.',
  ],
  [
    'a label in another language only',
    [ask('a', 'text', { label: { es: 'Hola' } })],
    'items.0.label: The text in "en" is missing.',
  ],
  [
    'a text longer than its type allows',
    [ask('a', 'text', { maxLength: 5000 })],
    'items.0.maxLength: The most is 300 characters.',
  ],
]

describe('what does not fit together', () => {
  test.each(items)('is refused: %s', (_title, list, problem) => {
    expect(problemsOf(form(list))).toContain(problem)
  })

  test('is refused: a scored form in which nothing earns points', () => {
    expect(problemsOf(form([ask('a', 'text')], { scoring }))).toEqual([
      'scoring: This form is scored, but no question can earn points.',
    ])
  })
})

describe('what has the wrong shape', () => {
  test.each([['Upper'], ['1st'], ['a-b'], ['constructor'], ['__proto__'], ['x'.repeat(65)], ['']])(
    'is refused: the key %j',
    (key) => {
      expect(problemsOf(form([ask(key, 'text')])).join()).toMatch(/^items\.0\.key: /)
    },
  )

  test.each<[string, object]>([
    ['items.0', { lable: { en: 'typing error' } }],
    ['items.0.on.0.when', { on: [{ do: 'flag' }] }],
    ['items.0.type', { type: 'telepathy' }],
    ['items.0.score.weight', { score: { weight: -1 } }],
    ['items.0.media.max', { media: { max: 11 } }],
    ['items.0.label', { label: {} }],
    ['items.0.label.en', { label: { en: ' ' } }],
  ])('is refused at %s: %j', (path, rest) => {
    const question: Question = { ...ask('a', 'yesNo'), ...rest }
    const result = parseDefinition(form([question]))
    expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toEqual([path])
  })

  test('is refused: a section in a section', () => {
    const inner = section('inner', [ask('a', 'text')])
    const outer = { ...section('outer', []), items: [inner] }
    expect(problemsOf({ ...form([]), items: [outer] }).length).toBeGreaterThan(0)
  })

  test('is refused: a pass mark above 100', () => {
    const broken = form([ask('a', 'yesNo')], { scoring: { ...scoring, passingPercentage: 101 } })
    expect(problemsOf(broken)[0]).toMatch(/^scoring\.passingPercentage: /)
  })
})
