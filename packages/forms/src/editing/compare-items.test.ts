import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { toldFields } from '../../test/edits.ts'
import type { FormDefinition, Item, Question, Rule } from '../types.ts'
import { compareDefinitions } from './compare.ts'

const isNo = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'no'] })
const ownNo: Rule = { op: 'eq', args: [{ op: 'value' }, 'no'] }
const red = { value: 'red', label: { en: 'Red' } }
const item = (rest: Partial<Question>, type: Question['type'] = 'text'): Item =>
  ask('q', type, rest)

describe('the fields of an item', () => {
  test.each<[string, Item, Item, string[]]>([
    ['type', item({}), item({}, 'rating'), ['Type: Short text > Rating']],
    ['label', item({}), item({ label: { en: 'Why' } }), ['Label: Ask q > Why']],
    ['required', item({}), item({ required: true }), ['Required: Never > Always']],
    ['not required, said and unsaid', item({ required: false }), item({}), []],
    [
      'required by a rule',
      item({ required: true }),
      item({ required: isNo('other') }),
      ['Required: Always > “Ask other” is No.'],
    ],
    ['visible', item({}), item({ visible: isNo('other') }), ['Shows: Always > “Ask other” is No.']],
    ['title', item({}), item({ titleAnswer: true }), ['Gives the title: No > Yes']],
    [
      'a starting choice',
      item({ choices: [red], default: 'red' }, 'choice'),
      item({ choices: [red] }, 'choice'),
      ['Starts with: Red > null'],
    ],
    [
      'a starting day',
      item({}, 'date'),
      item({ default: { op: 'today' } }, 'date'),
      ['Starts with: null > Today.'],
    ],
    [
      'choices',
      item({ choices: [red] }, 'choice'),
      item(
        { choices: [{ ...red, score: 2, critical: true, exclude: true, colour: 'amber' }] },
        'choice',
      ),
      ['Choices: Red > Red (2 points, critical, leaves the score out, in amber)'],
    ],
    [
      'bounds',
      item({ min: 1, unit: 'm' }, 'integer'),
      item({ min: 2, max: 5 }, 'integer'),
      ['Least: 1 > 2', 'Greatest: null > 5', 'Unit: m > null'],
    ],
    [
      'limits',
      item({}, 'decimal'),
      item({ limits: [{ min: 5, max: 9, level: 'warn', label: { en: 'High' } }] }, 'decimal'),
      ['What a reading means: null > from 5 below 9: High (warning)'],
    ],
    [
      'evidence',
      item({}),
      item({ note: 'required', media: { max: 3, required: true } }),
      ['Photos or files: null > required with an answer, up to 3', 'Note: Not offered > Required'],
    ],
    [
      'score',
      item({ score: { weight: 1 } }, 'yesNo'),
      item({ score: { weight: 2, critical: true, map: { yes: 1, no: -3 } } }, 'yesNo'),
      ['Weight: 1 > 2', 'Points: null > Yes: 1 point; No: -3 points', 'Critical: No > Yes'],
    ],
    [
      'reactions',
      item({ on: [] }, 'yesNo'),
      item({ on: [{ when: ownNo, do: 'showMessage', message: { en: 'Stop.' } }] }, 'yesNo'),
      ['Reactions: null > When: This answer is No. It shows a message: “Stop.”'],
    ],
    [
      'checks',
      item({}),
      item({
        validate: [
          {
            rule: { op: 'ne', args: [{ op: 'value' }, 'x'] },
            message: { en: 'Not x.' },
            level: 'error',
          },
        ],
      }),
      ['Checks: null > Must hold: This answer is not x. Else it stands in the way: “Not x.”'],
    ],
    [
      'a section',
      section('s', []),
      section('s', [], { intro: { en: 'Read.' }, passPercent: 80 }),
      ['Introduction: null > Read.', 'Pass mark of the section: null > 80 %'],
    ],
    [
      'a table',
      section('s', []),
      section('s', [], { asTable: true }),
      ['Shown as a table: No > Yes'],
    ],
    ['no table, said and unsaid', section('s', []), section('s', [], { asTable: false }), []],
  ])('%s', (_title, before, next, told) => {
    const other = ask('other', 'yesNo')
    const { items } = compareDefinitions(form([before, other]), form([next, other]), 'en')
    expect(items.flatMap(({ fields }) => toldFields(fields))).toEqual(told)
    expect(items.map(({ kind }) => kind)).toEqual(told.length === 0 ? [] : ['changed'])
  })

  test('texts are told in the language in which they differ', () => {
    const spoken = (label: Question['label'], es: string): FormDefinition =>
      form([ask('q', 'choice', { label, choices: [{ value: 'x', label: { en: 'Red', es } }] })], {
        languages: ['en', 'es'],
      })
    const { items } = compareDefinitions(
      spoken({ en: 'Why', es: 'Que' }, 'Roja'),
      spoken({ en: 'Why', es: 'Qué' }, 'Rojo'),
      'en',
    )
    expect(items.flatMap(({ fields }) => toldFields(fields))).toEqual([
      'Label (es): Que > Qué',
      'Choices: Red / Roja > Red / Rojo',
    ])
  })
})
