import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { openedBy } from './follow-ups.ts'
import { instancesChanged, removedInstances, type InstanceChange } from './instances.ts'
import { withCalculated } from './kept-answers.ts'
import { reportOf } from './report.ts'
import { laidOut, type RepeatingSection } from './repeats.ts'
import { ruleSentence } from './rule-sentence.ts'
import { formDefinition } from './schema.ts'
import { isVoid, signedQuestions, signedRevision } from './signatures.ts'
import { startingAnswers } from './starting-answers.ts'
import { stepsAsked } from './step-conditions.ts'
import { everythingOf, findItem } from './structure.ts'
import type { Answers, FormDefinition, Question, Signature } from './types.ts'

const context = { today: '2026-11-28', lang: 'en' }
const text = (en: string) => ({ en })
const heavy = { op: 'gt', args: [{ op: 'answer', key: 'weight' }, 50] } as const

const lifts: RepeatingSection = {
  key: 'lifts',
  type: 'section',
  title: text('Lifts'),
  repeat: { label: text('Lift'), min: 1, max: 4 },
  items: [
    { key: 'what', type: 'text', label: text('What'), required: true },
    { key: 'weight', type: 'decimal', label: text('Weight'), unit: 'kg' },
    { key: 'crane', type: 'yesNo', label: text('Crane checked'), visible: heavy, required: heavy },
    { key: 'day', type: 'date', label: text('Day'), default: { op: 'today' } },
    {
      key: 'share',
      type: 'calc',
      label: text('Share'),
      calc: {
        op: 'div',
        args: [
          { op: 'answer', key: 'weight' },
          { op: 'sum', key: 'weight' },
        ],
      },
    },
    { key: 'sign', type: 'signature', label: text('Signed by the rigger') },
  ],
}

const definition: FormDefinition = {
  schema: 1,
  key: 'lift_plan',
  version: 1,
  title: text('Lift plan'),
  languages: ['en'],
  scoring: { enabled: true, passingPercentage: 60, na: 'exclude', critical: 'failKeepScore' },
  workflow: {
    approvals: [
      {
        meaning: 'Lifting',
        by: 'manager',
        condition: { op: 'ge', args: [{ op: 'count', args: [{ op: 'answer', key: 'lifts' }] }, 2] },
      },
    ],
  },
  items: [
    lifts,
    {
      key: 'total',
      type: 'calc',
      label: text('Total'),
      calc: { op: 'sum', key: 'weight' },
    },
    {
      key: 'many',
      type: 'note',
      label: text('That is many.'),
      visible: { op: 'gt', args: [{ op: 'count', args: [{ op: 'answer', key: 'lifts' }] }, 2] },
    },
  ],
}

const two: Answers = {
  'lifts-list': { value: ['1', '3'], rev: 2 },
  'what-1': { value: 'Valve', rev: 1 },
  'weight-1': { value: 40, rev: 1 },
  'what-3': { value: 'Pump', rev: 1 },
  'weight-3': { value: 60, rev: 1 },
  'crane-3': { value: 'yes', rev: 1 },
  // Of one that was removed.
  'what-2': { value: 'Blind', rev: 1 },
  'weight-2': { value: 900, rev: 1 },
}

const changed = (answers: Answers, change: Partial<InstanceChange>) =>
  instancesChanged(definition, answers, { section: 'lifts', ...change } as InstanceChange, context)
const evaluated = (answers: Answers) => evaluate(definition, answers, context)

test('is a form that may be published', () => {
  expect(formDefinition.safeParse(definition).error).toBeUndefined()
})

