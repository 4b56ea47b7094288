import type { FormDefinition } from '@holdpoint/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { triedForm } from '../../manage-forms/preview/test-form.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let manager: TestPerson
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  manager = await world.signedIn('manager')
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

async function made(title: string): Promise<string> {
  const { manageForms, master } = manager.client
  const [type] = content(await master.get({ keys: ['formTypes'] })).formTypes ?? []
  const { formId } = content(await manageForms.save({ title, formTypeId: type?.id ?? '' }))
  await write(formId, triedForm)
  return formId
}

async function write(formId: string, definition: FormDefinition): Promise<void> {
  content(await manager.client.manageForms.saveDraft({ formId, definition }))
}

async function publish(formId: string): Promise<void> {
  const { manageForms } = manager.client
  const { rowVersion: draftRowVersion } = content(await manageForms.draft({ formId }))
  content(await manageForms.move({ formId, event: 'publish', draftRowVersion }))
}

async function page(person: TestPerson, to: string) {
  return loader(await world.arriving(person, to))
}

/** Where the page leads instead, or the status of its error. */
async function refused(person: TestPerson, to: string) {
  const thrown: unknown = await page(person, to).catch((one: unknown) => one)
  if (thrown instanceof Response) {
    return thrown.headers.get('Location')
  }
  return (thrown as { init?: ResponseInit }).init?.status
}

test('whoever keeps no forms compares none, and a version that is not there is not found', async () => {
  const id = await made('Nobody else’s')
  await publish(id)
  await write(id, { ...triedForm, languages: ['en', 'es'] })
  expect(await refused(employee, paths.formCompare(id))).toBe(paths.noAccess('manage-forms'))
  expect(await refused(manager, paths.formCompare(id, 9))).toBe(404)
})

test('a form of one version has nothing to be compared with', async () => {
  const id = await made('Never published')
  const alone = { compared: null }
  expect(await page(manager, paths.formCompare(id))).toMatchObject(alone)
  await publish(id)
  expect(await page(manager, paths.formCompare(id))).toMatchObject(alone)
})

test('what is written is told against a version, question by question', async () => {
  const id = await made('Crane lift')
  await publish(id)
  const [load, hands] = triedForm.items
  if (load?.type !== 'section' || hands === undefined) {
    throw new Error('The test form begins with a section.')
  }
  const [known, why, calm] = load.items
  if (known === undefined || why === undefined || calm === undefined) {
    throw new Error('The section of the test form asks three questions.')
  }
  const added = { key: 'signals', type: 'text', label: { en: 'Who signals?' } } as const
  const renamed = { ...known, label: { en: 'Is the load weighed?' } }
  await write(id, {
    ...triedForm,
    items: [{ ...load, items: [renamed, why, added] }, hands],
  })
  const { sides, compared, buildTo } = await page(manager, paths.formCompare(id, 1))
  expect(sides.map(({ name }) => name)).toEqual(['Draft 2', 'Version 1'])
  expect(buildTo).toBe(paths.formBuilder(id))
  const { rowVersion: draft } = content(await manager.client.manageForms.draft({ formId: id }))
  const publishTo = paths.managedForm(id, { dialog: 'move', event: 'publish', draft })
  expect(compared).toMatchObject({
    isBuilt: true,
    publishTo,
    to: { value: 'draft', name: 'Draft 2' },
  })
  expect(compared?.summary).toBe('Of its sections and questions: 1 added, 1 removed, 1 changed.')
  expect(compared?.items.map(({ kind, number, label }) => [kind, number, label])).toEqual([
    ['changed', '1.1', 'Is the load weighed?'],
    ['removed', '1.3', 'How calm is the wind?'],
    ['added', '1.3', 'Who signals?'],
  ])
  expect(compared?.items[0]?.fields).toEqual([
    { field: 'Label', from: 'Is the load known?', to: 'Is the load weighed?' },
  ])
  const same = await page(manager, paths.formCompare(id, 1, 1))
  expect(same.compared).toMatchObject({
    summary: 'No difference.',
    publishTo: null,
    form: [],
    items: [],
  })
})

test('groups and forms are told by name to whoever may read them, else by id', async () => {
  const { permissions } = admin.client
  const [group] = content(await permissions.listGroups({ pLimit: 1 })).data
  const id = await made('Taken further')
  await publish(id)
  const approvals = [{ meaning: 'Safety review', by: { group: group?.groupId ?? '' } }]
  await write(id, { ...triedForm, workflow: { approvals, elevatesTo: [id] } })
  const told = async (person: TestPerson) => {
    const { compared } = await page(person, paths.formCompare(id, 1))
    const lines = compared?.form.map(({ field, to }) => `${field}: ${to ?? ''}`)
    return [compared?.hasGroupsById, ...(lines ?? [])]
  }
  const approval = (name: string) => `Approval: 1. Safety review: the group ${name}.`
  const elevates = 'Taken further on: Taken further'
  expect(await told(admin)).toEqual([false, approval(group?.name ?? ''), elevates])
  expect(await told(manager)).toEqual([true, approval(group?.groupId ?? ''), elevates])
})
