import { expect, test } from 'vitest'
import type { FormDefinition, Question, Rule } from '@holdpoint/forms'
import { draftDefinition } from '@holdpoint/forms/schema'
import { formWith, questionOf, testForm } from '../test-form.ts'
import { namedForm } from '../logic/rule-words.ts'
import { calculationView } from './calculation.ts'
import { editQuestion } from './question-edit.ts'
import { questionInput } from './question-input.server.ts'
import { questionStart } from './question-start.ts'

/** What the form of a question sends when some of its fields are written anew. */
function sent(question: Question, fields: Record<string, unknown> = {}) {
  return questionInput.safeParse({ ...questionStart(question, 'en', testForm), ...fields })
}

function edited(key: string, fields: Record<string, unknown>, form: FormDefinition = testForm) {
  const question = questionOf(form, key)
  const said = sent(question, fields)
  if (!said.success) {
    throw new Error(said.error.message)
  }
  return editQuestion(form, question, said.data, 'en')
}

/** The question after it was edited, under its key by then. */
function after(key: string, fields: Record<string, unknown>, form?: FormDefinition) {
  const steps = edited(key, fields, form)
  if (!steps.ok) {
    throw new Error(JSON.stringify(steps.problems))
  }
  expect(draftDefinition.safeParse(steps.definition).error).toBeUndefined()
  return { question: questionOf(steps.definition, steps.key), form: steps.definition }
}

test.each([
  ['label', { label: ' ' }, 'Write what is asked.'],
  ['type', { type: 'sub-form' }, 'Choose a kind of answer.'],
  ['precision', { precision: '7' }, 'Enter 0 to 6 decimal places.'],
  ['maxLength', { maxLength: '0' }, 'Enter 1 to 2,000 characters.'],
  ['photoMax', { photoMax: '11' }, 'Enter a number from 1 to 10.'],
  ['choices.0.label', { choices: [{ value: 'a' }] }, 'Write what can be chosen.'],
  [
    'choices.0.score',
    { choices: [{ label: 'A', score: 'two' }] },
    'Enter points from -1000 to 1000.',
  ],
])('what cannot be read is said beside %s', (path, fields, message) => {
  const said = sent(questionOf(testForm, 'bands'), fields)
  expect(said.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    message,
  ])
})

test.each([
  ['min', 'joints', { min: 'a few' }, 'Enter a number, such as 12.5.'],
  ['max', 'joints', { max: '1,000' }, 'Enter a number, such as 12.5.'],
  ['photo', 'joints', { photo: 'none', photoMax: '3' }, /^You said how many photos/],
  ['choices', 'worst', { choices: [] }, 'Give at least one choice.'],
  ['key', 'bands', { key: 'Bands' }, /^A key is 1 to 64/],
  ['key', 'bands', { key: 'joints' }, /is used already/],
])('what cannot be done is said beside %s', (field, key, fields, message) => {
  const steps = edited(key, fields)
  expect(steps.ok ? {} : steps.problems).toEqual({ [field]: expect.stringMatching(message) })
})

test('a question that is saved as it was stays as it was', () => {
  for (const key of ['day', 'bands', 'joints', 'worst']) {
    expect(after(key, {}).form).toEqual(testForm)
  }
})

test('a text is written in the first language, and stays in others', () => {
  const form = formWith('bands', { label: { en: 'Bands in date', es: 'Bandas' } })
  const { label } = after('bands', { label: 'Bands all in date' }, form).question
  expect(label).toEqual({ en: 'Bands all in date', es: 'Bandas' })
})

test('numbers have bounds, a unit, decimals and ranges with a meaning', () => {
  const limits = [
    { was: '', max: '5', level: 'danger', label: 'Too few' },
    { was: '', min: '5', level: 'ok', label: 'Enough' },
  ]
  const fields = { min: '0', max: '12,5', step: '0.5', unit: 'bar', limits }
  expect(after('joints', fields).question).toMatchObject({
    ...{ min: 0, max: 12.5, step: 0.5, unit: 'bar' },
    limits: [
      { max: 5, level: 'danger', label: { en: 'Too few' } },
      { min: 5, level: 'ok', label: { en: 'Enough' } },
    ],
  })
})

