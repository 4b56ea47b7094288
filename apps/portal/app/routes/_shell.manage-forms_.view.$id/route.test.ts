import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formCommands } from '../../manage-forms/record/managed-form-commands.ts'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { unpacked } from '../../shell/packed.ts'
import { loader as listLoader } from '../_shell.manage-forms/route.tsx'
import {
  action as factsAction,
  loader as factsLoader,
} from '../_shell.manage-forms_.facts/route.tsx'
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

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  manager = await world.signedIn('manager')
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

/** Each post is another one. */
let keys = 0

type Fields = Readonly<Record<string, string>>

/** Where a post leads, or what is said beside its fields and what was typed. */
async function posted(person: TestPerson, to: string, fields: Fields, act = action) {
  const body = new URLSearchParams({ ...fields, formKey: `post-${(keys += 1)}` })
  const arrived = await world.arriving(person, to, { method: 'POST', body })
  const [id = ''] = /[^/]+$/.exec(new URL(to, 'https://x.example').pathname) ?? []
  const answer: unknown = await act({ ...arrived, params: { id } }).catch((one: unknown) => one)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') ?? '', said: {}, typed: {}, theirs: undefined }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue = {} } = again.lastResult
  return { to: null, said: error ?? {}, typed: initialValue, theirs: again.theirs?.start }
}

async function page(person: TestPerson, formId: string, query = '') {
  const arrived = await world.arriving(person, paths.managedForm(formId) + query)
  return loader({ ...arrived, params: { id: formId } })
}

/** A form of the manager's that asks one question beyond its header. */
async function written(title: string): Promise<string> {
  const { manageForms, master } = manager.client
  const [type] = content(await master.get({ keys: ['formTypes'] })).formTypes ?? []
  const { formId } = content(await manageForms.save({ title, formTypeId: type?.id ?? '' }))
  await ask(formId, 'Is it safe?')
  return formId
}

async function ask(formId: string, label: string): Promise<void> {
  const { manageForms } = manager.client
  const draft = content(await manageForms.draft({ formId }))
  const definition = draft.definition as { items: { key: string }[] }
  const key = `asked_${definition.items.length}`
  const items = [...definition.items, { key, type: 'yesNo', label: { en: label } }]
  content(await manageForms.saveDraft({ formId, definition: { ...definition, items } }))
}

async function published(title: string): Promise<string> {
  const formId = await written(title)
  const { manageForms } = manager.client
  const { rowVersion: draftRowVersion } = content(await manageForms.draft({ formId }))
  content(await manageForms.move({ formId, event: 'publish', draftRowVersion }))
  return formId
}

const moveAt = (id: string, event: string) => paths.managedForm(id, { dialog: 'move', event })

/** Makes a move that needs no more than a word, from the page as it stands. */
async function moved(id: string, event: string, reason = 'Because') {
  const { rowVersion } = (await page(manager, id)).view
  const fields = { intent: 'move', event, reason, rowVersion: String(rowVersion) }
  return posted(manager, moveAt(id, event), fields)
}

test('whoever keeps no forms is led away from all of it', async () => {
  const id = await written('Nobody else’s')
  const away = paths.noAccess('manage-forms')
  const led = async (load: () => Promise<unknown>) => {
    const thrown: unknown = await load().catch((one: unknown) => one)
    return thrown instanceof Response ? thrown.headers.get('Location') : null
  }
  const at = (to: string) => world.arriving(employee, to)
  expect(await led(async () => listLoader(await at(paths.manageForms())))).toBe(away)
  expect(await led(() => page(employee, id))).toBe(away)
  expect(await led(async () => factsLoader(await at(paths.formFacts())))).toBe(away)
  expect(await led(async () => factsLoader(await at(paths.formFacts(id))))).toBe(away)
  expect((await posted(employee, paths.managedForm(id), { intent: 'delete' })).to).toBe(away)
})

