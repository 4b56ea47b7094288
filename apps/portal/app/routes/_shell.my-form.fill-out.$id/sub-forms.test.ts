import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { subFormsPath } from '../../entry-sub-forms/entry-sub-forms.ts'
import { fieldNames } from '../../fill-out/field-names.ts'
import type { FillAgain } from '../../fill-out/fill-data.ts'
import { writeIntent, type Intent } from '../../fill-out/intent.ts'
import { paths } from '../../paths.ts'
import { loader as reviewLoader } from '../_shell.review-form_.review-form-question.$id/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

// An incident and the statements of its witnesses, from the first press to handing both in.

let world: TestPage
let admin: TestPerson
let employee: TestPerson
let incident: string
let statement: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
  statement = await published('Statement')
  incident = await published('Incident', [{ form: statement, min: 1, max: 2 }])
}, 120_000)
afterAll(() => world.entry.close())

/** A form in use that asks one question. */
async function published(title: string, subForms: FormDefinition['subForms'] = []) {
  const { manageForms, formTypes } = admin.client
  const types = content(await formTypes.list({ section: 'active' }))
  const formTypeId = types.data[0]?.formTypeId ?? ''
  const { formId } = content(await manageForms.save({ title, formTypeId, hasHeader: false }))
  const { definition } = content(await manageForms.draft({ formId }))
  const items = [{ key: 'what', type: 'text', label: { en: 'What was seen' }, required: true }]
  const written = { ...(definition as FormDefinition), items, subForms }
  content(await manageForms.saveDraft({ formId, definition: written }))
  const { rowVersion: draftRowVersion } = content(await manageForms.draft({ formId }))
  content(await manageForms.move({ formId, event: 'publish', draftRowVersion }))
  return formId
}

async function started(): Promise<string> {
  return content(await employee.client.myForms.start({ formId: incident })).id
}

async function answered(myFormId: string): Promise<void> {
  const changes = [{ key: 'what', value: 'The hose came off.' }]
  content(await employee.client.myForms.fill({ myFormId, changes }))
}

async function page(id: string, person = employee) {
  const where = await world.arriving(person, paths.fillOut(id))
  const shown = await loader({ ...where, params: { id } })
  return 'data' in shown ? shown.data : shown
}

async function fillPage(id: string) {
  const shown = await page(id)
  if (shown.kind !== 'fill') {
    throw new Error('The entry is not open for filling.')
  }
  return shown.fill
}

let keys = 0

/** Presses a button of the fill page: where that leads, or what the page says. */
async function press(id: string, intent: Intent, formKey = `press-${(keys += 1)}`) {
  const body = new URLSearchParams({ formKey, [fieldNames.intent]: writeIntent(intent) })
  const where = await world.arriving(employee, paths.fillOut(id), { method: 'POST', body })
  const answer: unknown = await action({ ...where, params: { id } }).catch((thrown) => thrown)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') ?? '', again: null }
  }
  return { to: '', again: (answer as { data: FillAgain }).data }
}

const idIn = (to: string) => to.split('/').at(-1) ?? ''

test('one press starts an entry below, however often it is heard, until there are enough', async () => {
  const id = await started()
  expect((await fillPage(id)).subForms).toMatchObject({
    parent: null,
    forms: [{ title: 'Statement', asked: '1 wanted, up to 2', canAdd: true, entries: [] }],
  })
  const add = { kind: 'addSubForm', formId: statement } as const
  const { to } = await press(id, add, 'twice')
  expect(await press(id, add, 'twice')).toEqual({ to, again: null })
  const child = idIn(to)
  expect((await fillPage(child)).subForms).toMatchObject({
    parent: { id, name: expect.stringMatching(/ Incident$/), to: subFormsPath(id) },
    forms: [],
  })
  expect((await press(child, { kind: 'parent', id })).to).toBe(subFormsPath(id))
  expect((await press(id, { kind: 'entry', id: child })).to).toBe(paths.fillOut(child))
  await press(id, add)
  expect((await fillPage(id)).subForms.forms).toMatchObject([
    { canAdd: false, entries: [{ to: paths.fillOut(child), score: null }, {}] },
  ])
  const { again } = await press(id, add)
  expect(again?.messages).toMatchObject([{ message: expect.stringMatching(/\w.+\.$/) }])
  expect((await fillPage(id)).subForms.forms[0]?.entries).toHaveLength(2)
})

test('a sub-form that was put away meanwhile is not started, and the page says why', async () => {
  const { manageForms } = admin.client
  const formId = await published('Sketch')
  const above = await published('Spill', [{ form: formId, min: 0, max: 2 }])
  const { id } = content(await employee.client.myForms.start({ formId: above }))
  const reason = 'It is written anew.'
  const add = { kind: 'addSubForm', formId } as const
  content(await manageForms.move({ formId, event: 'pause', reason }))
  expect(await press(id, add)).toMatchObject({
    ...{
      to: '',
      again: { messages: [{ message: 'This form is paused, so nobody starts it now.' }] },
    },
  })
  content(await manageForms.move({ formId, event: 'archive', reason }))
  expect(await press(id, add)).toMatchObject({
    ...{ to: '', again: { messages: [{ message: 'This form is not open to you.' }] } },
  })
  expect((await fillPage(id)).subForms.forms).toMatchObject([{ canAdd: false }])
})

test('what is wanted is missing until it is filled out, and goes along', async () => {
  const id = await started()
  await answered(id)
  expect((await fillPage(id)).subFormsMissing).toEqual([
    { key: expect.any(String), label: 'Statement', message: '1 more is wanted.', isSubForm: true },
  ])
  const { again } = await press(id, { kind: 'submit' })
  expect(again).toMatchObject({ isRefused: true, missing: [{ isSubForm: true }] })
  expect((await press(id, { kind: 'subForms' })).to).toContain('#sub-forms')
  const child = idIn((await press(id, { kind: 'addSubForm', formId: statement })).to)
  expect((await fillPage(id)).subFormsMissing).toMatchObject([
    { message: expect.stringContaining('is not filled out yet') },
  ])
  await answered(child)
  expect((await fillPage(id)).subFormsMissing).toEqual([])
  expect((await press(id, { kind: 'submit' })).to).toBe(paths.myForms({ section: 'completed' }))
  const read = await page(id)
  expect(read.kind === 'read' && read.subForms.forms).toMatchObject([
    { canAdd: false, entries: [{ id: child, badge: { label: expect.any(String) } }] },
  ])
  const below = await page(child)
  expect(below.kind === 'read' && below.subForms.parent).toMatchObject({ id })
  const where = await world.arriving(employee, paths.reviewQuestion(id))
  const reviewed = await reviewLoader({ ...where, params: { id } })
  expect(reviewed).toMatchObject({
    subForms: { forms: [{ entries: [{ to: paths.reviewQuestion(child) }] }] },
  })
})

test('handed in by itself, an entry leads back to what it is part of', async () => {
  const id = await started()
  const child = idIn((await press(id, { kind: 'addSubForm', formId: statement })).to)
  await answered(child)
  expect((await press(child, { kind: 'submit' })).to).toBe(subFormsPath(id))
})
