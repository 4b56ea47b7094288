import { describe, expect, test } from 'vitest'
import { context, form, scoring } from '../test/build.ts'
import { pick, seeded } from '../test/seeded.ts'
import { checkAnswer } from './check-answer.ts'
import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { titleAnswerOf } from './header.ts'
import { parseAnswer } from './parse-answer.ts'
import { ruleSentence } from './rule-sentence.ts'
import { scoreOf } from './score.ts'
import { parseDefinition } from './schema.ts'
import { questionsOf } from './structure.ts'
import type { Answers, FormDefinition, Item, Question, Rule } from './types.ts'
import { questionTypes } from './types.ts'

type Random = () => number

const keys = ['a', 'b', 'c', 'd', 'e', 'constructor', 'zz'] as const
const keysRead = [...keys, 's'] as const
const operators = [
  'and or not eq ne lt le gt ge in contains answered isNA count add sub mul div round dateDiff',
  'answer value today nonsense __proto__ sum least greatest',
]
  .join(' ')
  .split(' ')

function randomScalar(random: Random): unknown {
  return pick<unknown>(random, [
    null,
    undefined,
    true,
    'yes',
    'no',
    'na',
    '',
    'x'.repeat(5000),
    '2026-11-20',
    '2026-02-31',
    '14:30',
    '2026-11-20T14:30',
    '\ud800',
    '\u0000',
    '__proto__',
    0,
    -0,
    3,
    -1,
    1e308,
    0.1,
    Number.NaN,
    Infinity,
  ])
}

function randomJson(random: Random, depth = 0): unknown {
  if (depth > 3 || random() < 0.5) {
    return randomScalar(random)
  }
  const size = Math.floor(random() * 4)
  if (random() < 0.5) {
    return Array.from({ length: size }, () => randomJson(random, depth + 1))
  }
  const fields = 'value note media signature rev op args key uploadId name type size at kind'
  const names = fields.split(' ')
  return Object.fromEntries(
    Array.from({ length: size }, () => [
      names[Math.floor(random() * names.length)] ?? 'value',
      randomJson(random, depth + 1),
    ]),
  )
}

function randomRule(random: Random, depth = 0): unknown {
  if (depth > 5 || random() < 0.3) {
    return random() < 0.5 ? { op: 'answer', key: pick(random, keysRead) } : randomScalar(random)
  }
  const op = operators[Math.floor(random() * operators.length)]
  const args = Array.from({ length: Math.floor(random() * 4) }, () => randomRule(random, depth + 1))
  return random() < 0.05 ? { op } : { op, args, key: pick(random, keys) }
}

// The engine must survive what the schema would never let in, so the type is asserted, not earned.
function randomQuestion(random: Random, key: string): Question {
  const maybe = (field: string, make: () => unknown): object =>
    random() < 0.3 ? { [field]: make() } : {}
  return {
    key,
    type: questionTypes[Math.floor(random() * questionTypes.length)] ?? 'text',
    label: { en: key },
    ...maybe('visible', () => randomRule(random)),
    ...maybe('required', () => randomRule(random)),
    ...maybe('many', () => random() < 0.5),
    ...maybe('header', () => random() < 0.5),
    ...maybe('titleAnswer', () => true),
    ...maybe('note', () => pick(random, ['none', 'optional', 'required'])),
    ...maybe('choices', () => [
      { value: 'yes', label: { en: 'Y' }, score: 1 },
      { value: 'no', label: {}, critical: true },
    ]),
    ...maybe('min', () => pick<unknown>(random, [0, '2026-01-01', -5])),
    ...maybe('max', () => pick<unknown>(random, [5, '2026-12-31', 0])),
    ...maybe('score', () => ({
      weight: random() * 3,
      critical: random() < 0.5,
      bands: [{ min: 0, max: 2, score: -1 }, { score: 2 }],
    })),
    ...maybe('limits', () => [{ min: 1, level: 'warn', label: { en: 'W' } }]),
    ...maybe('on', () => [
      { when: randomRule(random), do: 'requireNote' },
      { when: randomRule(random), do: 'showMessage', message: { en: 'M' } },
    ]),
    ...maybe('validate', () => [
      { rule: randomRule(random), message: { en: 'V' }, level: 'error' },
    ]),
  } as Question
}