test('the list says what is not published, and what can be done with a row', async () => {
  const id = await published('Listed once')
  await ask(id, 'Is it level?')
  const arrived = await world.arriving(manager, `${paths.manageForms()}?searchValue=Listed+once`)
  const { data } = await listLoader(arrived)
  const [row] = unpacked(data.rows)
  expect(row).toMatchObject({
    ...{ id, title: 'Listed once', status: 'published', version: 'Version 1' },
    ...{ unpublished: 'Draft 2 not published', entries: 'No entries' },
  })
  expect(row?.moves.map(({ label }) => label)).toEqual(['Publish', 'Pause', 'Archive'])
})

describe('what is said of a form', () => {
  const facts = (fields: Fields, to = paths.formFacts()) =>
    posted(manager, to, { intent: 'save', ...fields }, factsAction)

  test('needs a title and a type, and loses nothing that was typed', async () => {
    const typed = { description: 'For cranes.', sortOrder: '10000' }
    const refused = await facts({ ...typed, formTypeId: '' })
    expect(refused.said).toMatchObject({
      ...{ title: ['Please enter title'], formTypeId: ['Please choose the form type.'] },
      sortOrder: ['Please enter a whole number from 0 to 9,999.'],
    })
    expect(refused.typed).toMatchObject(typed)
  })

  test('leads on to the questions, and to the page once it is edited', async () => {
    const { formTypes = [], districts = [] } = content(
      await manager.client.master.get({ keys: ['formTypes', 'districts'] }),
    )
    const [district] = districts
    const said = { title: 'Crane check', formTypeId: formTypes[0]?.id ?? '', icon: 'gauge' }
    const { to } = await facts({ ...said, districtIds: district?.divisionCode ?? '' })
    const id = new URL(to ?? '', 'https://x.example').searchParams.get('formId') ?? ''
    expect(to).toBe(paths.formBuilder(id))
    const { view } = await page(manager, id)
    expect(view.facts).toContainEqual({ term: 'District', text: district?.divisionDesc })
    // The tick for the header was taken off.
    expect(view.draft).toMatchObject({ number: 1, questions: '0 questions' })
    const edited = { ...said, title: 'Crane check, daily', rowVersion: String(view.rowVersion) }
    expect((await facts(edited, paths.formFacts(id))).to).toBe(paths.managedForm(id))
    const after = await page(manager, id)
    expect(after.view.title).toBe('Crane check, daily')
    expect(after.view.facts).toContainEqual({ term: 'Who may start it', text: 'Everybody' })
    const stale = await facts({ ...edited, title: 'Stale' }, paths.formFacts(id))
    expect(stale.said).toMatchObject({ '': [expect.stringMatching(/^Somebody saved this/)] })
    expect(stale.theirs).toMatchObject({ title: 'Crane check, daily' })
  })
})

describe('the moves of a form', () => {
  test('publishing takes the draft that was looked at, and keeps what has changed', async () => {
    const id = await written('Lift plan')
    const { view } = await page(manager, id)
    expect(formCommands({ view }).map(({ name }) => name)).toEqual([
      ...['Publish', 'Go on in the builder', 'Edit facts', 'Copy', 'Delete', 'Import a file'],
    ])
    await ask(id, 'Is the load known?')
    const publishing = {
      ...{ intent: 'move', event: 'publish', reason: 'First one.' },
      ...{ rowVersion: String(view.rowVersion) },
      draftRowVersion: String(view.draft?.rowVersion),
    }
    const stale = await posted(manager, moveAt(id, 'publish'), publishing)
    expect(stale).toMatchObject({ to: null, typed: { reason: 'First one.' } })
    const looked = await page(manager, id)
    const draftRowVersion = String(looked.view.draft?.rowVersion)
    const again = { ...publishing, draftRowVersion }
    expect((await posted(manager, moveAt(id, 'publish'), again)).to).toBe(paths.managedForm(id))
    const after = await page(manager, id)
    expect(after.view).toMatchObject({ status: 'published', draft: null })
    expect(after.view.versions).toMatchObject([
      { version: 1, changelog: 'First one.', entries: '0', before: null },
    ])
    expect(after.events.map(({ did }) => did)).toEqual(['published it', 'made it'])
  })

  test('pausing asks why; what is archived comes back paused', async () => {
    const id = await published('Tank gauging')
    expect((await moved(id, 'pause', '')).said).toMatchObject({ reason: [expect.any(String)] })
    for (const [event, status, pausedBecause] of [
      ['pause', 'paused', 'Because'],
      ['resume', 'published', null],
      ['archive', 'archived', null],
      ['restore', 'paused', null],
    ] as const) {
      expect((await moved(id, event)).to).toBe(paths.managedForm(id))
      expect(await page(manager, id)).toMatchObject({ view: { status }, pausedBecause })
    }
  })
})

