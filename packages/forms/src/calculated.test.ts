import { describe, expect, test } from 'vitest'
import { ask, context, form, given, scoring, section } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import { evaluate } from './evaluate.ts'
import { followUpsOf } from './follow-ups.ts'
import { titleAnswerOf } from './header.ts'
import { withCalculated, withoutCalculated } from './kept-answers.ts'
import { parseAnswer } from './parse-answer.ts'
import { reportOf } from './report.ts'
import { parseDefinition } from './schema.ts'
import type { FormDefinition, Item, Rule } from './types.ts'

const answer = (key: string): Rule => ({ op: 'answer', key })
const share: Rule = {
  op: 'mul',
  args: [{ op: 'div', args: [answer('load'), answer('chart')] }, 100],
}

/** A lift: how much of its chart a crane uses, and what follows from that. */
const lift = form([
  ask('load', 'decimal'),
  ask('chart', 'decimal'),
  ask('share', 'calc', {
    calc: share,
    unit: '%',
    precision: 1,
    titleAnswer: true,
    limits: [{ min: 75, level: 'warn', label: { en: 'Near the limit' } }],
    on: [{ when: { op: 'ge', args: [{ op: 'value' }, 75] }, do: 'requireNote' }],
    validate: [
      {
        rule: { op: 'le', args: [{ op: 'value' }, 100] },
        message: { en: 'Too heavy.' },
        level: 'error',
      },
    ],
  }),
  ask('left', 'calc', { calc: { op: 'sub', args: [100, answer('share')] } }),
  ask('plan', 'text', { visible: { op: 'gt', args: [answer('share'), 90] } }),
])

const at = (load: number, chart: number) => evaluate(lift, given({ load, chart }), context)

describe('a calculated answer', () => {
  test('comes to a number of its decimals, and other calculations build on that', () => {
    const { items } = at(7, 9)
    expect(items['share']).toMatchObject({ calculated: 77.8, answered: true })
    expect(items['left']?.calculated).toBe(22.2)
  })

  test('is read by rules as it is shown', () => {
    const { items, missing } = at(95, 100)
    expect(items['plan']?.visible).toBe(true)
    expect(items['share']?.limit).toEqual({ level: 'warn', label: 'Near the limit', lang: 'en' })
    expect(missing).toMatchObject([{ key: 'share', message: 'Add a note.' }])
    expect(at(120, 100).items['share']?.problems).toEqual([
      { kind: 'invalid', message: 'Too heavy.', lang: 'en' },
      { kind: 'missingNote', message: 'Add a note.', lang: 'en' },
    ])
    expect(at(10, 100).canSubmit).toBe(true)
  })

  test.each([
    ['nothing is answered', {}],
    ['one part is not answered', { load: 7 }],
    ['it divides by nothing', { load: 7, chart: 0 }],
    ['it divides nothing by nothing', { load: 0, chart: 0 }],
    ['it is beyond any number that can be shown', { load: 1e12, chart: 0.000001 }],
  ])('is empty where %s', (_title, values) => {
    const { items, canSubmit } = evaluate(lift, given(values), context)
    expect(items['share']).toMatchObject({ calculated: null, answered: false })
    expect(items['left']?.calculated).toBeNull()
    expect(canSubmit).toBe(true)
  })

  test('is empty while it is hidden, and while what it is calculated from is', () => {
    const shows: Rule = { op: 'eq', args: [answer('ask'), 'yes'] }
    const definition = form([
      ask('ask', 'yesNo'),
      ask('one', 'integer', { visible: shows }),
      ask('sum', 'calc', { calc: { op: 'add', args: [answer('one'), 1] } }),
      ask('fixed', 'calc', { calc: 3, visible: shows }),
      ask('onFixed', 'calc', { calc: answer('fixed') }),
    ])
    const told = (values: Record<string, string | number>) =>
      Object.values(evaluate(definition, given(values), context).items).map(
        ({ calculated }) => calculated,
      )
    expect(told({ ask: 'no', one: 1 })).toEqual([null, null, null, null, null])
    expect(told({ ask: 'yes', one: 1 })).toEqual([null, null, 2, 3, 3])
  })

  test.each<[string, Rule]>([
    ['a text', 'five'],
    ['yes or no', { op: 'answered', args: [answer('load')] }],
    ['a day', { op: 'today' }],
  ])('is a number or nothing: %s is nothing', (_title, calc) => {
    const definition = form([ask('load', 'decimal'), ask('sum', 'calc', { calc })])
    expect(evaluate(definition, given({ load: 1 }), context).items['sum']?.calculated).toBeNull()
  })

  test('counts days and what was picked', () => {
    const definition = form([
      ask('day', 'date'),
      ask('crew', 'crew'),
      ask('age', 'calc', { calc: { op: 'dateDiff', args: [answer('day'), { op: 'today' }] } }),
      ask('heads', 'calc', { calc: { op: 'count', args: [answer('crew')] } }),
    ])
    const answers = given({ day: '2026-11-01', crew: ['a', 'b'] })
    const { items } = evaluate(definition, answers, context)
    expect([items['age']?.calculated, items['heads']?.calculated]).toEqual([19, 2])
  })

  test('is never taken from anybody', () => {
    const question = ask('sum', 'calc', { calc: 1 })
    expect(checkAnswer(question, { value: 5 })).toMatchObject({
      problem: { message: 'This is calculated from other answers; nobody enters it.' },
    })
    expect(checkAnswer(question, { value: null, note: 'Looks odd.' }).ok).toBe(true)
    expect(parseAnswer(question, '5')).toEqual({ ok: true, value: null })
    const claimed = { ...given({ load: 7, chart: 10 }), share: { value: 1 } }
    expect(evaluate(lift, claimed, context).items['share']?.calculated).toBe(70)
  })

  test('is not counted among what is to be answered', () => {
    const definition = form([
      section('s', [ask('one', 'integer'), ask('sum', 'calc', { calc: 2 })]),
    ])
    expect(evaluate(definition, {}, context).sections).toMatchObject([{ answered: 0, total: 1 }])
  })

  test('scores by ranges as numbers do', () => {
    const bands = [{ max: 75, score: 2 }, { score: 0 }]
    const scored = form(
      [
        ask('load', 'integer'),
        ask('twice', 'calc', { calc: { op: 'mul', args: [answer('load'), 2] }, score: { bands } }),
      ],
      { scoring },
    )
    expect(parseDefinition(scored).ok).toBe(true)
    expect(evaluate(scored, given({ load: 10 }), context).score?.percent).toBe(100)
    expect(evaluate(scored, given({ load: 50 }), context).score?.percent).toBe(0)
    expect(evaluate(scored, {}, context).score).toMatchObject({ percent: null, soFar: true })
  })

  test('follows from what it is calculated from', () => {
    expect([...followUpsOf(lift, ['chart'])]).toEqual(['share', 'left', 'plan'])
  })
})