test('asks each question in each instance, with numbers and words of its own', () => {
  const rows = everythingOf(laidOut(definition, two))
  expect(rows.slice(0, 2).map(({ question, number }) => [question.key, number])).toEqual([
    ['what-1', '1.1.1'],
    ['weight-1', '1.1.2'],
  ])
  const second = rows.filter(({ question }) => question.instance?.number === '3')
  expect(second.map(({ number }) => number)).toEqual(
    ['1', '2', '3', '4', '5', '6'].map((place) => `1.3.${place}`),
  )
  expect(second[0]?.question.label).toEqual({ en: 'Lift 3: What' })
  expect(second[0]?.question.instance?.label).toEqual({ en: 'What' })
  expect(rows.find(({ question }) => question.key === 'lifts-list')?.number).toBe('')
  expect(rows.find(({ question }) => question.key === 'total')?.number).toBe('2')
})

test('is itself where nothing is asked several times, and once it is laid out', () => {
  const form = laidOut(definition, two)
  expect(laidOut(form, two)).toBe(form)
  expect(laidOut(definition, two)).toBe(form)
  const { repeat: _repeat, ...once } = lifts
  const plain: FormDefinition = { ...definition, items: [once] }
  expect(laidOut(plain, two)).toBe(plain)
})

test('reads in an instance what stands beside it there', () => {
  const { items } = evaluated(two)
  expect(items['crane-1']?.visible).toBe(false)
  expect(items['crane-3']).toMatchObject({ visible: true, required: true, answered: true })
  expect(items['crane-2']).toBeUndefined()
})

test('says which instance something is missing in', () => {
  const { missing, canSubmit } = evaluated({ ...two, 'what-3': { value: null } })
  expect(canSubmit).toBe(false)
  expect(missing).toMatchObject([
    {
      key: 'what-3',
      sectionKey: 'lifts',
      label: 'Lift 3: What',
      message: 'Answer this question.',
    },
  ])
})

test('counts no list among the answers of a section', () => {
  const [first] = evaluated(two).sections.filter(({ key }) => key === 'lifts')
  // Two of three questions, and the crane of the heavy one, and the signatures.
  expect(first).toMatchObject({ answered: 5, total: 9 })
})

test('adds up all that is there, and nothing that was removed', () => {
  const kept = withCalculated(definition, two, context)
  expect(kept['total']?.value).toBe(100)
  expect(kept['share-3']?.value).toBe(0.6)
  expect(kept['share-2']).toBeUndefined()
})

test('scores each instance', () => {
  const { score } = evaluated({ ...two, 'weight-1': { value: 51 }, 'crane-1': { value: 'no' } })
  expect(score).toMatchObject({ percent: 50, result: 'fail' })
  expect(score?.sections).toMatchObject([{ key: 'lifts', got: 1, max: 2 }])
})

test('shows and asks by how many there are', () => {
  expect(evaluated(two).items['many']?.visible).toBe(false)
  const three = { ...two, 'lifts-list': { value: ['1', '2', '3'] } }
  expect(evaluated(three).items['many']?.visible).toBe(true)
  const asked = (answers: Answers) =>
    stepsAsked(definition, answers, context).map(({ isAsked }) => isAsked)
  expect(asked(two)).toEqual([true])
  expect(asked({})).toEqual([false])
})

test('begins with as many as there must be, each with what it starts with', () => {
  expect(startingAnswers(definition, context)).toEqual({ 'day-1': { value: '2026-11-28' } })
  expect(laidOut(definition, {})).toEqual(laidOut(definition, { 'lifts-list': { value: ['1'] } }))
})

test('takes no list that holds too many, too few, the same twice, or no number', () => {
  for (const value of [['1', '2', '3', '4', '5'], [], ['1', '1'], ['x'], ['0'], '1']) {
    const answers = { 'lifts-list': { value: value as string[] } }
    expect(laidOut(definition, answers)).toBe(laidOut(definition, {}))
  }
})

test('adds one under a number that no other had', () => {
  expect(changed(two, { do: 'add' })).toEqual([
    { key: 'lifts-list', value: ['1', '3', '4'] },
    { key: 'day-4', value: '2026-11-28' },
  ])
  const full = { 'lifts-list': { value: ['1', '2', '3', '4'] } }
  expect(changed(full, { do: 'add' })).toBeNull()
  const last = { 'lifts-list': { value: ['999'] } }
  expect(changed(last, { do: 'add' })).toBeNull()
})

