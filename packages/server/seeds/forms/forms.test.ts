import { evaluate, questionsOf, scoreOf, textOf } from '@holdpoint/forms'
import type { Answer, Answers, FormDefinition, Question } from '@holdpoint/forms'
import { parseDefinition } from '@holdpoint/forms/schema'
import { describe, expect, test } from 'vitest'
import { demoForms } from './index.ts'
import { treatingIron } from './treating-iron.ts'
import { wellsiteWalkaround } from './wellsite-walkaround.ts'

const context = { today: '2026-11-20', lang: 'en' }
const photo = { uploadId: 'up1', name: 'string.jpg', type: 'image/jpeg', size: 1000 }

/** What is right where 200 is not. */
const readings: Readonly<Record<string, number>> = { gas_reading: 2, rated_pressure: 10_000 }

function goodAnswer(question: Question): Answer {
  switch (question.type) {
    case 'yesNo':
      return { value: 'yes' }
    case 'dateTime':
      return { value: '2026-11-20T06:10' }
    case 'choice':
      return { value: question.choices?.[0]?.value ?? null }
    case 'crew':
    case 'pad':
      return { value: ['A1'] }
    case 'integer':
    case 'decimal':
      return { value: readings[question.key] ?? 200 }
    case 'photo':
    case 'file':
      return { value: null, media: [photo] }
    case 'signature':
      return {
        value: null,
        signature: { kind: 'typed', name: 'Dana Okafor', at: '2026-11-20T14:31:00Z' },
      }
    default:
      return { value: 'Spare seals laid out by size' }
  }
}

function allGood(definition: FormDefinition): Answers {
  return Object.fromEntries(
    questionsOf(definition).map(({ question }) => [question.key, goodAnswer(question)]),
  )
}

test.each(demoForms)('$title is a sound definition', ({ definition, title, passMark }) => {
  expect(parseDefinition(JSON.stringify(definition))).toEqual({ ok: true, definition })
  expect(textOf(definition.title, 'en')).toBe(title)
  expect(definition.scoring?.passingPercentage ?? null).toBe(passMark)
})

test('sub-forms are forms of the demo world', () => {
  const keys = demoForms.map(({ definition: { key } }) => key)
  const subForms = demoForms.flatMap(({ definition }) => definition.subForms ?? [])
  expect(subForms.filter(({ form }) => !keys.includes(form))).toEqual([])
  expect(subForms.length).toBeGreaterThan(0)
})

const scored = demoForms.filter(({ passMark }) => passMark !== null)

describe.each(scored)('$title', ({ definition }) => {
  test('opens with the seven header questions', () => {
    const header = questionsOf(definition).filter((row) => row.question.header === true)
    expect(header.map((row) => row.question.type)).toEqual([
      'dateTime',
      'district',
      'businessUnit',
      'crew',
      'customer',
      'pad',
      'choice',
    ])
  })

  test('names one question for its title line', () => {
    const titled = questionsOf(definition).filter((row) => row.question.titleAnswer === true)
    expect(titled).toHaveLength(1)
  })

  test('passes with 100 when everything is right', () => {
    const result = evaluate(definition, allGood(definition), context)
    expect(result.missing).toEqual([])
    expect(result.score).toMatchObject({ percent: 100, result: 'pass', soFar: false })
  })

  test('fails on a No at any critical question, and asks for a note and a photo', () => {
    const critical = questionsOf(definition).filter((row) => row.question.score?.critical === true)
    expect(critical.length).toBeGreaterThan(0)
    for (const { question } of critical) {
      const answers = { ...allGood(definition), [question.key]: { value: 'no' } }
      const result = evaluate(definition, answers, context)
      expect(result.score?.result).toBe('fail')
      expect(result.score?.criticalFailures).toEqual([question.key])
      expect(result.items[question.key]?.problems.map((problem) => problem.kind)).toEqual([
        'missingNote',
        'missingPhoto',
      ])
    }
  })

  test('asks for a note, and no photo, on a No at an ordinary question', () => {
    const ordinary = questionsOf(definition).find(
      ({ question }) => question.type === 'yesNo' && question.score?.critical !== true,
    )
    const key = ordinary?.question.key ?? ''
    const result = evaluate(definition, { ...allGood(definition), [key]: { value: 'no' } }, context)
    expect(result.items[key]?.problems.map((problem) => problem.kind)).toEqual(['missingNote'])
  })
})

test('the Wellsite Walkaround has sixteen questions below its header', () => {
  const numbers = questionsOf(wellsiteWalkaround).map((row) => row.number)
  expect(numbers.filter((number) => number !== '')).toHaveLength(16)
  expect(numbers.slice(7)).toEqual(
    '1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 3.3 4.1 4.2 4.3 4.4 4.5 4.6'.split(' '),
  )
})

test('a gas reading at the limit says to stop and asks for a note', () => {
  const answers = { ...allGood(wellsiteWalkaround), gas_reading: { value: 10 } }
  const gas = evaluate(wellsiteWalkaround, answers, context).items['gas_reading']
  expect(gas?.limit?.level).toBe('danger')
  expect(gas?.messages).toHaveLength(1)
  expect(gas?.note).toBe('required')
  expect(gas?.flagged).toBe(true)
})

test('a high test below the job maximum stands in the way of submit', () => {
  const answers = { ...allGood(treatingIron), high_test: { value: 150 } }
  expect(evaluate(treatingIron, answers, context).missing).toMatchObject([
    {
      key: 'high_test',
      sectionKey: 'pressure_test',
      label: 'Pressure reached in the high test',
      message: 'Test at least to the highest pressure planned for the job.',
    },
  ])
})

test('a weep and a short hold time lower the score of the treating iron', () => {
  const answers = { ...allGood(treatingIron), leaks: { value: 'weep' }, hold_time: { value: 7 } }
  // Five critical checks, two of weight 2, two plain ones, 3 points for leaks and 2 for the hold.
  expect(scoreOf(treatingIron, answers, context)).toMatchObject({
    max: 5 + 2 * 2 + 2 + 3 + 2,
    got: 16 - 2 - 1,
    percent: 81.25,
    result: 'fail',
  })
})