describe('what is kept', () => {
  const answers = { ...given({ load: 7, chart: 10 }), share: { value: null, note: 'Calm day.' } }

  test('has the number beside what people gave, for title and paper too', () => {
    const kept = withCalculated(lift, answers, context)
    expect(kept).toEqual({
      ...answers,
      share: { value: 70, note: 'Calm day.' },
      left: { value: 30 },
    })
    expect(titleAnswerOf(lift, kept, context)).toBe('70 %')
    const lines = reportOf(lift, answers, context).parts.flatMap((part) => part.lines)
    expect(lines.find(({ key }) => key === 'share')).toMatchObject({
      text: '70 %',
      note: 'Calm day.',
    })
    expect(withoutCalculated(lift, kept)).toEqual(answers)
  })

  test('stays what it was once an entry is handed in, whatever it would come to now', () => {
    const kept = { ...given({ load: 7, chart: 10 }), share: { value: 64 } }
    const handedIn = { ...context, isKept: true }
    const { items } = evaluate(lift, kept, handedIn)
    expect([items['share']?.calculated, items['left']?.calculated]).toEqual([64, null])
    expect(withCalculated(lift, kept, handedIn)).toBe(kept)
    expect(reportOf(lift, kept, handedIn).parts[0]?.lines[2]?.text).toBe('64 %')
  })

  test('does not outlast what it was calculated from', () => {
    const kept = { ...given({ load: 7 }), share: { value: 64 } }
    expect(withCalculated(lift, kept, context)).toEqual(given({ load: 7 }))
  })
})

describe('a definition', () => {
  const problemsOf = (items: readonly Item[]) => {
    const read = parseDefinition(form(items))
    return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
  }
  const itself = (key: string) =>
    `What "${key}" comes to depends on itself, by way of what it is calculated from or shows by.`

  test('may calculate from what stands below', () => {
    const sum = ask('sum', 'calc', { calc: answer('one') })
    expect(problemsOf([sum, ask('one', 'integer')])).toEqual([])
  })

  test.each<[string, readonly Item[], string]>([
    ['nothing', [ask('a', 'calc')], 'items.0.calc: Say what it is calculated from.'],
    ['itself', [ask('a', 'calc', { calc: answer('a') })], `items.0.calc: ${itself('a')}`],
    [
      'its own value',
      [ask('a', 'calc', { calc: { op: 'value' } })],
      'items.0.calc: This rule cannot depend on the answer it decides about.',
    ],
    [
      'a circle',
      [ask('a', 'calc', { calc: answer('b') }), ask('b', 'calc', { calc: answer('a') })],
      `items.0.calc: ${itself('a')}`,
    ],
    [
      'what shows by it',
      [
        ask('a', 'calc', { calc: answer('b') }),
        ask('b', 'integer', { visible: { op: 'gt', args: [answer('a'), 1] } }),
      ],
      `items.0.calc: ${itself('a')}`,
    ],
    [
      'what is not there',
      [ask('a', 'calc', { calc: answer('b') })],
      'items.0.calc: The rule asks for "b", which is not in this form.',
    ],
    [
      'an answer that it asks for as well',
      [ask('a', 'calc', { calc: 1, required: true })],
      'items.0.required: Nobody gives a calculated answer, so no "required".',
    ],
  ])('cannot calculate from %s', (_title, items, problem) => {
    expect(problemsOf(items)).toEqual([problem])
  })

  test('calculates a calculated answer alone', () => {
    expect(problemsOf([ask('a', 'integer', { calc: 1 })])).toEqual([
      'items.0.calc: A integer question has no "calc".',
    ])
  })
})

test('a form of a thousand calculations, each on the one before, is settled', () => {
  const items = Array.from({ length: 999 }, (_, index) =>
    ask(`q${index}`, 'calc', {
      calc: index === 0 ? answer('one') : { op: 'add', args: [answer(`q${index - 1}`), 1] },
    }),
  )
  const definition: FormDefinition = form([...items.reverse(), ask('one', 'integer')])
  const { items: states } = evaluate(definition, given({ one: 1 }), context)
  expect(states['q998']?.calculated).toBe(999)
})