test('removes one, keeps what was answered in it, and puts it back', () => {
  const only = { 'lifts-list': { value: ['3'] } }
  expect(changed(two, { do: 'remove', instance: '1' })).toEqual([
    { key: 'lifts-list', value: ['3'] },
  ])
  expect(changed(two, { do: 'remove', instance: '2' })).toBeNull()
  expect(changed(only, { do: 'remove', instance: '3' })).toBeNull()
  expect(removedInstances(lifts, two)).toEqual(['2'])
  expect(changed(two, { do: 'putBack', instance: '2' })).toEqual([
    { key: 'lifts-list', value: ['1', '2', '3'] },
  ])
  expect(changed(two, { do: 'putBack', instance: '3' })).toBeNull()
  expect(changed(two, { do: 'add', section: 'total' })).toBeNull()
})

// Without what is calculated from all of them, which a signature beside it stands for as well.
const unshared: FormDefinition = {
  ...definition,
  items: [
    { ...lifts, items: lifts.items.filter(({ key }) => key !== 'share') },
    ...definition.items.slice(1),
  ],
}
const signedBy = (form: FormDefinition, answers: Answers, key: string): Signature => ({
  ...{ kind: 'typed', name: 'Ana', at: '2026-11-28T10:00:00Z' },
  answersRev: signedRevision(form, answers, key),
})

test('keeps the signature of one while another is added', () => {
  const signature = signedBy(unshared, two, 'sign-1')
  const more = {
    ...two,
    'lifts-list': { value: ['1', '3', '4'], rev: 3 },
    'what-4': { value: 'Jar', rev: 1 },
  }
  expect(isVoid(unshared, more, 'sign-1', signature)).toBe(false)
  const weighed = { ...more, 'weight-1': { value: 45, rev: 2 } }
  expect(isVoid(unshared, weighed, 'sign-1', signature)).toBe(true)
  // It stands beside a share of them all.
  expect(isVoid(definition, more, 'sign-1', signedBy(definition, two, 'sign-1'))).toBe(true)
})

test('voids a signature for all of them where one is removed, or another stands in its place', () => {
  const whole: FormDefinition = {
    ...unshared,
    items: [...unshared.items, { key: 'chief', type: 'signature', label: text('Chief') }],
  }
  const one: Answers = {
    'lifts-list': { value: ['1', '3'], rev: 1 },
    'what-3': { value: 'Pump', rev: 1 },
  }
  const removed = { ...one, 'lifts-list': { value: ['1'], rev: 2 } }
  expect(isVoid(whole, removed, 'chief', signedBy(whole, one, 'chief'))).toBe(true)
  const total: FormDefinition = {
    ...whole,
    items: [
      ...definition.items.slice(0, 1),
      {
        ...{ key: 'sum_up', type: 'section', title: text('Sum') },
        items: [
          { key: 'total', type: 'calc', label: text('Total'), calc: { op: 'sum', key: 'weight' } },
          { key: 'remark', type: 'text', label: text('Remark') },
          { key: 'chief', type: 'signature', label: text('Chief') },
        ],
      },
    ],
  }
  const other = {
    ...two,
    'lifts-list': { value: ['1', '2'], rev: 3 },
  }
  expect(isVoid(total, other, 'chief', signedBy(total, two, 'chief'))).toBe(true)
})

test('lets one more sign beside the others where nothing but signatures is asked', () => {
  const only: FormDefinition = {
    ...definition,
    items: [{ ...lifts, items: lifts.items.slice(5, 6) }, ...definition.items.slice(1, 2)],
  }
  const form = laidOut(only, { 'lifts-list': { value: ['1', '2'] } })
  expect(signedQuestions(form, 'sign-1').map(({ key }) => key)).toEqual(['total'])
})

test('opens all that is asked several times where its number is handed back', () => {
  const opened = openedBy(laidOut(definition, two), ['lifts-list'])
  expect([...opened]).toEqual(
    expect.arrayContaining(['lifts-list', 'what-1', 'weight-3', 'sign-3', 'total']),
  )
})

