import { describe, expect, test } from 'vitest'
import { context, form } from '../../test/build.ts'
import { pick, seeded } from '../../test/seeded.ts'
import { ruleProblems } from '../rule-checks.ts'
import { ruleSentence } from '../rule-sentence.ts'
import { holds } from '../rules.ts'
import type { Rule, RuleValue } from '../types.ts'
import { conditionOf, ruleOf, takesValue, testWords } from './conditions.ts'
import type { Condition, Test, TestName } from './conditions.ts'

const a: Rule = { op: 'answer', key: 'a' }
const names = Object.keys(testWords) as [TestName, ...TestName[]]

test.each<[string, Rule, Condition | null]>([
  ['always', true, { mode: 'all', tests: [] }],
  ['never', false, null],
  [
    'one test',
    { op: 'gt', args: [a, 30] },
    { mode: 'all', tests: [{ of: 'a', is: 'gt', value: 30 }] },
  ],
  [
    'its own answer',
    { op: 'eq', args: [{ op: 'value' }, 'no'] },
    { mode: 'all', tests: [{ of: null, is: 'eq', value: 'no' }] },
  ],
  [
    'an outcome',
    { op: 'lt', args: [{ op: 'answer', key: 'form:percent' }, 80] },
    { mode: 'all', tests: [{ of: 'form:percent', is: 'lt', value: 80 }] },
  ],
  [
    'any of several',
    {
      op: 'or',
      args: [
        { op: 'answered', args: [a] },
        { op: 'isNA', args: [a] },
        { op: 'contains', args: [a, 'x'] },
      ],
    },
    {
      mode: 'any',
      tests: [
        { of: 'a', is: 'answered' },
        { of: 'a', is: 'isNA' },
        { of: 'a', is: 'includes', value: 'x' },
      ],
    },
  ],
  [
    'all of several',
    {
      op: 'and',
      args: [
        { op: 'not', args: [{ op: 'answered', args: [a] }] },
        { op: 'ne', args: [a, ''] },
      ],
    },
    {
      mode: 'all',
      tests: [
        { of: 'a', is: 'notAnswered' },
        { of: 'a', is: 'ne', value: '' },
      ],
    },
  ],
  [
    'a group in a group',
    { op: 'and', args: [{ op: 'or', args: [{ op: 'answered', args: [a] }] }] },
    null,
  ],
  ['a negation', { op: 'not', args: [{ op: 'isNA', args: [a] }] }, null],
  ['two answers', { op: 'gt', args: [a, { op: 'answer', key: 'b' }] }, null],
  ['today', { op: 'lt', args: [a, { op: 'today' }] }, null],
  ['a sum', { op: 'gt', args: [{ op: 'add', args: [a, 1] }, 3] }, null],
  ['the other way round', { op: 'gt', args: [30, a] }, null],
  ['empty', { op: 'eq', args: [a, null] }, null],
  ['a list', { op: 'in', args: [a, ['x', 'y']] }, null],
  ['a bare answer', a, null],
])('conditionOf: %s', (_title, rule, condition) => {
  expect(conditionOf(rule)).toEqual(condition)
})

function randomTest(random: () => number): Test {
  const is = pick(random, names)
  return {
    of: pick(random, [null, 'a', 'b', 'form:result']),
    is,
    ...(takesValue(is)
      ? { value: pick<string | number>(random, ['yes', 'na', 'x', 3, -1.5]) }
      : {}),
  }
}

describe('over random conditions', () => {
  const conditions = Array.from({ length: 500 }, (_, seed): Condition => {
    const random = seeded(seed)
    const mode = random() < 0.5 ? 'all' : 'any'
    const count = 1 + Math.floor(random() * 4)
    return { mode, tests: Array.from({ length: count }, () => randomTest(random)) }
  })

  test('a condition comes back from its rule, and that is a rule that can be saved', () => {
    for (const condition of conditions) {
      const rule = ruleOf(condition)
      expect(ruleProblems(rule)).toEqual([])
      expect(conditionOf(rule)).toEqual(condition)
      expect(ruleOf(conditionOf(rule) ?? condition)).toEqual(rule)
    }
  })

  test('all and any mean what they say', () => {
    for (const { mode, tests } of conditions) {
      const value = pick<RuleValue>(seeded(tests.length), [null, 'yes', 'na', 3, ['x']])
      const scope = { value, answerOf: () => value, today: context.today }
      const held = tests.map((one) => holds(ruleOf({ mode: 'all', tests: [one] }), scope))
      const expected = mode === 'all' ? held.every(Boolean) : held.some(Boolean)
      expect(holds(ruleOf({ mode, tests }), scope)).toBe(expected)
    }
  })
})

test('without tests a rule holds, so that taking the last one away hides nothing', () => {
  expect(ruleOf({ mode: 'any', tests: [] })).toBe(true)
  expect(ruleOf({ mode: 'all', tests: [] })).toBe(true)
})

test('a comparison that lacks its value never holds, and can be saved', () => {
  const rule = ruleOf({ mode: 'all', tests: [{ of: 'a', is: 'eq' }] })
  expect(ruleProblems(rule)).toEqual([])
  expect(holds(rule, { value: null, answerOf: () => null, today: context.today })).toBe(false)
})

test.each(names)('%s reads in the words of the sentence of a rule', (is) => {
  const rule = ruleOf({ mode: 'all', tests: [{ of: null, is, value: 3 }] })
  expect(ruleSentence(rule, form([]))).toContain(testWords[is])
})
