import { describe, expect, test } from 'vitest'
import { ask } from '../../test/build.ts'
import type { Question } from '../types.ts'
import { questionTypes } from '../types.ts'
import type { TestName } from './conditions.ts'
import { outcomeQuestions } from './outcomes.ts'
import { readTest, testsFor, type ReadTest } from './tests-of-types.ts'

const choices = [{ value: 'red', label: { en: 'Red' } }]
const refusal = (problem: string): ReadTest => ({ ok: false, problem })

test.each(questionTypes.filter((type) => type !== 'note'))(
  '%s can be asked whether it is answered',
  (type) => {
    expect(testsFor(ask('q', type))).toContain('answered')
  },
)

test('display text can be asked nothing', () => {
  expect(testsFor(ask('q', 'note'))).toEqual([])
})

describe('readTest', () => {
  test.each<[string, Question, TestName, string, ReadTest]>([
    ['a number', ask('q', 'decimal'), 'gt', ' 30.5 ', { ok: true, value: 30.5 }],
    [
      'beyond the bounds',
      ask('q', 'integer', { max: 10, min: 1 }),
      'le',
      '100',
      { ok: true, value: 100 },
    ],
    ['half of a whole number', ask('q', 'integer'), 'gt', '1.5', refusal('Enter a whole number.')],
    ['a rating', ask('q', 'rating', { max: 3 }), 'ge', '3', { ok: true, value: 3 }],
    [
      'a rating too high',
      ask('q', 'rating', { max: 3 }),
      'ge',
      '4',
      refusal('Choose a rating from 1 to 3.'),
    ],
    ['yes', ask('q', 'yesNo'), 'eq', 'yes', { ok: true, value: 'yes' }],
    ['perhaps', ask('q', 'yesNo'), 'eq', 'perhaps', refusal('Choose Yes, No or N/A.')],
    ['a choice', ask('q', 'choice', { choices }), 'ne', 'red', { ok: true, value: 'red' }],
    [
      'no choice',
      ask('q', 'choice', { choices }),
      'ne',
      'blue',
      refusal('Choose one of the answers offered.'),
    ],
    [
      'one of several',
      ask('q', 'multiChoice', { choices }),
      'includes',
      'red',
      { ok: true, value: 'red' },
    ],
    ['a code', ask('q', 'district'), 'eq', 'D1', { ok: true, value: 'D1' }],
    ['one of several codes', ask('q', 'pad'), 'includes', 'K1', { ok: true, value: 'K1' }],
    [
      'a date',
      ask('q', 'date', { min: '2026-01-01' }),
      'lt',
      '2025-12-31',
      { ok: true, value: '2025-12-31' },
    ],
    [
      'no date',
      ask('q', 'date'),
      'lt',
      'soon',
      refusal('Enter a date as year-month-day, such as 2026-11-20.'),
    ],
    [
      'words',
      ask('q', 'longText', { maxLength: 2 }),
      'includes',
      'iron',
      { ok: true, value: 'iron' },
    ],
    [
      'too many words',
      ask('q', 'longText'),
      'includes',
      'x'.repeat(301),
      refusal('Use at most 300 characters.'),
    ],
    ['nothing', ask('q', 'text'), 'eq', '  ', refusal('Say what the answer is compared with.')],
    ['what takes no value', ask('q', 'photo'), 'answered', 'whatever', { ok: true }],
    [
      'what does not suit',
      ask('q', 'photo'),
      'eq',
      'x',
      refusal('This cannot be asked about such an answer. Choose another comparison.'),
    ],
  ])('%s', (_title, question, is, text, result) => {
    expect(readTest(question, is, text)).toEqual(result)
  })

  test('what an entry scored is read as an answer is', () => {
    const [percent, result] = outcomeQuestions
    expect(percent && readTest(percent, 'lt', '80')).toEqual({ ok: true, value: 80 })
    expect(result && readTest(result, 'eq', 'fail')).toEqual({ ok: true, value: 'fail' })
  })
})
