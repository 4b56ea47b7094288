import { expect, test } from 'vitest'
import type { FormDefinition, Rule } from '@holdpoint/forms'
import { locate } from '@holdpoint/forms/editing'
import { formWith, questionOf, testForm } from '../test-form.ts'
import { editLogic } from './logic-edit.ts'
import { logicInput } from './logic-input.server.ts'
import { logicPage } from './logic-view.ts'
import { namedForm } from './rule-words.ts'

/** The page of an item's logic, as the builder draws it. */
function page(key: string, form: FormDefinition = testForm) {
  const item = locate(form, key)?.item
  if (item === undefined) {
    throw new Error(`There is no ${key}.`)
  }
  return { item, view: logicPage(item, namedForm(form), 'F1') }
}

/** What comes of its form when some of the fields are written anew. */
function edited(key: string, fields: object, form: FormDefinition = testForm) {
  const { item, view } = page(key, form)
  return editLogic(item, logicInput.parse({ ...view.start, ...fields }), namedForm(form))
}

function after(key: string, fields: object, form?: FormDefinition) {
  const steps = edited(key, fields, form)
  if (!steps.ok) {
    throw new Error(JSON.stringify(steps.problems))
  }
  return questionOf(steps.definition, key)
}

const bandsIsNo: Rule = { op: 'eq', args: [{ op: 'answer', key: 'bands' }, 'no'] }
// More than a sentence of ours says.
const intricate: Rule = { op: 'not', args: [bandsIsNo] }

test.each([
  ['visible[0].of', { visible: [{ of: '', is: 'eq', value: 'no' }] }, 'Choose a question.'],
  ['visible[0].is', { visible: [{ of: 'bands', is: '', value: '' }] }, 'Choose a comparison.'],
  ['visible[0].value', { visible: [{ of: 'bands', is: 'eq', value: '' }] }, /compared with/],
  ['visible[0].value', { visible: [{ of: 'bands', is: 'eq', value: 'maybe' }] }, /Yes, No/],
  ['visibleRule', { visible: [], visibleRule: '{"op":' }, 'This is not JSON.'],
  ['visibleRule', { visibleRule: 'true' }, /only one of them can hold/],
  ['on[0].value', { on: [{ is: 'ge', value: 'ten', do: 'flag' }] }, /whole number/],
  ['validate[0].message', { validate: [{ is: 'ge', value: '1' }] }, 'Write what is said.'],
])('what cannot be read is said beside %s', (field, fields, message) => {
  const steps = edited('joints', fields)
  expect(steps.ok ? {} : steps.problems).toEqual({ [field]: expect.stringMatching(message) })
})

test('what would show by itself is refused where it is written', () => {
  const form = formWith('bands', {
    visible: { op: 'answered', args: [{ op: 'answer', key: 'worst' }] },
  })
  const circle = /It would show by itself/
  const rows = [
    { of: 'day', is: 'answered', value: '' },
    { of: 'bands', is: 'eq', value: 'no' },
  ]
  expect(edited('worst', { visible: rows }, form)).toEqual({
    ok: false,
    problems: { 'visible[1].of': expect.stringMatching(circle) },
  })
  const visibleRule = JSON.stringify(bandsIsNo)
  expect(edited('worst', { visible: [], visibleRule }, form)).toEqual({
    ok: false,
    problems: { visibleRule: expect.stringMatching(circle) },
  })
})

test('rules that are saved as they were stay as they were', () => {
  for (const key of ['day', 'string', 'bands', 'joints']) {
    expect(edited(key, {})).toEqual({ ok: true, definition: testForm, key, lost: [] })
  }
})

test('sentences become a rule, of which all or any must hold', () => {
  const visible = [
    { of: 'bands', is: 'eq', value: 'no' },
    { of: 'day', is: 'answered', value: '' },
  ]
  expect(after('worst', { visible, visibleMode: 'any' }).visible).toEqual({
    op: 'or',
    args: [bandsIsNo, { op: 'answered', args: [{ op: 'answer', key: 'day' }] }],
  })
  expect(after('joints', { visible: [] })).not.toHaveProperty('visible')
})

test('an answer can be needed by a rule, and always needs one where none is said', () => {
  const required = [{ of: 'bands', is: 'eq', value: 'no' }]
  expect(after('joints', { required }).required).toEqual(bandsIsNo)
  expect(after('bands', {}).required).toBe(true)
  const form = formWith('joints', { required: bandsIsNo })
  expect(after('joints', { required: [] }, form)).not.toHaveProperty('required')
})

