import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../../test/seeded.ts'
import type { QuestionType, Rule } from '../types.ts'
import { fromXPath } from './rule-in.ts'
import { toXPath } from './rule-out.ts'

const types: Readonly<Record<string, QuestionType>> = {
  wind: 'integer',
  crane: 'yesNo',
  tools: 'multiChoice',
  shift: 'choice',
  day: 'date',
  start: 'dateTime',
  remark: 'text',
  at: 'time',
  read_me: 'note',
}

const find = (key: string): { key: string; type: QuestionType } | undefined => {
  const type = Object.hasOwn(types, key) ? types[key] : undefined
  return type === undefined ? undefined : { key, type }
}

function taken(expression: string, self?: string): Rule | string {
  const found = self === undefined ? undefined : find(self)
  const result = fromXPath(expression, { find, self: found })
  return result.ok ? result.rule : result.why
}

function written(rule: Rule, self?: string): string | null {
  return toXPath(rule, {
    questionOf: find,
    choiceName: (key, value) => (key === 'tools' ? value.replaceAll(' ', '_') : value),
    ...(self === undefined ? {} : { self }),
  })
}

const answer = (key: string): Rule => ({ op: 'answer', key })
const windy: Rule = { op: 'gt', args: [answer('wind'), 30] }
const isNight: Rule = { op: 'eq', args: [answer('shift'), 'night'] }

const both: [string, Rule][] = [
  ['${wind} > 30', windy],
  ["${shift} = 'night'", isNight],
  ["${wind} > 30 and ${shift} = 'night'", { op: 'and', args: [windy, isNight] }],
  [
    "${crane} = 'yes' or (${wind} > 30 and ${shift} = 'night')",
    {
      op: 'or',
      args: [
        { op: 'eq', args: [answer('crane'), 'yes'] },
        { op: 'and', args: [windy, isNight] },
      ],
    },
  ],
  ['not(${wind} > 30)', { op: 'not', args: [windy] }],
  ["${remark} != ''", { op: 'answered', args: [answer('remark')] }],
  ["selected(${tools}, 'saw')", { op: 'contains', args: [answer('tools'), 'saw'] }],
  ["${tools} = 'saw'", { op: 'eq', args: [answer('tools'), ['saw']] }],
  [
    'count-selected(${tools}) >= 2',
    { op: 'ge', args: [{ op: 'count', args: [answer('tools')] }, 2] },
  ],
  ["${day} >= date('2026-01-31')", { op: 'ge', args: [answer('day'), '2026-01-31'] }],
  ['${day} <= today()', { op: 'le', args: [answer('day'), { op: 'today' }] }],
  [
    '(today() - ${day}) < 7',
    { op: 'lt', args: [{ op: 'dateDiff', args: [answer('day'), { op: 'today' }] }, 7] },
  ],
  [
    'round((${wind} * 1.5), 1) < 40.5',
    {
      op: 'lt',
      args: [{ op: 'round', args: [{ op: 'mul', args: [answer('wind'), 1.5] }, 1] }, 40.5],
    },
  ],
  ['${remark} = "it\'s off"', { op: 'eq', args: [answer('remark'), "it's off"] }],
  ['true()', true],
]

test.each(both)('%s is the same rule there and back', (expression, rule) => {
  expect(taken(expression)).toEqual(rule)
  expect(written(rule)).toBe(expression)
})

const onlyIn: [string, Rule][] = [
  ["'a' = 'a'", true],
  ["1 = '2'", false],
  ["selected(${tools}, '')", { op: 'not', args: [{ op: 'answered', args: [answer('tools')] }] }],
  // An answer that is not given differs from everything there.
  ["${crane} != 'no'", { op: 'not', args: [{ op: 'eq', args: [answer('crane'), 'no'] }] }],
  ["${crane} = ''", { op: 'not', args: [{ op: 'answered', args: [answer('crane')] }] }],
  ['${crane}', { op: 'answered', args: [answer('crane')] }],
  ["'night' = ${ shift }", isNight],
  ["${wind} = '30'", { op: 'eq', args: [answer('wind'), 30] }],
  ['${shift} = 1', { op: 'eq', args: [answer('shift'), '1'] }],
  ["selected(${shift}, 'night')", isNight],
  ['-${wind} < -3', { op: 'lt', args: [{ op: 'sub', args: [0, answer('wind')] }, -3] }],
  [
    '${wind}>1 and ${wind}>2 and ${wind}>3',
    { op: 'and', args: [1, 2, 3].map((least) => ({ op: 'gt', args: [answer('wind'), least] })) },
  ],
  [
    '${wind} + 2 * 3 = 7',
    {
      op: 'eq',
      args: [{ op: 'add', args: [answer('wind'), { op: 'mul', args: [2, 3] }] }, 7],
    },
  ],
  ['‘night’ = ${shift}', isNight],
  ['${remark} = ${shift}', { op: 'eq', args: [answer('remark'), answer('shift')] }],
  ["${day} = '2026-01-31'", { op: 'eq', args: [answer('day'), '2026-01-31'] }],
  ['${start} < today()', { op: 'lt', args: [answer('start'), { op: 'today' }] }],
  [
    "${start} = date-time('2026-01-31T10:00:00.000')",
    { op: 'eq', args: [answer('start'), '2026-01-31T10:00'] },
  ],
]

