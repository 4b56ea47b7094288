import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { grantTo } from '../../../../test/rights.ts'
import { formLibrary } from './library.ts'

const taking = { key: 'hot_work', title: 'Hot work in the yard', formTypeId: 't-inspection' }

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms'])
  await grantTo(world, 'reviewer', ['edit_all_forms', 'delete_all_forms'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

test('the library is for whoever makes forms, and for nobody else', async () => {
  for (const who of ['employee', 'reviewer'] as const) {
    const { manageForms } = await world.as(who)
    for (const reply of [
      await manageForms.library({}),
      await manageForms.libraryForm({ key: 'hot_work' }),
      await manageForms.takeFromLibrary(taking),
    ]) {
      expect(problemOf(reply)).toBe('forbidden')
    }
  }
})

test('lists its forms, and finds them by what they ask', async () => {
  const all = contentOf(await maker.manageForms.library({}))
  expect(all).toHaveLength(formLibrary.length)
  expect(all.find(({ key }) => key === 'incident_report')).toEqual({
    ...{ key: 'incident_report', title: 'Incident Report', iconUrl: '/icons/flame.svg' },
    description: expect.stringContaining('What happened'),
    ...{ formTypeName: 'Incident', sectionCount: 2, questionCount: 12 },
    ...{ languages: ['en', 'es'], passingPercentage: null },
  })
  const found = async (search: string) =>
    contentOf(await maker.manageForms.library({ search })).map(({ key }) => key)
  expect(await found(' Harness  LANYARD ')).toEqual(['working_at_height'])
  expect(await found('botiquín')).toEqual(['light_vehicle'])
  expect(await found('a form about llamas')).toEqual([])
})

test.each([
  ['a choice', 'Radiation', 'good_catch'],
  ['a choice in Spanish', 'radiación', 'good_catch'],
  ['a hint', 'not who was to blame', 'good_catch'],
  ['what a reading means', 'bare skin freezes', 'heat_and_cold'],
  ['an introduction', 'with a monitor that was tested', 'confined_space'],
])('finds a form by %s', async (_what, search, key) => {
  const forms = contentOf(await maker.manageForms.library({ search }))
  expect(forms.map((form) => form.key)).toContain(key)
})

test('neither the header nor what every check asks for makes a search find all of them', async () => {
  for (const search of ['business unit', 'add a photo of what you saw']) {
    expect(contentOf(await maker.manageForms.library({ search }))).toEqual([])
  }
})

test('shows what a form of it asks, and knows no other', async () => {
  const form = contentOf(await maker.manageForms.libraryForm({ key: 'hot_work' }))
  expect(form).toMatchObject({ passingPercentage: 95, definition: { key: 'hot_work' } })
  const unknown = { key: 'no_such_form' }
  expect(problemOf(await maker.manageForms.libraryForm(unknown))).toBe('not_found')
  const reply = await maker.manageForms.takeFromLibrary({ ...taking, ...unknown })
  expect(problemOf(reply)).toBe('not_found')
})

test('what is taken is a draft of one’s own that could be published, and says where it is from', async () => {
  const { formId } = contentOf(await maker.manageForms.takeFromLibrary(taking))
  const { definition, problems, warnings } = contentOf(await maker.manageForms.draft({ formId }))
  expect(definition).toMatchObject({
    ...{ title: { en: 'Hot work in the yard' }, version: 1 },
    scoring: { passingPercentage: 95 },
  })
  expect([problems, warnings]).toEqual([[], []])
  const { history, ...form } = contentOf(await maker.manageForms.get({ formId }))
  expect(form).toMatchObject({
    ...{ title: 'Hot work in the yard', status: 'draft', iconUrl: '/icons/flame.svg' },
    ...{ description: expect.stringContaining('welding'), countryIds: [], jobTitleIds: [] },
    owner: { fullName: 'Test Manager' },
  })
  expect(history.data[0]?.fields).toContainEqual({
    ...{ key: 'takenFrom', label: 'Taken from the library' },
    ...{ from: null, to: 'Hot Work Permit and Fire Watch' },
  })
  const publish = {
    formId,
    event: 'publish',
    draftRowVersion: form.draft?.rowVersion ?? 0,
  } as const
  contentOf(await maker.manageForms.move(publish))
})

test('under another title the library’s own in Spanish goes, and its lack is warned of', async () => {
  const taken = async (title: string) => {
    const report = { ...taking, key: 'incident_report', title }
    const { formId } = contentOf(await maker.manageForms.takeFromLibrary(report))
    return contentOf(await maker.manageForms.draft({ formId }))
  }
  expect(await taken('Incident Report')).toMatchObject({
    definition: { title: { en: 'Incident Report', es: 'Reporte de incidente' } },
    warnings: [],
  })
  const { definition, problems, warnings } = await taken('Spill Report')
  expect(definition).toHaveProperty('title', { en: 'Spill Report' })
  expect(problems).toEqual([])
  expect(warnings).toEqual([
    { key: null, message: '1 text is missing in "es". People read "en" there.' },
  ])
})

test('its risks are judged as the organisation does', async () => {
  const good = { ...taking, key: 'good_catch', title: 'Good catch' }
  const { formId } = contentOf(await maker.manageForms.takeFromLibrary(good))
  const { definition } = contentOf(await maker.manageForms.draft({ formId }))
  expect(definition).toHaveProperty('riskMatrix.levels.55')
})

test.each([
  ['no title', { title: ' ' }, 'title', 'Please enter title'],
  ['no such type', { formTypeId: 't-none' }, 'formTypeId', 'There is no such form type.'],
])('is refused with %s', async (_what, change, path, message) => {
  const reply = await maker.manageForms.takeFromLibrary({ ...taking, ...change })
  expect(reply).toMatchObject({ problem: { name: 'invalid_input', fields: [{ path, message }] } })
})
