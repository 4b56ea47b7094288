import {
  evaluate,
  laidOut,
  listKeyOf,
  questionsOf,
  scoreOf,
  sketchText,
  textOf,
} from '@holdpoint/forms'
import type { Answer, Answers, FormDefinition, Question } from '@holdpoint/forms'
import { definitionProblems, definitionWarnings } from '@holdpoint/forms/editing'
import { parseDefinition } from '@holdpoint/forms/schema'
import { catalogue } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import { excavation } from './forms/excavation.ts'
import { fireExtinguishers } from './forms/fire-extinguishers.ts'
import { incidentReport } from './forms/incident-report.ts'
import { treatingIron } from './forms/treating-iron.ts'
import { wellsiteWalkaround } from './forms/wellsite-walkaround.ts'
import { workingAtHeight } from './forms/working-at-height.ts'
import { formLibrary, formOfLibrary } from './library.ts'

// An action was raised where a Yes asks for one.
const context = { today: '2026-11-20', lang: 'en', actionQuestions: ['to_change'] }
const photo = { uploadId: 'up1', name: 'string.jpg', type: 'image/jpeg', size: 1000 }

/** What is right where neither the good range nor 200 is. */
const readings: Readonly<Record<string, number>> = {
  ...{ gas_reading: 2, rated_pressure: 10_000, chart_capacity: 10_000, room: 1000, clearance: 300 },
}

/** What makes a calculated answer come to danger. */
const comingTo: Readonly<Record<string, Answers>> = {
  share: { load_weight: { value: 9000 } },
  spare: { clearance: { value: 199 } },
  room_after: { room: { value: 199 } },
  rated_share: { wellhead_pressure: { value: 10_000 } },
}

function goodAnswer(question: Question): Answer {
  switch (question.type) {
    case 'yesNo':
      return { value: 'yes' }
    case 'date':
      return { value: '2026-11-20' }
    case 'time':
      return { value: '06:10' }
    case 'dateTime':
      return { value: '2026-11-20T06:10' }
    case 'duration':
      return { value: 60 }
    case 'rating':
      return { value: 5 }
    case 'risk':
      return { value: '11' }
    case 'acknowledge':
      return { value: 'OK' }
    case 'choice':
      return { value: question.choices?.[0]?.value ?? null }
    case 'multiChoice':
      return { value: question.choices?.slice(0, 1).map(({ value }) => value) ?? null }
    case 'crew':
    case 'pad':
      return { value: ['A1'] }
    case 'person':
      return { value: question.many === true ? ['P1'] : 'P1' }
    case 'location':
      return { value: '61.21810,-149.90030' }
    case 'integer':
    case 'decimal':
      return { value: readings[question.key] ?? goodReading(question) }
    case 'photo':
    case 'file':
      return { value: null, media: [photo] }
    case 'sketch':
      return {
        value: sketchText([{ kind: 'pin', points: [[0.5, 0.5]], colour: 'red', number: 1 }]),
      }
    case 'signature':
      return {
        value: null,
        signature: { kind: 'typed', name: 'Dana Okafor', at: '2026-11-20T14:31:00Z' },
      }
    default:
      return { value: 'Spare seals laid out by size' }
  }
}

function goodReading({ limits = [], max }: Question): number {
  const good = limits.find(({ level }) => level === 'ok')
  return good === undefined ? Math.min(200, Number(max)) : (good.min ?? (good.max ?? 1) - 1)
}

/** The questions that somebody answers, those that are asked several times once. */
function answered(definition: FormDefinition): Question[] {
  return questionsOf(laidOut(definition, {}))
    .map(({ question }) => question)
    .filter(({ type }) => type !== 'calc' && type !== 'instances')
}

function allGood(definition: FormDefinition): Answers {
  return Object.fromEntries(
    answered(definition).map((question) => [question.key, goodAnswer(question)]),
  )
}

/** Answers that are all right and show a question: the first of each choice, or another in one place. */
function showing(definition: FormDefinition, key: string): Answers {
  const good = allGood(definition)
  const others = answered(definition).flatMap((question) =>
    otherAnswers(question).map((value) => ({ ...good, [question.key]: { value } })),
  )
  const found = [good, ...others].find(
    (answers) => evaluate(definition, answers, context).items[key]?.visible === true,
  )
  if (found === undefined) {
    throw new Error(`Nothing that may be answered shows “${key}”.`)
  }
  return found
}

/** What may be answered as well where no answer is the right one. */
function otherAnswers({ type, choices = [], score }: Question): string[] {
  return type === 'choice'
    ? choices.slice(1).map(({ value }) => value)
    : type === 'yesNo' && score?.weight === 0
      ? ['no']
      : []
}

