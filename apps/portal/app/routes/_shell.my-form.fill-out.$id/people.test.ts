import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { fieldNames } from '../../fill-out/field-names.ts'
import type { FillData } from '../../fill-out/fill-data.ts'
import { markOf, writeMarks } from '../../fill-out/marks.ts'
import { emptyDraft } from '../../fill-out/raw-answer.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'
import { publishedForm } from './test-published-form.ts'

// Equipment and people are picked without a script: of a list, and by a button that looks for them.

let world: TestPage
let employee: TestPerson
let myFormId: string

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  const formId = await publishedForm(world, 'Picking', items)
  myFormId = content(await employee.client.myForms.start({ formId })).id
}, 120_000)
afterAll(() => world.entry.close())

const keys = ['pump', 'guide', 'remarks']

/** It asks for equipment and a person. */
const items: FormDefinition['items'] = [
  { key: 'pump', type: 'equipment', label: { en: 'Pump' }, many: true },
  { key: 'guide', type: 'person', label: { en: 'Guide' } },
  { key: 'remarks', type: 'text', label: { en: 'Remarks' } },
]

async function load(path: string): Promise<FillData> {
  const page = await loader({ ...(await world.arriving(employee, path)), params: { id: myFormId } })
  return (page as { data: { fill: FillData } }).data.fill
}

async function post(intent: string, fields: readonly (readonly [string, string])[]) {
  const { answers } = content(await employee.client.myForms.get({ myFormId }))
  const body = new FormData()
  body.set('formKey', (await load(paths.fillOut(myFormId))).formKey)
  body.set(fieldNames.intent, intent)
  const marks = keys.map((key) => [key, markOf(answers[key]?.rev, emptyDraft)] as const)
  body.set(fieldNames.present, writeMarks(new Map(marks)))
  fields.forEach(([name, value]) => body.append(name, value))
  const where = await world.arriving(employee, paths.fillOut(myFormId), { method: 'POST', body })
  const params = { id: myFormId }
  const answer: unknown = await action({ ...where, params }).catch((thrown) => thrown)
  return answer instanceof Response ? (answer.headers.get('Location') ?? '') : answer
}

test('whoever looks for somebody keeps what was typed, and finds them among those to choose', async () => {
  const before = await load(paths.fillOut(myFormId))
  expect(before.options.person).toEqual([])
  const pumps = before.options.equipment.slice(0, 2)
  const colleague = content(await employee.client.people.search({ search: '', pLimit: 1 })).data[0]
  const sought = colleague?.fullName ?? ''
  const to = await post('find:guide', [
    ...pumps.map(({ value }) => [fieldNames.answer('pump'), value] as const),
    [fieldNames.answer('remarks'), 'Typed before'],
    [fieldNames.seek('guide'), ` ${sought} `],
  ])
  expect(to).toMatch(/[?&]find=guide&sought=.*#q-guide$/)
  const found = await load(String(to).replace(/#.*/, ''))
  expect(found.found).toEqual({ key: 'guide', sought })
  expect(found.answers).toMatchObject({
    pump: { value: pumps.map(({ value }) => value) },
    remarks: { value: 'Typed before' },
  })
  expect(found.options.person.map(({ value }) => value)).toContain(colleague?.personId)
})

test('whoever is picked has a name on the page from then on', async () => {
  const [other] = content(await employee.client.people.search({ search: '', pLimit: 1 })).data
  await post('save-exit', [[fieldNames.answer('guide'), other?.personId ?? '']])
  const { answers, options } = await load(paths.fillOut(myFormId))
  expect(answers['guide']?.value).toBe(other?.personId)
  expect(options.person).toMatchObject([{ value: other?.personId, label: other?.fullName }])
})

test('somebody who is not there is refused beside the question, and nothing is lost', async () => {
  const answer = await post('next', [
    [fieldNames.answer('guide'), 'nobody'],
    [fieldNames.answer('remarks'), 'Typed beside'],
  ])
  expect(answer).toMatchObject({
    data: {
      problems: { guide: { message: expect.stringContaining('not in the list') } },
      typed: { guide: { raw: ['nobody'] } },
    },
  })
})

test('the words of a search stay beside an answer that is refused', async () => {
  const answer = await post('find:guide', [
    [fieldNames.answer('guide'), 'nobody'],
    [fieldNames.seek('guide'), 'Dario'],
  ])
  expect(answer).toMatchObject({ data: { typedBeside: { guide: 'Dario' } } })
})
