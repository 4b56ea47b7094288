import { describe, expect, test } from 'vitest'
import { ask, context } from '../../test/build.ts'
import { pick, seeded } from '../../test/seeded.ts'
import { checkValue } from '../check-value.ts'
import { holds } from '../rules.ts'
import type { Question, Rule, RuleLiteral, RuleValue } from '../types.ts'
import { neverHolds } from './never.ts'
import { possibleAnswers } from './possible-answers.ts'

const choices = ['red', 'blue'].map((value) => ({ value, label: { en: value } }))
const questions: [Question, ...Question[]] = [
  ask('a', 'yesNo'),
  ask('a', 'choice', { choices }),
  ask('a', 'multiChoice', { choices }),
  ask('a', 'text'),
  ask('a', 'integer', { min: 1, max: 3 }),
  ask('a', 'decimal'),
  ask('a', 'rating', { max: 3 }),
  ask('a', 'date', { min: '2026-01-01', max: '2026-12-31' }),
  ask('a', 'district'),
  ask('a', 'crew'),
  ask('a', 'note'),
]
const constants: [RuleLiteral, ...RuleLiteral[]] = [
  ...([null, '', true, 0, 1, 2, 3, 4, 1.5, 'yes', 'na', 'red', 'blue', 'e', 'D1'] as const),
  '2025-06-01',
  '2026-06-01',
  '2027-01-01',
]
const values: readonly unknown[] = [
  null,
  ...[-5, 0, 1, 1.5, 2, 3, 4, 99],
  ...['yes', 'no', 'na', 'red', 'blue', 'D1', 'more red', '2026-01-01', '2026-06-01', '2026-12-31'],
  ...[['red'], ['blue'], ['red', 'blue'], ['D1'], ['na', 'D1']],
]
const a: Rule = { op: 'answer', key: 'a' }

function randomRule(random: () => number, depth = 0): Rule {
  const constant = pick(random, constants)
  const inner = (): Rule => randomRule(random, depth + 1)
  const plain: [Rule, ...Rule[]] = [
    { op: pick(random, ['eq', 'eq', 'eq', 'lt', 'gt']), args: [a, constant] },
    { op: pick(random, ['ne', 'ne', 'ne', 'le', 'ge']), args: [a, constant] },
    { op: 'contains', args: [a, constant] },
    { op: 'in', args: [a, ['red', 2]] },
    { op: 'eq', args: [{ op: 'count', args: [a] }, 2] },
    { op: 'answered', args: [a] },
    { op: 'isNA', args: [a] },
    pick<Rule>(random, [true, false, a, { op: 'today' }]),
  ]
  if (depth > 2 || random() < 0.4) {
    return pick(random, plain)
  }
  return pick<() => Rule>(random, [
    () => ({ op: 'and', args: [inner(), inner()] }),
    () => ({ op: 'or', args: [inner(), inner()] }),
    () => ({ op: 'not', args: [inner()] }),
  ])()
}

describe('neverHolds', () => {
  test('is never wrong about an answer that a question takes', () => {
    let neverCount = 0
    for (let seed = 1; seed <= 4000; seed += 1) {
      const random = seeded(seed)
      const question = pick(random, questions)
      const rule = randomRule(random)
      if (!neverHolds(rule, () => possibleAnswers(question))) {
        continue
      }
      neverCount += 1
      for (const value of values.filter((one) => checkValue(question, one).ok)) {
        const scope = { value: null, answerOf: () => value as RuleValue, today: context.today }
        expect(holds(rule, scope), `${question.type}: ${JSON.stringify([rule, value])}`).toBe(false)
      }
    }
    expect(neverCount).toBeGreaterThan(500)
  })

  test.each<[string, Rule, Question]>([
    [
      'a choice that is not offered',
      { op: 'eq', args: [a, 'green'] },
      ask('a', 'choice', { choices }),
    ],
    [
      'one of several as if it were all',
      { op: 'eq', args: [a, 'red'] },
      ask('a', 'multiChoice', { choices }),
    ],
    ['a text as a number', { op: 'gt', args: [a, 3] }, ask('a', 'text')],
    ['beyond the bounds', { op: 'gt', args: [a, 3] }, ask('a', 'integer', { max: 3 })],
    [
      'before the first day',
      { op: 'lt', args: [a, '2026-01-01'] },
      ask('a', 'date', { min: '2026-01-01' }),
    ],
    ['N/A of a number', { op: 'isNA', args: [a] }, ask('a', 'integer')],
    [
      'two things at once',
      {
        op: 'and',
        args: [
          { op: 'eq', args: [a, 'red'] },
          { op: 'eq', args: [a, 'blue'] },
        ],
      },
      ask('a', 'choice', { choices }),
    ],
    ['an answer to display text', { op: 'answered', args: [a] }, ask('a', 'note')],
    ['none of some that cannot be', { op: 'in', args: [a, ['x', 'y']] }, ask('a', 'yesNo')],
  ])('sees %s', (_title, rule, question) => {
    expect(neverHolds(rule, () => possibleAnswers(question))).toBe(true)
  })

  test('says nothing of an answer that it does not know', () => {
    expect(neverHolds({ op: 'eq', args: [a, 'green'] }, () => null)).toBe(false)
  })
})
