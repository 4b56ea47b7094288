import type { FormDefinition } from '@holdpoint/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFormType } from '../../manage-forms/library/library-form-load.server.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

async function page(key: string, person = admin) {
  const where = await world.arriving(person, paths.libraryForm(key))
  return loader({ ...where, params: { key } })
}

let keys = 0

/** What comes of a post: where it leads, or what the page says. */
async function post(key: string, fields: Record<string, string>, person = admin) {
  const body = new URLSearchParams({ ...fields, formKey: `post-${(keys += 1)}` })
  const where = await world.arriving(person, paths.libraryForm(key), { method: 'POST', body })
  const answer = await action({ ...where, params: { key } })
  return answer instanceof Response
    ? { to: answer.headers.get('Location') ?? '', said: null }
    : { to: '', said: answer.data }
}

const formAt = (to: string) => new URL(to, 'http://portal').searchParams.get('formId') ?? ''

test('whoever makes no forms is led away, and what is not in the library is not found', async () => {
  const employee = await world.signedIn('employee')
  const led: unknown = await page('hot_work', employee).catch((error: unknown) => error)
  expect(led instanceof Response && led.headers.get('Location')).toBe(
    paths.noAccess('manage-forms'),
  )
  const none: unknown = await page('no_such_form').catch((error: unknown) => error)
  expect((none as { init?: ResponseInit }).init?.status).toBe(404)
})

test('a form is looked at with all that it asks and what comes of the answers', async () => {
  const view = await page('working_at_height')
  expect(view.header).toBe(
    'First, as on all of these: Date and time, District, Business unit, Crew, Customer, Pad, Shift.',
  )
  expect(view.parts.map(({ number, title }) => `${number} ${title}`)).toEqual([
    ...['1 The work', '2 Harness and anchor', '3 Below and rescue'],
  ])
  const questions = view.parts.flatMap(({ questions: some }) => some)
  expect(questions.find(({ key }) => key === 'ladder')).toMatchObject({
    ...{ type: 'yesNo', isFollowing: true },
    tags: expect.arrayContaining(['Critical', expect.stringContaining('is Ladder')]),
  })
  expect(questions.find(({ key }) => key === 'way_up')?.answers).toContain('Scaffold')
  expect(view.approvals).toEqual([
    'Failed check: the manager of whoever hands it in decides where the result is Fail.',
  ])
})

test('what is taken is a draft of one’s own, open in the builder', async () => {
  const { taking } = await page('forklift')
  expect(taking.start).toEqual({ title: 'Forklift Pre-Use Check', formTypeId: 'equipment' })
  const { to } = await post('forklift', { ...taking.start, title: 'Forklift, yard' })
  expect(to).toBe(paths.formBuilder(formAt(to)))
  const draft = content(await admin.client.manageForms.draft({ formId: formAt(to) }))
  expect(draft).toMatchObject({ title: 'Forklift, yard', status: 'draft', problems: [] })
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  expect(await post('forklift', { title: ' ', formTypeId: '' })).toMatchObject({
    said: {
      lastResult: {
        error: { title: ['Please enter title'], formTypeId: ['Please choose the form type.'] },
      },
    },
  })
})

test('a form type that is not there yet is made along, once', async () => {
  const { taking } = await page('hot_work')
  expect(taking.start.formTypeId).toBe(newFormType)
  expect(taking.formTypes.at(-1)).toEqual([newFormType, 'Permit (a new form type)'])
  const forms = [await post('hot_work', taking.start), await post('hot_work', taking.start)]
  const types = content(await admin.client.formTypes.list({ section: 'active' })).data
  const made = types.filter(({ name }) => name === 'Permit')
  expect(made).toHaveLength(1)
  for (const { to } of forms) {
    const form = content(await admin.client.manageForms.get({ formId: formAt(to) }))
    expect(form.formTypeId).toBe(made[0]?.formTypeId)
  }
  expect((await page('excavation')).taking.start.formTypeId).toBe(made[0]?.formTypeId)
})

test('whoever makes no form types chooses among those that there are', async () => {
  const maker = await world.signedIn('manager')
  const { taking } = await page('toolbox_talk', maker)
  expect(taking.start.formTypeId).toBe('')
  expect(taking.formTypes.map(([id]) => id)).not.toContain(newFormType)
  const made = post('toolbox_talk', { title: 'Talk', formTypeId: newFormType }, maker)
  const thrown: unknown = await made.catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
    paths.noAccess('manage-forms'),
  )
})

test('a sub-form does not come along: it is taken by itself', async () => {
  const { taking } = await page('incident_report')
  const { to } = await post('incident_report', { ...taking.start, formTypeId: 'inspection' })
  const draft = content(await admin.client.manageForms.draft({ formId: formAt(to) }))
  expect(draft.problems).toEqual([])
  expect((draft.definition as FormDefinition).subForms).toBeUndefined()
})
