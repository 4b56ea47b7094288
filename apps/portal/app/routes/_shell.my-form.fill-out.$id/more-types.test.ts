import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { answerOf } from '../../fill-out/definition-of.server.ts'
import { fieldNames } from '../../fill-out/field-names.ts'
import type { FillData } from '../../fill-out/fill-data.ts'
import { markOf, writeMarks } from '../../fill-out/marks.ts'
import { draftOf } from '../../fill-out/raw-answer.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'
import { publishedForm } from './test-published-form.ts'

// Addresses, durations, orders and sketches without a script: what their fields post is saved, or said.

let world: TestPage
let employee: TestPerson
let myFormId: string

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  const formId = await publishedForm(world, 'After the job', items)
  myFormId = content(await employee.client.myForms.start({ formId })).id
}, 120_000)
afterAll(() => world.entry.close())

const choices = ['hoses', 'iron', 'pumps'].map((value) => ({ value, label: { en: value } }))
const items = [
  { key: 'mail', type: 'email', label: { en: 'Write to' } },
  { key: 'call', type: 'phone', label: { en: 'Call' } },
  { key: 'took', type: 'duration', label: { en: 'Time taken' }, max: 120 },
  { key: 'first', type: 'rank', label: { en: 'What to see to first' }, choices },
  { key: 'scene', type: 'sketch', label: { en: 'The scene' } },
] as const satisfies FormDefinition['items']

async function post(fields: readonly (readonly [string, string])[], intent = 'stay') {
  const { answers } = content(await employee.client.myForms.get({ myFormId }))
  const where = { ...(await world.arriving(employee, paths.fillOut(myFormId))) }
  const page = await loader({ ...where, params: { id: myFormId } })
  const body = new FormData()
  body.set('formKey', (page as { data: { fill: FillData } }).data.fill.formKey)
  body.set(fieldNames.intent, intent)
  const marks = items.map((question) => {
    const answer = answerOf(answers[question.key] ?? null)
    return [question.key, markOf(answer?.rev, draftOf(answer ?? undefined, question))] as const
  })
  body.set(fieldNames.present, writeMarks(new Map(marks)))
  fields.forEach(([name, value]) => body.append(name, value))
  const posted = await world.arriving(employee, paths.fillOut(myFormId), { method: 'POST', body })
  return action({ ...posted, params: { id: myFormId } }).catch((thrown: unknown) => thrown)
}

async function saved() {
  const { answers } = content(await employee.client.myForms.get({ myFormId }))
  return Object.fromEntries(Object.entries(answers).map(([key, { value }]) => [key, value]))
}

const sketch = '[{"kind":"pin","points":[[0.5,0.5]],"colour":"red","number":1}]'
const whole = [
  [fieldNames.answer('mail'), ' site@example.com '],
  [fieldNames.answer('call'), '+1 (907) 555-0134 x7'],
  [fieldNames.answer('took'), '1'],
  [fieldNames.minutes('took'), '30'],
  [fieldNames.answer('first'), '3 hoses'],
  [fieldNames.answer('first'), '1 iron'],
  [fieldNames.answer('first'), '2 pumps'],
  [fieldNames.answer('scene'), sketch],
] as const

test('what the fields of a page hold is saved as one answer each', async () => {
  await post(whole)
  expect(await saved()).toEqual({
    ...{ mail: 'site@example.com', call: '+1 (907) 555-0134 x7', took: 90 },
    ...{ first: ['iron', 'pumps', 'hoses'], scene: sketch },
  })
})

test('another order of the same choices is another answer', async () => {
  const others = whole.filter(([name]) => name !== fieldNames.answer('first'))
  const order = ['1 hoses', '2 iron', '3 pumps'].map(
    (place) => [fieldNames.answer('first'), place] as const,
  )
  await post([...others, ...order])
  expect((await saved())['first']).toEqual(['hoses', 'iron', 'pumps'])
})

test('what is none is said at its question, and what stood there stays', async () => {
  const before = await saved()
  const answered = await post([
    [fieldNames.answer('mail'), 'site at example'],
    [fieldNames.answer('call'), 'ask the gate'],
    [fieldNames.answer('took'), '2'],
    [fieldNames.minutes('took'), '1'],
    [fieldNames.answer('first'), '1 hoses'],
    [fieldNames.answer('first'), '1 iron'],
    [fieldNames.answer('first'), ''],
    [fieldNames.answer('scene'), '[1]'],
  ])
  const told = JSON.stringify(answered)
  for (const sentence of [
    'Enter an email address, such as name@example.com.',
    'Enter a phone number of 5 to 20 digits, such as +1 907 555 0134.',
    'Enter 2 h or less.',
    'Give each a place of its own, from 1 to 3.',
    'This sketch could not be read. Please draw it again.',
  ]) {
    expect(told).toContain(sentence)
  }
  expect(await saved()).toEqual(before)
})

test('the button of a sketch saves what was typed, and leads to where it is drawn', async () => {
  const others = whole.filter(([name]) => name !== fieldNames.answer('call'))
  const answered = await post(
    [...others, [fieldNames.answer('call'), '907 555 0199']],
    'draw:scene',
  )
  expect(answered instanceof Response && answered.headers.get('Location')).toBe(
    paths.sketch(myFormId, 'scene'),
  )
  expect(await saved()).toMatchObject({ call: '907 555 0199', scene: sketch })
})
