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

const at = paths.importMaster('crews')

test('whoever may not keep the lists is led to where that is said', async () => {
  const arrived = await world.arriving(await world.signedIn('employee'), at)
  const asked = Promise.resolve(arrived).then(loader)
  const led = await asked.catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.noAccess('settings'))
})

test('the page names the columns of its list, and what an entry is known by', async () => {
  const view = loader(await world.arriving(admin, at))
  expect(view.columns).toEqual(['Code', 'Name', 'District', 'Business unit', 'Colour'])
  expect(view.known).toContain('A crew is known by its code')
})

test.each([
  ['no file', '', words.chooseFirst],
  ['a file of somebody else', 'upload:none', 'The file is kept for a day. Please choose it again.'],
])('%s is refused beside the field', async (_what, paper, said) => {
  const body = new URLSearchParams({ paper, formKey: `import-${paper}` })
  const answer = await action(await world.arriving(admin, at, { method: 'POST', body }))
  expect((answer as { data: unknown }).data).toEqual({ problem: said })
})