test('choices keep what no field writes, and a new one gets a value', () => {
  const choices = [
    { was: 'none', value: 'no_leak', label: 'None', score: '3' },
    { was: '', value: '', label: 'A weep', critical: 'true' },
  ]
  expect(after('worst', { choices }).question.choices).toEqual([
    { value: 'no_leak', label: { en: 'None', es: 'Sin fuga' }, score: 3 },
    { value: 'a_weep', label: { en: 'A weep' }, critical: true },
  ])
})

test('a choice whose value is emptied keeps it, with its points', () => {
  const form = formWith('worst', { score: { map: { none: 2, drip: 0 } } })
  const choices = [
    { was: 'none', value: '', label: 'Dry' },
    { was: '', value: '', label: 'None' },
  ]
  const { question } = after('worst', { choices }, form)
  expect(question.choices?.map(({ value }) => value)).toEqual(['none', 'none_2'])
  expect(question.score).toEqual({ map: { none: 2 } })
})

test('a limit keeps its own other languages when one before it was removed meanwhile', () => {
  const few = { max: 5, level: 'danger', label: { en: 'Few', es: 'Pocos' } } as const
  const many = { min: 50, level: 'warn', label: { en: 'Many', es: 'Muchos' } } as const
  const both = formWith('joints', { limits: [few, many] })
  const typed = questionStart(questionOf(both, 'joints'), 'en', both)
  const { question } = after(
    'joints',
    { limits: typed.limits.slice(1) },
    formWith('joints', { limits: [many] }),
  )
  expect(question.limits).toEqual([many])
})

test.each([
  ['another type', 'bands', { type: 'text' }],
  ['the header', 'bands', { header: 'true' }],
])('what goes by %s is told', (_title, key, fields) => {
  const steps = edited(key, fields)
  expect(steps.ok && steps.lost).toContainEqual(expect.stringMatching(/critical/i))
})

test('a named list is written for all questions that have it', () => {
  const leaks = [{ value: 'none', label: { en: 'No leak' } }]
  const { choices, ...worst } = questionOf(testForm, 'worst')
  const named = formWith('worst', {})
  const form: FormDefinition = {
    ...named,
    choiceLists: { leaks },
    items: [...named.items.slice(0, 2), { ...worst, list: 'leaks' }],
  }
  const question = { ...worst, list: 'leaks', choices: leaks }
  const said = sent(question, { choices: [{ was: 'none', value: 'none', label: 'Dry' }] })
  expect(choices).toBeDefined()
  const steps = said.success && editQuestion(form, questionOf(form, 'worst'), said.data, 'en')
  expect(steps).toMatchObject({
    ok: true,
    definition: { choiceLists: { leaks: [{ value: 'none', label: { en: 'Dry' } }] } },
  })
})

test('another type keeps what fits', () => {
  const { question } = after('joints', { type: 'decimal', label: 'Pressure' })
  expect(question).toMatchObject({ type: 'decimal', label: { en: 'Pressure' }, unit: 'joints' })
  expect(after('bands', { type: 'photo' }).question).not.toHaveProperty('score')
})

test('a question begins with the last answer, until it is of a kind that does not', () => {
  const text = after('joints', { type: 'text' }).form
  const { question, form } = after('joints', { startsWithLast: 'true' }, text)
  expect(question.startsWithLast).toBe(true)
  expect(after('joints', {}, form).question).toEqual(question)
  expect(after('joints', { type: 'decimal' }, form).question).not.toHaveProperty('startsWithLast')
})

test('another key is read by the rules that read the old one', () => {
  const { form } = after('bands', { key: 'bands_dated' })
  expect(questionOf(form, 'joints').visible).toEqual({
    ...{ op: 'eq', args: [{ op: 'answer', key: 'bands_dated' }, 'no'] },
  })
})

test('only one question gives the title, and a header question stands in the header', () => {
  const titled = after('bands', { titleAnswer: 'true' }).form
  expect(questionOf(titled, 'worst')).not.toHaveProperty('titleAnswer')
  const { form } = after('joints', { header: 'true' })
  expect(form.items.slice(0, 2).map(({ key }) => key)).toEqual(['day', 'joints'])
})

const answer = (key: string): Rule => ({ op: 'answer', key })
const halved: Rule = { op: 'div', args: [answer('joints'), 2] }

