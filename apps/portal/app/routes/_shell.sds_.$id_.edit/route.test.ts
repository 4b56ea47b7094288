import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let keeper: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  keeper = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

test('other names stand one a line in the form, and come back whole', async () => {
  const { sds } = keeper.client
  const synonyms = ['1,2-Dichloroethane', 'Ethylene dichloride']
  const { sheetId } = content(await sds.save({ productName: 'EDC', synonyms }))
  const at = paths.editSheet(sheetId)
  const arrived = await world.arriving(keeper, at)
  const { page } = await loader({ ...arrived, params: { id: sheetId } })
  expect(page.start.synonyms).toBe(synonyms.join('\n'))
  const body = new URLSearchParams({
    ...{ intent: 'save', formKey: 'post-1', productName: 'EDC' },
    synonyms: synonyms.join('\r\n'),
  })
  const posted = await world.arriving(keeper, at, { method: 'POST', body })
  const answer = await action({ ...posted, params: { id: sheetId } })
  expect((answer as Response).headers.get('Location')).toBe(paths.sheet(sheetId))
  expect(content(await sds.get({ sheetId })).synonyms).toEqual(synonyms)
})