describe.each(formLibrary)('$definition.title.en', ({ definition, ...facts }) => {
  test('is sound, could be published at once, and leaves nothing to be warned of', () => {
    const read = parseDefinition(JSON.stringify(definition))
    expect(read.ok ? read.definition : read.problems).toEqual(definition)
    expect(definitionProblems(definition)).toEqual([])
    expect(definitionWarnings(definition)).toEqual([])
  })

  test('is a form that can be saved under its own title and type', () => {
    const title = textOf(definition.title, 'en')
    const { description, icon, formType } = facts
    const form = catalogue.manageForms.save.input.safeParse({
      ...{ title, description, icon, formTypeId: 't-1' },
    })
    const type = catalogue.formTypes.save.input.safeParse({ name: formType, icon: 'clipboard' })
    expect([form.error, type.error]).toEqual([undefined, undefined])
  })

  test('opens with the seven header questions, and one question gives its title line', () => {
    const questions = questionsOf(definition).map(({ question }) => question)
    expect(questions.filter(({ header }) => header === true).map(({ type }) => type)).toEqual(
      'dateTime district businessUnit crew customer pad choice'.split(' '),
    )
    expect(questions.filter(({ titleAnswer }) => titleAnswer === true)).toHaveLength(1)
  })

  test('can be handed in when everything is right, and passes with 100', () => {
    const { missing, score } = evaluate(definition, allGood(definition), context)
    expect(missing).toEqual([])
    if (definition.scoring !== undefined) {
      expect(score).toMatchObject({ percent: 100, result: 'pass', soFar: false })
    }
  })

  const critical = answered(definition).filter(
    ({ type, score }) => type === 'yesNo' && score?.critical === true,
  )

  test.each(critical)('fails on a No at $key, and asks for a note and a photo', ({ key }) => {
    const answers = { ...showing(definition, key), [key]: { value: 'no' } }
    const { items, score } = evaluate(definition, answers, context)
    expect(score).toMatchObject({ result: 'fail', criticalFailures: [key] })
    expect(items[key]?.problems.map(({ kind }) => kind)).toEqual(['missingNote', 'missingPhoto'])
  })
})

/** Every reading of a scored form that means danger, with an answer that comes to it. */
const dangers = formLibrary
  .filter(({ definition }) => definition.scoring !== undefined)
  .flatMap(({ definition }) =>
    questionsOf(definition).flatMap(({ question: { key, limits = [] } }) =>
      limits
        .filter(({ level }) => level === 'danger')
        .map(({ label, min = -1, max }) => {
          const value = max === undefined ? min : max - 1
          return {
            ...{ definition, key, form: definition.key, means: textOf(label, 'en') },
            answers: comingTo[key] ?? { [key]: { value } },
          }
        }),
    ),
  )

test.each(dangers)('$form fails by $key: $means', ({ definition, key, means, answers }) => {
  const { items, score } = evaluate(
    definition,
    { ...showing(definition, key), ...answers },
    context,
  )
  expect(items[key]?.limit).toMatchObject({ level: 'danger', label: means })
  expect(score?.result).toBe('fail')
  // Beside it all is right; only the hold time of the treating iron counts like any other answer.
  const isCritical = definition !== treatingIron.definition
  expect(score?.criticalFailures).toEqual(isCritical ? [key] : [])
  expect(items[key]?.note).toBe(isCritical ? 'required' : 'offered')
})

test('no two forms of the library share a key or a title', () => {
  const keys = formLibrary.map(({ definition }) => definition.key)
  const titles = formLibrary.map(({ definition }) => textOf(definition.title, 'en').toLowerCase())
  expect([new Set(keys).size, new Set(titles).size]).toEqual([keys.length, keys.length])
  expect(formOfLibrary('treating_iron')).toBe(treatingIron)
  expect(formOfLibrary('no_such_form')).toBeUndefined()
})

test('forms of one type stand together', () => {
  const types = formLibrary.map(({ formType }) => formType)
  const begun = types.filter((type, place) => type !== types[place - 1])
  expect(begun).toEqual([...new Set(types)])
})

test('the Wellsite Walkaround has sixteen questions below its header', () => {
  const numbers = questionsOf(wellsiteWalkaround.definition).map((row) => row.number)
  expect(numbers.filter((number) => number !== '')).toHaveLength(16)
  expect(numbers.slice(7)).toEqual(
    '1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 3.3 4.1 4.2 4.3 4.4 4.5 4.6'.split(' '),
  )
})