/** The form with a number that is calculated where the joints are counted. */
function calculating(calc?: Rule): FormDefinition {
  const part = testForm.items.map((item) =>
    item.type === 'section' && item.key === 'string'
      ? {
          ...item,
          items: [
            ...item.items,
            { key: 'half', type: 'calc' as const, label: { en: 'Half' }, ...(calc && { calc }) },
          ],
        }
      : item,
  )
  return { ...testForm, items: part }
}

test.each([
  ['${joints} / ', 'This cannot be calculated: it ends too early.'],
  ['${pipes} / 2', 'This cannot be calculated: it asks for “pipes”, which is not in the form.'],
  ['${bands} * 2', 'This cannot be calculated: it reckons with what is no number.'],
  ['{"op":', 'This is not JSON.'],
  [
    '${half} + 1',
    'It would be calculated from itself: what you name depends on it. Name something else, or change that first.',
  ],
])('the calculation %j is refused with a sentence', (calc, problem) => {
  expect(edited('half', { calc }, calculating(halved))).toEqual({
    ok: false,
    problems: { calc: problem },
  })
})

test('what closes a circle by way of what shows is refused where it is written', () => {
  const form = calculating(halved)
  const items = form.items.map((item) =>
    item.key === 'string' && item.type === 'section'
      ? { ...item, visible: { op: 'gt', args: [answer('double'), 1] } as const }
      : item,
  )
  const double = { key: 'double', type: 'calc' as const, label: { en: 'Double' } }
  const shown = { ...form, items: [...items, double] }
  expect(edited('double', { calc: '${half} * 4' }, shown)).toMatchObject({ ok: false })
  expect(edited('double', { calc: '3' }, shown)).toMatchObject({ ok: true })
})

test('a calculation is written as a formula, or as JSON where it says more', () => {
  const { question } = after('half', { calc: '${joints} / 2', unit: 'pairs' }, calculating())
  expect(question).toMatchObject({ calc: halved, unit: 'pairs' })
  const counted: Rule = { op: 'count', args: [answer('joints')] }
  expect(questionStart(question, 'en', calculating(halved)).calc).toBe('${joints} / 2')
  const asJson = questionStart({ ...question, calc: counted }, 'en', testForm).calc ?? ''
  expect(JSON.parse(asJson)).toEqual(counted)
  expect(after('half', { calc: asJson }, calculating(halved)).question.calc).toEqual(counted)
})

test('what is saved as it was stays, and what is emptied is calculated from nothing', () => {
  const form = calculating(halved)
  expect(after('half', { label: 'One half' }, form).question.calc).toEqual(halved)
  expect(after('half', { calc: '' }, form).question).not.toHaveProperty('calc')
  expect(after('half', { type: 'decimal', calc: '${joints} /' }, form).question).not.toHaveProperty(
    'calc',
  )
})

test('what a formula can name is offered, as it is written', () => {
  const form = namedForm(calculating(halved))
  const { said, names } = calculationView(questionOf(form.definition, 'half'), form)
  expect(said).toBe('(“How many joints” divided by 2).')
  expect(names).toEqual([
    { name: '${day}', label: 'Day' },
    { name: '${joints}', label: 'How many joints' },
  ])
})

test('how long something takes is bounded in hours and minutes', () => {
  const held: Question = { key: 'held', type: 'duration', label: { en: 'Held for' }, min: 30 }
  const form = { ...testForm, items: [...testForm.items, held] }
  expect(questionStart(held, 'en', form)).toMatchObject({ min: '30 min', max: '' })
  expect(after('held', { min: '30 min', max: '1:30' }, form).question).toMatchObject({
    ...{ min: 30, max: 90 },
  })
  expect(edited('held', { min: 'a while' }, form)).toMatchObject({
    problems: { min: 'Enter hours and minutes, such as 1 h 30 min.' },
  })
})

test('a sketch has a background, and leaves the header', () => {
  const [first] = testForm.items
  const key = first?.key ?? ''
  const { question, form } = after(key, { type: 'sketch', header: 'on' })
  expect([question.type, question.header, question.background]).toEqual([
    'sketch',
    ...[undefined, undefined],
  ])
  const body = after(key, { background: 'body' }, form)
  expect(body.question).toEqual({ ...question, background: 'body' })
  expect(after(key, { background: 'grid' }, body.form).question).toEqual(question)
})
