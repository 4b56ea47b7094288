import { describe, expect, test } from 'vitest'
import { ask, form } from '../../test/build.ts'
import { parseDefinition } from '../schema.ts'
import type { Question, QuestionType, Rule } from '../types.ts'
import { questionTypes } from '../types.ts'
import { changeType } from './change-type.ts'

const isNo: Rule = { op: 'eq', args: [{ op: 'value' }, 'no'] }
const isAsked: Rule = { op: 'answered', args: [{ op: 'answer', key: 'other' }] }

const check = ask('q', 'yesNo', {
  required: true,
  visible: isAsked,
  note: 'optional',
  media: { max: 2, required: true },
  default: 'yes',
  score: { weight: 2, critical: true, invert: true },
  on: [
    { when: isNo, do: 'requireNote' },
    { when: isAsked, do: 'flag' },
  ],
})
const reading = ask('q', 'decimal', {
  titleAnswer: true,
  min: 0.5,
  max: 100,
  step: 0.5,
  precision: 1,
  unit: 'psi',
  default: 2.5,
  limits: [{ max: 10, level: 'ok', label: { en: 'Fine' } }],
  score: { weight: 3, bands: [{ min: 1, score: 1 }] },
  validate: [
    { rule: { op: 'gt', args: [{ op: 'value' }, 1] }, message: { en: 'M' }, level: 'warn' },
  ],
})
const picked = ask('q', 'choice', {
  choices: [
    { value: 'a', label: { en: 'A' }, score: 1 },
    { value: 'b', label: { en: 'B' } },
  ],
  score: { map: { a: 3 } },
  default: 'a',
})

describe('changeType', () => {
  test.each<[string, Question, QuestionType, Partial<Question>]>([
    [
      'a check to a text',
      check,
      'text',
      {
        required: true,
        visible: isAsked,
        note: 'optional',
        media: { max: 2, required: true },
        on: [{ when: isAsked, do: 'flag' }],
      },
    ],
    ['a check to display text', check, 'note', { visible: isAsked }],
    [
      'a check to a photo',
      check,
      'photo',
      {
        required: true,
        visible: isAsked,
        note: 'optional',
        media: { max: 2 },
        on: [{ when: isAsked, do: 'flag' }],
      },
    ],
    [
      'a number to a rating',
      reading,
      'rating',
      { titleAnswer: true, validate: reading.validate ?? [], score: { weight: 3 } },
    ],
    ['a number to a date', reading, 'date', { titleAnswer: true, validate: [] }],
    ['a number to a signature', reading, 'signature', { validate: [] }],
    [
      'choices to several',
      picked,
      'multiChoice',
      { choices: picked.choices ?? [], score: { map: { a: 3 } } },
    ],
    ['choices to text', picked, 'text', {}],
    [
      'a list to several',
      ask('q', 'choice', { list: 'colours' }),
      'multiChoice',
      { list: 'colours' },
    ],
    [
      'a list to text',
      ask('q', 'choice', { list: 'colours', score: { map: { a: 1 } } }),
      'text',
      {},
    ],
    ['a long text to a short one', ask('q', 'longText', { maxLength: 900 }), 'text', {}],
    [
      'a date to its own type',
      ask('q', 'date', { min: '2026-01-01' }),
      'date',
      { min: '2026-01-01' },
    ],
  ])('%s', (_title, question, type, kept) => {
    expect(changeType(question, type).question).toEqual(ask('q', type, kept))
  })

  test('a check becomes a choice between its answers, and its rules go on', () => {
    expect(changeType(check, 'choice').question).toMatchObject({
      choices: [
        { value: 'yes', label: { en: 'Yes' } },
        { value: 'no', label: { en: 'No' } },
      ],
      default: 'yes',
      on: [{ when: isNo }, { when: isAsked }],
    })
  })

  test('a number keeps what a whole number knows', () => {
    const { precision, default: start, ...kept } = reading
    expect(changeType(reading, 'integer').question).toEqual({ ...kept, type: 'integer' })
  })

  test.each<[string, Question, QuestionType, string[]]>([
    [
      'what a reading has',
      { ...reading, titleAnswer: false },
      'text',
      [
        '“Starts with” does not go with the type “Short text” and was left out.',
        '“Least” does not go with the type “Short text” and was left out.',
        '“Greatest” does not go with the type “Short text” and was left out.',
        '“Steps of” does not go with the type “Short text” and was left out.',
        '“Unit” does not go with the type “Short text” and was left out.',
        '“Decimal places” does not go with the type “Short text” and was left out.',
        '“What a reading means” does not go with the type “Short text” and was left out.',
        '“Weight” does not go with the type “Short text” and was left out.',
        '“Points” does not go with the type “Short text” and was left out.',
        '“Checks”: 1 does not go with the type “Short text” and was left out.',
      ],
    ],
    [
      'a part of it',
      reading,
      'integer',
      [
        '“Starts with” does not go with the type “Whole number” and was left out.',
        '“Decimal places” does not go with the type “Whole number” and was left out.',
      ],
    ],
    ['nothing', ask('q', 'text', { required: true }), 'longText', []],
    ['nothing, of the same type', reading, 'decimal', []],
  ])('says what is lost: %s', (_title, question, type, lost) => {
    expect(changeType(question, type).lost).toEqual(lost)
  })

  test('a fault that stood there before is left to be put right', () => {
    const turned = ask('q', 'integer', { min: 5, max: 1 })
    expect(changeType(turned, 'decimal').question).toEqual({ ...turned, type: 'decimal' })
  })

  test('a number that is to be calculated keeps what it says and lacks what it is calculated from', () => {
    const { question } = changeType(reading, 'calc')
    expect(question).toMatchObject({ type: 'calc', unit: reading.unit, limits: reading.limits })
    expect(Object.keys(question)).not.toContain('default')
    expect(parseDefinition(form([question]))).toEqual({
      ok: false,
      problems: [{ path: 'items.0.calc', message: 'Say what it is calculated from.' }],
    })
  })

  test.each(questionTypes)('from %s to any type there is nothing to put right', (type) => {
    for (const question of [check, reading, picked].map((one) => changeType(one, type).question)) {
      // What a number is calculated from only its writer knows.
      for (const other of questionTypes.filter((one) => one !== 'calc')) {
        const definition = form([changeType(question, other).question, ask('other', 'text')])
        expect(parseDefinition(definition), `${type} to ${other}`).toMatchObject({ ok: true })
      }
    }
  })
})
