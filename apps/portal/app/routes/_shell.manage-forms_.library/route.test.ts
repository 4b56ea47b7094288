import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

const page = async (search?: string, person = admin) =>
  loader(await world.arriving(person, paths.formLibrary(search)))

test('whoever makes no forms is led away', async () => {
  const employee = await world.signedIn('employee')
  const thrown: unknown = await page(undefined, employee).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
    paths.noAccess('manage-forms'),
  )
})

test('all of it stands by form types, each with what it asks', async () => {
  const { search, groups } = await page()
  expect(search).toBe('')
  expect(groups.map(({ name }) => name)).toEqual([
    ...['Inspection', 'Permit', 'Equipment', 'Incident', 'Training', 'Audit'],
  ])
  const forms = groups.flatMap(({ rows }) => rows)
  expect(forms.find(({ key }) => key === 'incident_report')).toMatchObject({
    to: paths.libraryForm('incident_report'),
    says: '2 sections, 12 questions · Not scored · English, Español',
  })
  expect(forms.find(({ key }) => key === 'treating_iron')?.says).toBe(
    '4 sections, 18 questions · Passes at 95 %',
  )
})

test('a search leaves those that say all of its words', async () => {
  const { search, groups } = await page('  lanyard harness ')
  expect(search).toBe('lanyard harness')
  expect(groups.map(({ name, rows }) => [name, rows.map(({ key }) => key)])).toEqual([
    ['Permit', ['working_at_height']],
  ])
  expect((await page('llama')).groups).toEqual([])
})