test('a copy has a title of its own; a draft is discarded as it was looked at', async () => {
  const id = await published('Hot tapping')
  const copyAt = paths.managedForm(id, { dialog: 'copy' })
  expect((await posted(manager, copyAt, { intent: 'copy', title: 'H' })).said).toMatchObject({
    title: [expect.any(String)],
  })
  const { to } = await posted(manager, copyAt, { intent: 'copy', title: 'Hot tapping, offshore' })
  const copyId = to?.split('/').at(-1) ?? ''
  expect((await page(manager, copyId)).view).toMatchObject({
    ...{ title: 'Hot tapping, offshore', status: 'draft', version: null },
  })
  await ask(id, 'Is it cold?')
  const rowVersion = String((await page(manager, id)).view.draft?.rowVersion)
  await ask(id, 'Is it dry?')
  await posted(manager, paths.managedForm(id), { intent: 'discard', rowVersion })
  const { draft } = (await page(manager, id)).view
  expect(draft).toMatchObject({ number: 2 })
  const newest = { intent: 'discard', rowVersion: String(draft?.rowVersion) }
  expect((await posted(manager, paths.managedForm(id), newest)).to).toBe(paths.managedForm(id))
  expect((await page(manager, id)).view.draft).toBeNull()
})

describe('deleting', () => {
  test('takes a form without entries at once', async () => {
    const id = await written('A mistake')
    const { view } = await page(manager, id)
    expect(view.deletion).toBe('plain')
    const deletion = { intent: 'delete', rowVersion: String(view.rowVersion) }
    expect((await posted(manager, paths.managedForm(id), deletion)).to).toBe(paths.manageForms())
    await expect(page(manager, id)).rejects.toMatchObject({ status: 302 })
  })

  test('takes one with entries from whoever may and types its title', async () => {
    const id = await published('Filled out once')
    const started = { formId: id, version: 1, startedAt: new Date().toISOString() }
    content(await employee.client.myForms.start(started))
    expect((await page(manager, id)).view.deletion).toBe('archiveInstead')
    const { view } = await page(admin, id)
    expect(view).toMatchObject({ deletion: 'withEntries', entries: '1 entry' })
    expect(view.usage).toContainEqual({ term: 'Unfinished', text: '1' })
    const deleteAt = paths.managedForm(id, { dialog: 'delete' })
    const deletion = {
      ...{ intent: 'delete', withEntries: 'true', rowVersion: String(view.rowVersion) },
      ...{ entryCount: String(view.entryCount), reason: 'Made to try it.' },
    }
    const refused = await posted(admin, deleteAt, { ...deletion, title: 'filled out' })
    const says = ['Please type the title of the form as it stands.']
    expect(refused).toMatchObject({ said: { title: says }, typed: { title: 'filled out' } })
    const typed = { ...deletion, title: 'Filled out once' }
    const more = await posted(admin, deleteAt, { ...typed, entryCount: '2' })
    expect(more.said).toMatchObject({ '': [expect.stringMatching(/has 1 entry by now/)] })
    expect((await posted(admin, deleteAt, typed)).to).toBe(paths.manageForms())
  })
})