function randomForm(random: Random): FormDefinition {
  const [first, second, ...others] = keys.map((key) => randomQuestion(random, key))
  const items: Item[] = [
    ...others,
    {
      ...(random() < 0.5
        ? { repeat: { label: { en: 'S' }, min: pick(random, [0, 2]), max: 3 } }
        : {}),
      key: 's',
      type: 'section',
      title: { en: 'S' },
      items: [first, second].filter((question) => question !== undefined),
      ...(random() < 0.3 ? { visible: randomRule(random) as Rule } : {}),
    },
  ]
  return form(items, { scoring: { ...scoring, na: pick(random, ['exclude', 'pass']) } })
}

function randomAnswers(random: Random): Answers {
  const answers = [...keys, 'a-1', 'b-1', 'a-2', 's-list'].map((key) => [
    key,
    key === 's-list' && random() < 0.5
      ? { value: ['1', '3'] }
      : random() < 0.6
        ? { value: randomScalar(random) }
        : randomJson(random),
  ])
  return Object.fromEntries(answers) as Answers
}

describe('over random forms and answers', () => {
  test('nothing throws, and what comes out is consistent', () => {
    for (let seed = 1; seed <= 3000; seed += 1) {
      const random = seeded(seed)
      const definition = randomForm(random)
      const answers = randomAnswers(random)
      const result = evaluate(definition, answers, context)
      const shown = Object.values(result.items).filter((state) => state.visible)
      const blocked = shown.filter((state) => state.problems.length > 0)
      expect(result.missing.map((line) => line.key).sort(), `seed ${seed}`).toEqual(
        blocked.map((state) => state.key).sort(),
      )
      expect(result.score, `seed ${seed}`).toEqual(scoreOf(definition, answers, context))
      const percent = result.score?.percent ?? 0
      expect(percent >= 0 && percent <= 100, `seed ${seed}`).toBe(true)
      expect(typeof titleAnswerOf(definition, answers, context)).toBe('string')
    }
  })

  test('sentences and definitions never throw', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const random = seeded(seed)
      const definition = randomForm(random)
      expect(ruleSentence(randomRule(random) as Rule, definition)).toMatch(/\.$/)
      expect(typeof parseDefinition(definition).ok).toBe('boolean')
      expect(parseDefinition(randomJson(random)).ok).toBe(false)
    }
  })

  test('an accepted answer is clean: it is JSON, it is accepted again, and it changes no more', () => {
    let acceptedCount = 0
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const random = seeded(seed)
      const question = randomQuestion(random, 'q')
      const result = checkAnswer(question, randomJson(random))
      if (!result.ok) {
        expect(result.problem.message, `seed ${seed}`).not.toBe('')
        continue
      }
      acceptedCount += 1
      const stored: unknown = JSON.parse(JSON.stringify(result.answer))
      expect(checkAnswer(question, stored), `seed ${seed}`).toEqual(result)
      expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud800/)
      expect(typeof formatAnswer(question, result.answer, 'en')).toBe('string')
    }
    expect(acceptedCount).toBeGreaterThan(1000)
  })

  test('a posted field is read or refused, and what is read passes the check', () => {
    for (let seed = 1; seed <= 5000; seed += 1) {
      const random = seeded(seed)
      const question = randomQuestion(random, 'q')
      const fields = Array.from({ length: Math.floor(random() * 3) }, () =>
        String(randomScalar(random)),
      )
      const result = parseAnswer(question, fields)
      if (result.ok) {
        expect(checkAnswer(question, { value: result.value }).ok, `seed ${seed}`).toBe(true)
      }
    }
  })
})

test('250 questions evaluate far below 10 ms', () => {
  const questions = Array.from({ length: 250 }, (_, index): Question => {
    const before: Rule = { op: 'ne', args: [{ op: 'answer', key: `q${index - 1}` }, 'no'] }
    return {
      key: `q${index}`,
      type: 'yesNo',
      label: { en: `Question ${index}` },
      required: true,
      note: 'optional',
      ...(index === 0 ? {} : { visible: before }),
      on: [{ when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requireNote' }],
    }
  })
  const definition = form(questions, { scoring })
  const answers: Answers = Object.fromEntries(
    questionsOf(definition).map(({ question }) => [question.key, { value: 'yes', note: 'fine' }]),
  )
  const times = Array.from({ length: 60 }, () => {
    const start = performance.now()
    evaluate(definition, answers, context)
    return performance.now() - start
  }).sort((a, b) => a - b)
  // The median, because the machine may be busy with something else.
  expect(times[30]).toBeLessThan(10)
})
