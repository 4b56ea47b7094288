import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldNames } from '../../fill-out/field-names.ts'
import { markOf, writeMarks } from '../../fill-out/marks.ts'
import { emptyDraft } from '../../fill-out/raw-answer.ts'
import { triedForm } from '../../manage-forms/preview/test-form.ts'
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
let manager: TestPerson
let employee: TestPerson
/** A form of the manager's: version 1, and a draft with a question that offers nothing. */
let formId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  manager = await world.signedIn('manager')
  employee = await world.signedIn('employee')
  const { manageForms, master } = manager.client
  const [type] = content(await master.get({ keys: ['formTypes'] })).formTypes ?? []
  const facts = { title: 'Crane lift', formTypeId: type?.id ?? '' }
  formId = content(await manageForms.save(facts)).formId
  const write = async (items: unknown) =>
    content(await manageForms.saveDraft({ formId, definition: { ...triedForm, items } }))
  const { rowVersion: draftRowVersion } = await write(triedForm.items)
  content(await manageForms.move({ formId, event: 'publish', draftRowVersion }))
  const unfinished = { key: 'unfinished', type: 'choice', label: { en: 'Which crane?' } }
  await write([...triedForm.items, unfinished])
}, 120_000)
afterAll(() => world.entry.close())

const page = async (person: TestPerson, to: string) => loader(await world.arriving(person, to))

/** Where the page leads instead, or its status. */
async function thrownBy(asked: Promise<unknown>): Promise<string | number | null> {
  const thrown: unknown = await asked.then(
    () => null,
    (one: unknown) => one,
  )
  if (thrown instanceof Response) {
    return thrown.headers.get('Location')
  }
  return (thrown as { init?: ResponseInit } | null)?.init?.status ?? null
}

type Fields = Readonly<Record<string, string>>

/** What a page without a script posts, of the questions that it says it held. */
async function posted(person: TestPerson, to: string, fields: Fields) {
  const marks = ['known', 'why', 'calm', 'lead'].map(
    (key) => [key, markOf(undefined, emptyDraft)] as const,
  )
  const body = new URLSearchParams({
    ...{ ...fields, formKey: 'post' },
    [fieldNames.present]: writeMarks(new Map(marks)),
  })
  return action(await world.arriving(person, to, { method: 'POST', body }))
}

describe('who tries a form', () => {
  test('is nobody who keeps no forms', async () => {
    const away = paths.noAccess('manage-forms')
    expect(await thrownBy(page(employee, paths.formPreview(formId)))).toBe(away)
    expect(await thrownBy(posted(employee, paths.formPreview(formId), {}))).toBe(away)
  })

  test.each([
    ['of another id', () => paths.formPreview('01NOTHING')],
    ['where none is named', () => '/manage-forms/preview'],
  ])('finds no form %s', async (_what, to) => {
    expect(await thrownBy(page(manager, to()))).not.toBeNull()
  })

  test('finds no version that was never published', async () => {
    expect(await thrownBy(page(manager, paths.formPreview(formId, 7)))).toBe(404)
  })
})

test('the draft is tried, with what is wrong about it and the way back to the builder', async () => {
  const { form, head } = await page(manager, paths.formPreview(formId))
  expect(form).toMatchObject({ id: null, title: 'Crane lift', actions: {}, asked: {} })
  expect(form.definition.items).toHaveLength(3)
  expect(head).toMatchObject({
    name: 'Try draft 2',
    mayBuild: true,
    publishTo: null,
    problemCount: 1,
  })
})

test('a version is tried as it was published', async () => {
  const { form, head } = await page(manager, paths.formPreview(formId, 1))
  expect(form.definition.items).toHaveLength(2)
  expect(head).toMatchObject({
    name: 'Try version 1',
    mayBuild: false,
    publishTo: null,
    problemCount: 0,
  })
})

test('a form in several languages is tried in the one that its address names', async () => {
  const at = (language?: string) => paths.formPreview('incident_report', undefined, language)
  const shown = async (to: string) => {
    const { form, head } = await page(admin, to)
    const named = head.languages.map(({ name, isShown }) => (isShown ? `[${name}]` : name))
    return [form.lang, named.join(' '), head.here]
  }
  expect(await shown(at())).toEqual(['en', '[English] Español', at()])
  expect(await shown(at('es'))).toEqual(['es', 'English [Español]', at('es')])
  expect(await shown(at('tlh'))).toEqual(['en', '[English] Español', at('en')])
})

test('what is answered without a script comes back typed, and is kept nowhere', async () => {
  const { manageForms, myForms } = admin.client
  const before = content(await manageForms.get({ formId }))
  const entries = async () =>
    content(await myForms.list({ section: 'ongoing', startDate: 'none' })).totalRecords
  const started = await entries()
  const fields = { 'a.known': 'no', 'a.why': '', 'a.calm': '9', 'n.known': 'In the fog.' }
  const { typed } = await posted(admin, paths.formPreview(formId), fields)
  expect(typed).toMatchObject({
    known: { raw: ['no'], note: 'In the fog.' },
    // What cannot be read is shown with its fault.
    calm: { raw: ['9'], note: '' },
  })
  expect(Object.keys(typed)).toEqual(['known', 'calm'])
  expect(content(await manageForms.get({ formId }))).toEqual(before)
  expect(await entries()).toBe(started)
  expect((await page(admin, paths.formPreview(formId))).form.answers).toEqual({})
})

test('a draft without problems is published from here as it was tried', async () => {
  const { manageForms } = manager.client
  const definition = { ...triedForm, languages: ['en', 'es'] }
  const { rowVersion: draft } = content(await manageForms.saveDraft({ formId, definition }))
  const { publishTo } = (await page(manager, paths.formPreview(formId))).head
  expect(publishTo).toBe(paths.managedForm(formId, { dialog: 'move', event: 'publish', draft }))
})
