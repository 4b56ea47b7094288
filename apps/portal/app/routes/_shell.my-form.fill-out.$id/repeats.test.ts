import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
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

// What is asked several times is added, removed and put back without a script.

let world: TestPage
let employee: TestPerson
let myFormId: string

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  const formId = await publishedForm(world, 'Visitors', items)
  myFormId = content(await employee.client.myForms.start({ formId })).id
}, 120_000)
afterAll(() => world.entry.close())

/** It asks for at most three people. */
const items: FormDefinition['items'] = [
  { key: 'remarks', type: 'text', label: { en: 'Remarks' } },
  {
    ...{ key: 'people', type: 'section', title: { en: 'People' } },
    repeat: { label: { en: 'Person' }, min: 1, max: 3 },
    items: [
      { key: 'name', type: 'text', label: { en: 'Name' } },
      { key: 'day', type: 'date', label: { en: 'Day' }, default: { op: 'today' } },
    ],
  },
]

async function answers() {
  return content(await employee.client.myForms.get({ myFormId })).answers
}

async function formKey(): Promise<string> {
  const where = await world.arriving(employee, paths.fillOut(myFormId))
  const page = await loader({ ...where, params: { id: myFormId } })
  return (page as { data: { fill: FillData } }).data.fill.formKey
}

/** Posts the page of the people as it was shown, with some of its fields changed. */
async function post(intent: string, shown: readonly string[], typed: Record<string, string> = {}) {
  const stored = await answers()
  const body = new FormData()
  body.set('formKey', await formKey())
  body.set(fieldNames.intent, intent)
  const list = shown.length === 1 ? [] : [...shown]
  const keys = ['people-list', ...shown.flatMap((one) => [`name-${one}`, `day-${one}`])]
  const marks = keys.map((key) => {
    const draft = draftOf(stored[key] as Parameters<typeof draftOf>[0])
    return [
      key,
      markOf(stored[key]?.rev, key === 'people-list' ? { ...draft, raw: list } : draft),
    ] as const
  })
  body.set(fieldNames.present, writeMarks(new Map(marks)))
  list.forEach((one) => body.append(fieldNames.answer('people-list'), one))
  for (const key of keys.slice(1)) {
    const raw = typed[key] ?? draftOf(stored[key] as Parameters<typeof draftOf>[0]).raw[0] ?? ''
    body.append(fieldNames.answer(key), raw)
  }
  const path = paths.fillOut(myFormId, { section: 'people' })
  const where = await world.arriving(employee, path, { method: 'POST', body })
  const answer: unknown = await action({ ...where, params: { id: myFormId } }).catch(
    (thrown) => thrown,
  )
  return answer instanceof Response ? (answer.headers.get('Location') ?? '') : answer
}

test('one more is there with what it starts with, and what was typed beside is saved', async () => {
  const to = await post('add-instance:people', ['1'], { 'name-1': 'Ana' })
  expect(to).toMatch(/section=people.*#q-name-2$/)
  expect(await answers()).toMatchObject({
    'people-list': { value: ['1', '2'] },
    'name-1': { value: 'Ana' },
    'day-2': { value: expect.stringMatching(/^\d{4}-/) },
  })
})

test('one less is gone, what it held is kept, and comes back with it', async () => {
  const to = await post('remove-instance:people:1', ['1', '2'], { 'name-2': 'Bo' })
  expect(to).toMatch(/#q-people-list$/)
  expect(await answers()).toMatchObject({
    'people-list': { value: ['2'] },
    'name-1': { value: 'Ana' },
    'name-2': { value: 'Bo' },
  })
  expect(await post('put-back-instance:people:1', ['2'])).toMatch(/#q-name-1$/)
  expect((await answers())['people-list']).toMatchObject({ value: ['1', '2'] })
})

test('no more than there may be is added, and no fewer are left than there must be', async () => {
  await post('add-instance:people', ['1', '2'])
  const full = await post('add-instance:people', ['1', '2', '3'], { 'name-3': 'Cy' })
  const refused = {
    data: { problems: { 'people-list': { message: expect.stringContaining('no more of these') } } },
  }
  expect(full).toMatchObject(refused)
  expect((await answers())['name-3']).toMatchObject({ value: 'Cy' })
  await post('remove-instance:people:1', ['1', '2', '3'])
  await post('remove-instance:people:2', ['2', '3'])
  expect(await post('remove-instance:people:3', ['3'])).toMatchObject(refused)
})

test('what was typed into one that was removed elsewhere is kept', async () => {
  await post('put-back-instance:people:1', ['3'])
  const changes = [{ key: 'people-list', value: ['3'] }]
  content(await employee.client.myForms.fill({ myFormId, changes }))
  await post('stay', ['1', '3'], { 'name-1': 'Anna' })
  expect((await answers())['name-1']).toMatchObject({ value: 'Anna' })
})