test('a gas reading at the limit says to stop and asks for a note', () => {
  const { definition } = wellsiteWalkaround
  const answers = { ...allGood(definition), gas_reading: { value: 10 } }
  const gas = evaluate(definition, answers, context).items['gas_reading']
  expect(gas?.limit?.level).toBe('danger')
  expect(gas?.messages).toHaveLength(1)
  expect(gas?.note).toBe('required')
  expect(gas?.flagged).toBe(true)
})

test.each([
  ['firm', 4.9, false],
  ['firm', 5, true],
  ['rock', 3, false],
  ['loose', 3, true],
  ['sand', 1, true],
])('in %s ground that is dug for %d ft the sides are asked about: %s', (soil, depth, visible) => {
  const answers = {
    ...allGood(excavation.definition),
    ...{ soil: { value: soil }, depth: { value: depth } },
  }
  expect(evaluate(excavation.definition, answers, context).items['held']?.visible).toBe(visible)
})

test('a scaffold with guardrails is handed in without a word about a harness', () => {
  const { definition } = workingAtHeight
  const { harness_id, harness_date, webbing, clearance, needed, rescue, ...rest } =
    allGood(definition)
  const left = { harness_id, harness_date, webbing, clearance, needed, rescue }
  const scaffold = { ...rest, way_up: { value: 'scaffold' } }
  const railed = evaluate(definition, { ...scaffold, protection: { value: 'guardrails' } }, context)
  expect(railed.missing).toEqual([])
  expect(railed.items['guardrails']?.visible).toBe(true)
  const worn = evaluate(definition, { ...scaffold, protection: { value: 'harness' } }, context)
  expect(worn.missing.map(({ key }) => key)).toEqual(Object.keys(left))
  const lifted = { ...rest, way_up: { value: 'lift' }, protection: { value: 'guardrails' } }
  const { missing } = evaluate(definition, lifted, context)
  expect(missing.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(left)))
})

test('nobody goes up a derrick with nothing that catches them, unless there is no edge', () => {
  const { definition } = workingAtHeight
  const bare = { way_up: { value: 'structure' }, protection: { value: 'ladder' } }
  const asked = evaluate(definition, { ...allGood(definition), ...bare }, context)
  expect(asked.items['no_edge']?.visible).toBe(true)
  const beside = { ...bare, no_edge: { value: 'no' } }
  const { score } = evaluate(definition, { ...allGood(definition), ...beside }, context)
  expect(score).toMatchObject({ result: 'fail', criticalFailures: ['no_edge'] })
})

test.each(['yes', 'no', 'na'])('where somebody was hurt is drawn only of the hurt: %s', (value) => {
  const { definition } = incidentReport
  const people: Answers = { [listKeyOf('people')]: { value: ['1'] } }
  const asked = questionsOf(laidOut(definition, people)).map(({ question }) => question.key)
  const [hurt = '', where = ''] = asked.filter((key) => /hurt/.test(key))
  const { items } = evaluate(definition, { ...people, [hurt]: { value } }, context)
  expect(items[where]?.visible).toBe(value === 'yes')
  expect(items['scene']).toMatchObject({ visible: true, required: false })
})

test('no more extinguishers are expected than a round has room for', () => {
  const { definition } = fireExtinguishers
  const expected = questionsOf(definition).find(({ question }) => question.key === 'expected')
  const round = definition.items.find(({ key }) => key === 'extinguishers')
  expect(round).toMatchObject({ repeat: { max: expected?.question.max } })
})

test('permits that are handed in after the work say that they are its record', () => {
  for (const key of ['hot_work', 'confined_space']) {
    const says = formOfLibrary(key)?.description
    expect(says).toMatch(/^The record of a permit .* It is handed in /u)
  }
})

test('a high test below the job maximum stands in the way of submit', () => {
  const answers = { ...allGood(treatingIron.definition), high_test: { value: 150 } }
  expect(evaluate(treatingIron.definition, answers, context).missing).toMatchObject([
    {
      key: 'high_test',
      sectionKey: 'pressure_test',
      label: 'Pressure reached in the high test',
      message: 'Test at least to the highest pressure planned for the job.',
    },
  ])
})

test('a weep and a short hold time lower the score of the treating iron', () => {
  const { definition } = treatingIron
  const answers = { ...allGood(definition), leaks: { value: 'weep' }, hold_time: { value: 7 } }
  // Five critical checks, two of weight 2, two plain ones, 3 points for leaks and 2 for the hold.
  expect(scoreOf(definition, answers, context)).toMatchObject({
    max: 5 + 2 * 2 + 2 + 3 + 2,
    got: 16 - 2 - 1,
    percent: 81.25,
    result: 'fail',
  })
})