test('a rule that says more stands as a sentence, and is written as JSON', () => {
  const form = formWith('joints', { visible: intricate })
  const { view } = page('joints', form)
  expect(view.start.visible).toEqual([])
  expect(view.said.visible).toBe('It is not so that (“Bands in date” is No).')
  expect(after('joints', {}, form).visible).toEqual(intricate)
  const visibleRule = JSON.stringify({ op: 'isNA', args: [{ op: 'answer', key: 'bands' }] })
  const written = formWith('joints', after('joints', { visibleRule }, form))
  expect(page('joints', written).view.start.visible).toEqual([
    { of: 'bands', is: 'isNA', value: '' },
  ])
})

const asks = (key: string): Rule => ({ op: 'answer', key })

test.each<[string, Rule]>([
  ['a comparison that its answer does not offer', { op: 'gt', args: [asks('bands'), 5] }],
  ['an answer that is not offered', { op: 'eq', args: [asks('worst'), 'flood'] }],
  ['a question that is gone', { op: 'eq', args: [asks('gone'), 'no'] }],
  ['a number written as a text', { op: 'eq', args: [asks('joints'), '5'] }],
])('a rule with %s is no sentence, and stays what it is', (_title, rule) => {
  const form = formWith('bands', { visible: rule })
  expect(page('bands', form).view.start).toMatchObject({
    ...{ visible: [], visibleRule: expect.stringContaining('"op"') },
  })
  expect(after('bands', {}, form).visible).toEqual(rule)
})

test('a reaction to what the answer cannot be stays what it is', () => {
  const on = [{ when: { op: 'gt', args: [{ op: 'value' }, 5] }, do: 'flag' }] as const
  const form = formWith('bands', { on })
  expect(page('bands', form).view.start.on).toMatchObject([{ is: '', said: expect.any(String) }])
  expect(after('bands', {}, form).on).toEqual(on)
})

test('a row keeps its own other languages when one before it was removed meanwhile', () => {
  const when = (value: number): Rule => ({ op: 'ge', args: [{ op: 'value' }, value] })
  const message = (en: string, es: string) => ({ en, es })
  const first = { when: when(1), do: 'showMessage', message: message('One', 'Uno') } as const
  const second = { when: when(2), do: 'showMessage', message: message('Two', 'Dos') } as const
  const typed = page('joints', formWith('joints', { on: [first, second] })).view.start.on
  const on = typed.slice(1)
  expect(after('joints', { on }, formWith('joints', { on: [second] })).on).toEqual([second])
})

test('answers ask for evidence, say something, and are checked', () => {
  const on = [
    { was: '', is: 'gt', value: '40', do: 'showMessage', message: 'That is many.' },
    { was: '', is: 'lt', value: '3', do: 'requirePhoto', message: '' },
  ]
  const validate = [{ was: '', is: 'ge', value: '1', level: 'error', message: 'At least one.' }]
  const value = { op: 'value' }
  expect(after('joints', { on, validate })).toMatchObject({
    on: [
      {
        when: { op: 'gt', args: [value, 40] },
        ...{ do: 'showMessage', message: { en: 'That is many.' } },
      },
      { when: { op: 'lt', args: [value, 3] }, do: 'requirePhoto' },
    ],
    validate: [
      {
        rule: { op: 'ge', args: [value, 1] },
        ...{ level: 'error', message: { en: 'At least one.' } },
      },
    ],
  })
})

test('who reads an answer is said, and leads there', () => {
  expect(page('bands').view.readers).toEqual([
    {
      ...{ name: '1.2', what: 'shows by it' },
      to: '/manage-forms/edit?formId=F1&item=joints&part=logic',
    },
    { name: 'the score', what: '', to: null },
  ])
  expect(page('joints').view.readers).toEqual([])
})

test('the slots offer the other questions, their comparisons and their answers', () => {
  const { questions, tests, self } = page('bands').view
  expect(questions.map(({ name }) => name)).toEqual([
    'Day',
    '1.2 How many joints',
    '2.1 Worst leak',
  ])
  expect(self?.answers).toEqual([...[['yes', 'Yes'] as const, ['no', 'No'], ['na', 'N/A']]])
  expect(tests.date).toContainEqual(['lt', 'is before'])
})
