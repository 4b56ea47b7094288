import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { isFilesAgain } from '../../records/record-files.ts'
import { loader as settingsLoader } from '../_shell.settings._index/route.tsx'
import { action as zoneAction, loader as zoneLoader } from '../_shell.settings.time-zone/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0

async function posted(
  person: TestPerson,
  [at, take]: readonly [string, typeof action | typeof zoneAction],
  fields: Record<string, string>,
) {
  const body = new URLSearchParams({ ...fields, formKey: `settings-${(keys += 1)}` })
  const arrived = await world.arriving(person, at, { method: 'POST', body })
  const answer: unknown = await take({ ...arrived, params: {} }).catch((one: unknown) => one)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') }
  }
  const again = (answer as { data: unknown }).data
  if (isFilesAgain(again)) {
    return { to: null, said: again.filesProblem }
  }
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue } = again.lastResult
  return { to: null, said: error, start: initialValue, theirs: again.theirs?.start }
}

const ofZone = [paths.ownTimeZone(), zoneAction] as const
const ofOrganisation = [paths.organisation(), action] as const

test('one’s own zone is chosen, and none is the organisation’s', async () => {
  const page = async () =>
    zoneLoader({ ...(await world.arriving(employee, ofZone[0])), params: {} })
  const shown = async () => {
    const arrived = await world.arriving(employee, paths.settings())
    return (await settingsLoader({ ...arrived, params: {} })).timeZone
  }
  const first = await page()
  const wrong = await posted(employee, ofZone, { timeZone: 'Nowhere' })
  expect(wrong).toMatchObject({
    said: { timeZone: ['This is not a time zone.'] },
    start: { timeZone: 'Nowhere' },
  })
  expect(first.zones).toContain('Asia/Tokyo')
  expect(await posted(employee, ofZone, { timeZone: 'Asia/Tokyo' })).toEqual({
    to: paths.settings(),
  })
  expect(await page()).toMatchObject({ start: { timeZone: 'Asia/Tokyo' } })
  expect(await shown()).toBe('Asia/Tokyo')
  await posted(employee, ofZone, { timeZone: '' })
  expect(await page()).toMatchObject({ start: { timeZone: '' } })
  expect(await shown()).toBe(first.organisationTimeZone)
})

test('the organisation is named by who keeps its settings, from the version that was seen', async () => {
  const arrived = await world.arriving(employee, ofOrganisation[0])
  const thrown: unknown = await loader(arrived).catch((one: unknown) => one)
  expect((thrown as Response).headers.get('Location')).toBe(paths.noAccess('settings'))
  const page = await loader(await world.arriving(admin, ofOrganisation[0]))
  const typed = { ...page.start, rowVersion: String(page.rowVersion), intent: 'save' }
  expect(await posted(employee, ofOrganisation, typed)).toEqual({ to: paths.noAccess('settings') })
  expect(await posted(admin, ofOrganisation, { ...typed, name: '' })).toMatchObject({
    said: { name: ['Enter a name.'] },
  })
  expect(await posted(admin, ofOrganisation, { ...typed, name: 'Blue Mesa' })).toEqual({
    to: paths.settings(),
  })
  expect(content(await admin.client.settings.organisation({})).name).toBe('Blue Mesa')
  expect(await posted(admin, ofOrganisation, { ...typed, name: 'Red Mesa' })).toMatchObject({
    start: { name: 'Red Mesa' },
    theirs: { name: 'Blue Mesa' },
  })
})

test('a logo that cannot be taken is said beside its place, and an employee adds none', async () => {
  const sent = (person: TestPerson, fields: Record<string, string>) =>
    posted(person, ofOrganisation, { ...fields, intent: 'addFile' })
  expect(await sent(admin, {})).toMatchObject({ said: 'Please upload file' })
  expect(await sent(admin, { picture: 'upload:none' })).toMatchObject({
    said: 'The picture has expired. Please choose it again.',
  })
  const picture = { picture: 'upload:none' }
  expect(await sent(employee, picture)).toEqual({ to: paths.noAccess('settings') })
  const removed = { intent: 'removeFile', uploadId: 'none' }
  expect(await posted(admin, ofOrganisation, removed)).toMatchObject({ said: expect.any(String) })
})
