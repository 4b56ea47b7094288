import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { fieldNames } from '../../fill-out/field-names.ts'
import { markOf, writeMarks } from '../../fill-out/marks.ts'
import { emptyDraft } from '../../fill-out/raw-answer.ts'
import { paths } from '../../paths.ts'
import { content, openTestPage, type TestPage } from '../_shell.my-forms/test-page.ts'
import { action } from './route.tsx'

// A page without a script brings all answers of a section at once, more than one call takes.

let world: TestPage

beforeAll(async () => {
  world = await openTestPage()
}, 120_000)
afterAll(() => world.entry.close())

const keys = Array.from({ length: 600 }, (_, place) => `q${place}`)

/** A form in use with so many questions in one section. */
async function published(): Promise<string> {
  const { manageForms, formTypes } = (await world.signedIn('admin')).client
  const { data } = content(await formTypes.list({ section: 'active' }))
  const made = { title: 'Large', formTypeId: data[0]?.formTypeId ?? '', hasHeader: false }
  const { formId } = content(await manageForms.save(made))
  const { definition } = content(await manageForms.draft({ formId }))
  const items = keys.map((key) => ({ key, type: 'text', label: { en: key } }))
  const written = { ...(definition as FormDefinition), items }
  content(await manageForms.saveDraft({ formId, definition: written }))
  const { rowVersion: draftRowVersion } = content(await manageForms.draft({ formId }))
  content(await manageForms.move({ formId, event: 'publish', draftRowVersion }))
  return formId
}

test('all of it is saved, and a post that arrives twice counts once', async () => {
  const employee = await world.signedIn('employee')
  const { id } = content(await employee.client.myForms.start({ formId: await published() }))
  const body = new FormData()
  body.set('formKey', 'large')
  body.set(fieldNames.intent, 'save-exit')
  const marks = new Map(keys.map((key) => [key, markOf(0, emptyDraft)]))
  body.set(fieldNames.present, writeMarks(marks))
  for (const key of keys) {
    body.set(fieldNames.answer(key), `Answer to ${key}`)
    body.set(fieldNames.files(key), new Blob([]), '')
  }
  for (let time = 0; time < 2; time += 1) {
    const where = await world.arriving(employee, paths.fillOut(id), { method: 'POST', body })
    const answer: unknown = await action({ ...where, params: { id } }).catch((thrown) => thrown)
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      paths.myForms({ section: 'ongoing' }),
    )
  }
  const { answers } = content(await employee.client.myForms.get({ myFormId: id }))
  expect(Object.keys(answers)).toHaveLength(600)
  expect(answers['q599']).toEqual({ value: 'Answer to q599', rev: 1 })
})