test('finds a question in an instance that there could be', () => {
  expect(findItem(definition, 'weight-99')).toMatchObject({ type: 'decimal', unit: 'kg' })
  expect(findItem(definition, 'lifts-list')).toMatchObject({ type: 'instances' })
  for (const key of ['weight-0', 'weight-1000', 'weight-list', 'total-1', 'lifts-1', 'weight-']) {
    expect(findItem(definition, key), key).toBeUndefined()
  }
})

test('is told in a report under its own heading', () => {
  const { parts } = reportOf(definition, two, context)
  expect(parts[0]?.lines.slice(0, 2)).toMatchObject([
    { instance: 'Lift 1', label: 'What', number: '1.1.1', text: 'Valve' },
    { instance: 'Lift 1', label: 'Weight', text: '40 kg' },
  ])
  expect(parts[0]?.lines.at(-1)).toMatchObject({ instance: '', label: 'Lift', text: '2 (1, 3)' })
})

test('is told in the sentence of a rule', () => {
  expect(ruleSentence({ op: 'sum', key: 'weight' }, definition)).toBe('The sum of all “Weight”.')
  const count = { op: 'count', args: [{ op: 'answer', key: 'lifts' }] } as const
  expect(ruleSentence({ op: 'gt', args: [count, 2] }, definition)).toBe(
    'The count of “Lift” is more than 2.',
  )
})

test.each<[string, Partial<Question>, string]>([
  ['reads one of several answers', { visible: heavy }, '"weight" is asked several times'],
  [
    'takes all answers to what is no number',
    { visible: { op: 'gt', args: [{ op: 'sum', key: 'what' }, 1] } },
    'The rule takes all answers to "what"',
  ],
  [
    'takes all answers to what is asked once',
    { visible: { op: 'gt', args: [{ op: 'sum', key: 'total' }, 1] } },
    'The rule takes all answers to "total"',
  ],
])('refuses a rule outside that %s', (_what, fields, message) => {
  const outside = { key: 'outside', type: 'text', label: text('Outside'), ...fields } as Question
  const wrong = { ...definition, items: [...definition.items, outside] }
  const { error } = formDefinition.safeParse(wrong)
  expect(error?.issues.map((issue) => issue.message).join(' ')).toContain(message)
})

test('refuses a title from what is asked several times, and bounds that cross', () => {
  const titled = lifts.items.slice(0, 1).map((one) => ({ ...one, titleAnswer: true }))
  const wrong = {
    ...definition,
    items: [
      {
        ...lifts,
        repeat: { ...lifts.repeat, min: 5 },
        items: [...titled, ...lifts.items.slice(1)],
      },
      ...definition.items.slice(1),
    ],
  }
  const { error } = formDefinition.safeParse(wrong)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'items.0.repeat.min',
    'items.0.items.0.titleAnswer',
  ])
})

test('judges a hundred instances of ten questions within a tenth of a second', () => {
  const items = Array.from({ length: 10 }, (_, place): Question => {
    const before = `q${place}`
    return {
      key: `q${place + 1}`,
      type: 'yesNo',
      label: text(`Question ${place + 1}`),
      ...(place === 0
        ? {}
        : { visible: { op: 'eq', args: [{ op: 'answer', key: before }, 'yes'] } }),
    }
  })
  const large: FormDefinition = {
    ...definition,
    items: [{ ...lifts, repeat: { label: text('Joint'), min: 0, max: 100 }, items }],
    workflow: { approvals: [] },
  }
  const numbers = Array.from({ length: 100 }, (_, place) => `${place + 1}`)
  const answers: Answers = Object.fromEntries([
    ['lifts-list', { value: numbers }],
    ...numbers.flatMap((one) => items.map(({ key }) => [`${key}-${one}`, { value: 'yes' }])),
  ])
  const before = performance.now()
  expect(evaluate(large, answers, context).canSubmit).toBe(true)
  expect(performance.now() - before).toBeLessThan(1000)
})