test.each(onlyIn)('%s is taken', (expression, rule) => {
  expect(taken(expression)).toEqual(rule)
})

describe('what stands on a question', () => {
  test('reads its own answer, by the dot or by its name', () => {
    const rule = { op: 'lt', args: [{ op: 'value' }, 10] } as const
    expect(taken('. < 10', 'wind')).toEqual(rule)
    expect(taken('${wind} < 10', 'wind')).toEqual(rule)
    expect(written(rule, 'wind')).toBe('. < 10')
  })

  test('does not where it is what decides about it', () => {
    expect(taken('. < 10')).toBe('it depends on the answer that it decides about')
  })
})

test.each([
  ["regex(., '[a-z]+')", 'regex() has no equal here'],
  ['position(..)', '“..)” has no equal here'],
  ['${gone} = 1', 'it asks for “gone”, which is not in the form'],
  ["${read_me} = 'x'", 'it asks for “read_me”, which takes no answer'],
  ["selected(${remark}, 'a')", 'it asks for what is selected where nothing can be'],
  ['count-selected(${wind}) > 1', 'it asks for what is selected where nothing can be'],
  ['selected(${tools}, ${tools})', 'it asks for more than one value that is selected'],
  ["${day} < 'b'", 'it reckons with what is no number'],
  ['${start} = today()', 'it compares what is never the same'],
  ['not(today() = ${start})', 'it compares what is never the same'],
  ['${crane} = true()', 'it compares what is never the same'],
  ["true() = 'yes'", 'it compares what is never the same'],
  ['${tools} = ${shift}', 'it compares what is never the same'],
  ["${at} = '06:00:00'", 'it compares what is never the same'],
  ["${day} = 'monday'", 'it compares what is never the same'],
  ['${at} < today()', 'it reckons with what is no number'],
  [
    "${start} > date-time('2026-01-31T10:00:00+02:00')",
    'a time is known to the minute here, and in no zone',
  ],
  ['${wind} mod 2 = 0', '“mod” was not expected there'],
  ['${remark} > 3', 'it reckons with what is no number'],
  ['${wind}', undefined],
  ['3', 'it comes to a value where a yes or no is asked for'],
  ['texas', '“texas” is neither an answer nor a text in quotes'],
  ['${wind} >', 'it ends too early'],
  ['(${wind} > 3', 'a “)” is missing'],
  ['', 'it ends too early'],
  ['('.repeat(50_000), 'it is too long'],
  [`${'not('.repeat(100)}true()${')'.repeat(100)}`, 'it is nested too deep'],
])('%s is told when it has no rule', (expression, why) => {
  const result = taken(expression)
  expect(result).toEqual(why ?? { op: 'answered', args: [answer('wind')] })
})

const onlyOut: [string | null, Rule][] = [
  ["${shift} != '' and ${shift} != 'night'", { op: 'ne', args: [answer('shift'), 'night'] }],
  [
    "${shift} = 'day' or ${shift} = 'night'",
    { op: 'in', args: [answer('shift'), ['day', 'night']] },
  ],
  ['selected(${tools}, ${shift})', { op: 'in', args: [answer('shift'), answer('tools')] }],
  ["contains(${remark}, 'pump 2')", { op: 'contains', args: [answer('remark'), 'pump 2'] }],
  ["selected(${tools}, 'hand_saw')", { op: 'contains', args: [answer('tools'), 'hand saw'] }],
  ["${crane} = 'na'", { op: 'isNA', args: [answer('crane')] }],
  [
    "${crane} != '' and ${crane} = ${shift}",
    { op: 'eq', args: [answer('crane'), answer('shift')] },
  ],
  // None of these holds for the same answers there.
  [null, { op: 'eq', args: [answer('wind'), '30'] }],
  [null, { op: 'gt', args: [answer('remark'), 'a'] }],
  [null, { op: 'eq', args: [answer('tools'), ['saw', 'axe']] }],
  [null, { op: 'eq', args: [answer('remark'), null] }],
  [null, { op: 'eq', args: [answer('remark'), `'"`] }],
  [null, { op: 'eq', args: [answer('form:result'), 'pass'] }],
  [null, { op: 'lt', args: [answer('wind'), 1e-7] }],
  [null, 'yes'],
  [null, null],
]

test.each(onlyOut)('%s is written', (expression, rule) => {
  expect(written(rule)).toBe(expression)
})

test('whatever is written, it is a rule or told why not', () => {
  const words = [
    '${wind}',
    '${tools}',
    "'a'",
    "''",
    '3',
    '.',
    '=',
    '!=',
    '<',
    '-',
    '*',
    'and',
    'or',
  ]
  const pieces = [
    ...words,
    'not(',
    'selected(',
    'round(',
    'today()',
    "date('",
    '(',
    ')',
    ',',
    'div',
  ]
  for (let seed = 1; seed <= 5000; seed += 1) {
    const random = seeded(seed)
    const length = 1 + Math.floor(random() * 8)
    const some = Array.from({ length }, () => pick(random, ['${day}', ...pieces]))
    const result = taken(some.join(' '), 'crane')
    expect(result === '' || result === undefined, some.join(' ')).toBe(false)
  }
})
