import { describe, expect, test } from 'vitest'
import { evaluateRule, readsOf, roundTo } from './rules.ts'
import type { Rule, RuleValue } from './types.ts'

const answers: Record<string, RuleValue> = {
  wind: 25,
  crane: 'yes',
  gas: 'na',
  crew: ['P1', 'P2'],
  day: '2026-11-01',
  words: 'red iron',
  zero: 0,
}

const scope = {
  value: 12 as RuleValue,
  answerOf: (key: string): RuleValue => answers[key] ?? null,
  today: '2026-11-20',
}

function answer(key: string): Rule {
  return { op: 'answer', key }
}
const empty = answer('missing')

const rows: [string, Rule, RuleValue][] = [
  ['a text is itself', 'abc', 'abc'],
  ['an empty text is empty', '', null],
  ['a list of constants is itself', [1, 'a'], [1, 'a']],
  ['an empty list is empty', [], null],
  ['an answer', answer('wind'), 25],
  ['an unknown answer is empty', empty, null],
  ['its own answer', { op: 'value' }, 12],
  ['today', { op: 'today' }, '2026-11-20'],
  ['and of true', { op: 'and', args: [true, true] }, true],
  ['and with empty', { op: 'and', args: [true, empty] }, false],
  ['or with one true', { op: 'or', args: [empty, true] }, true],
  ['or of nothing true', { op: 'or', args: [false, empty, 'yes'] }, false],
  ['not', { op: 'not', args: [false] }, true],
  ['not of empty is empty', { op: 'not', args: [empty] }, null],
  ['eq', { op: 'eq', args: [answer('crane'), 'yes'] }, true],
  ['eq of different types', { op: 'eq', args: [answer('wind'), '25'] }, false],
  ['eq of lists, in any order', { op: 'eq', args: [answer('crew'), ['P2', 'P1']] }, true],
  ['eq with empty', { op: 'eq', args: [empty, null] }, false],
  ['ne', { op: 'ne', args: [answer('crane'), 'no'] }, true],
  ['ne with empty', { op: 'ne', args: [empty, 'no'] }, false],
  ['lt', { op: 'lt', args: [answer('wind'), 30] }, true],
  ['lt of a text and a number', { op: 'lt', args: ['1', 2] }, false],
  ['lt with empty', { op: 'lt', args: [empty, 30] }, false],
  ['le', { op: 'le', args: [25, answer('wind')] }, true],
  ['gt', { op: 'gt', args: [answer('wind'), 30] }, false],
  ['gt with empty', { op: 'gt', args: [30, empty] }, false],
  ['ge of dates', { op: 'ge', args: [{ op: 'today' }, answer('day')] }, true],
  ['ge with empty', { op: 'ge', args: [empty, empty] }, false],
  ['in', { op: 'in', args: [answer('crane'), ['yes', 'na']] }, true],
  ['in an answer', { op: 'in', args: ['P1', answer('crew')] }, true],
  ['empty in a list', { op: 'in', args: [empty, ['yes']] }, false],
  ['in empty', { op: 'in', args: ['yes', empty] }, false],
  ['contains of a list', { op: 'contains', args: [answer('crew'), 'P2'] }, true],
  ['contains of a text', { op: 'contains', args: [answer('words'), 'iron'] }, true],
  ['contains with empty', { op: 'contains', args: [empty, 'iron'] }, false],
  ['answered', { op: 'answered', args: [answer('gas')] }, true],
  ['zero is an answer', { op: 'answered', args: [answer('zero')] }, true],
  ['answered of empty', { op: 'answered', args: [empty] }, false],
  ['isNA', { op: 'isNA', args: [answer('gas')] }, true],
  ['isNA of empty', { op: 'isNA', args: [empty] }, false],
  ['count of a list', { op: 'count', args: [answer('crew')] }, 2],
  ['count of one', { op: 'count', args: [answer('wind')] }, 1],
  ['count of empty', { op: 'count', args: [empty] }, 0],
  ['add', { op: 'add', args: [answer('wind'), 5] }, 30],
  ['add with empty', { op: 'add', args: [answer('wind'), empty] }, null],
  ['sub', { op: 'sub', args: [5, 7] }, -2],
  ['mul', { op: 'mul', args: [3, answer('zero')] }, 0],
  ['mul of a text', { op: 'mul', args: [3, '3'] }, null],
  ['mul past all numbers', { op: 'mul', args: [1e300, 1e300] }, null],
  ['div', { op: 'div', args: [1, 4] }, 0.25],
  ['div by zero', { op: 'div', args: [1, answer('zero')] }, null],
  ['round', { op: 'round', args: [2.5] }, 3],
  ['round to decimals', { op: 'round', args: [2.345, 2] }, 2.35],
  ['round of empty', { op: 'round', args: [empty] }, null],
  ['dateDiff', { op: 'dateDiff', args: [answer('day'), { op: 'today' }] }, 19],
  ['dateDiff of date and time', { op: 'dateDiff', args: ['2026-11-20T23:59', '2026-11-21'] }, 1],
  ['dateDiff of no date', { op: 'dateDiff', args: ['soon', { op: 'today' }] }, null],
  ['dateDiff with empty', { op: 'dateDiff', args: [empty, { op: 'today' }] }, null],
]

describe('evaluateRule', () => {
  test.each(rows)('%s', (_title, rule, value) => {
    expect(evaluateRule(rule, scope)).toEqual(value)
  })

  test.each([
    '{"op":"eval","args":["1"]}',
    '{"op":"eq"}',
    '{"op":"eq","args":"yes"}',
    '{"op":"and","args":{"length":3}}',
    '{"op":"not","args":[]}',
    '{"op":null}',
    '{"op":"answer"}',
    '{"op":"constructor","args":[]}',
    '{}',
    '[[1],[{"op":"today"}]]',
  ])('comes to something for malformed %s', (json) => {
    // What the schema would refuse may still lie in an old database.
    expect(() => evaluateRule(JSON.parse(json) as Rule, scope)).not.toThrow()
  })

  test('is empty below the deepest level, and does not overflow', () => {
    let rule: Rule = true
    for (let level = 0; level < 100_000; level += 1) {
      rule = { op: 'and', args: [rule] }
    }
    expect(evaluateRule(rule, scope)).toBe(false)
    expect(readsOf(rule).keys).toEqual([])
  })
})

test('readsOf finds every answer a rule asks for', () => {
  const rule: Rule = {
    op: 'or',
    args: [
      { op: 'eq', args: [answer('a'), { op: 'value' }] },
      { op: 'not', args: [answer('b')] },
    ],
  }
  const { keys, readsSelf } = readsOf(rule)
  expect(keys.sort()).toEqual(['a', 'b'])
  expect(readsSelf).toBe(true)
})

test.each([
  [1.005, 2, 1.01],
  [-2.5, 0, -3],
  [79.5, 0, 80],
  [0.1 + 0.2, 2, 0.3],
  [1e21, 2, 1e21],
])('roundTo takes %d at %d decimals to %d', (value, digits, result) => {
  expect(roundTo(value, digits)).toBe(result)
})
