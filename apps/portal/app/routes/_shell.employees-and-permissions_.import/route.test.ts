import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { words } from '../../records/imports/imports.words.ts'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

const at = paths.importPeople()

test('whoever keeps no accounts is led to where that is said', async () => {
  const arrived = await world.arriving(await world.signedIn('employee'), at)
  const asked = Promise.resolve(arrived).then(loader)
  const led = await asked.catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.noAccess('people'))
})

test('the page names each column with what it holds and whether it is needed', async () => {
  const { columns } = loader(await world.arriving(admin, at))
  const needed = columns.filter(({ isNeeded }) => isNeeded).map(({ heading }) => heading)
  expect(needed).toEqual(['Employee number', 'First name', 'Last name', 'Work email'])
  expect(columns).toContainEqual({
    heading: 'District',
    holds: 'The code of the district in your master data.',
    isNeeded: false,
  })
})

test('the template is a file that names every column that the page does', async () => {
  const headers = { Cookie: `hp=${admin.token}` }
  const answer = await world.entry.send(paths.peopleTemplate(), { headers })
  expect(answer.headers.get('Content-Disposition')).toContain('people-template.csv')
  const [head = ''] = (await answer.text()).split(/\r?\n/u)
  const { columns } = loader(await world.arriving(admin, at))
  expect(head.replace('\u{FEFF}', '').split(',')).toEqual(columns.map(({ heading }) => heading))
})

test('no file is refused beside the field', async () => {
  const body = new URLSearchParams({ paper: '', formKey: 'import-none' })
  const answer = await action(await world.arriving(admin, at, { method: 'POST', body }))
  expect((answer as { data: unknown }).data).toEqual({ problem: words.chooseFirst })
})
