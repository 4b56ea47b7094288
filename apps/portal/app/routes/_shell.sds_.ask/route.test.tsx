import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { action as pageAction, loader as pageLoader } from '../_shell.sds_.$id/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let reader: TestPerson
let other: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  reader = await world.signedIn('employee')
  other = await world.signedIn('colleague')
}, 120_000)
afterAll(() => world.entry.close())

let posts = 0

async function post(who: TestPerson, fields: Record<string, string>, at = paths.askSheet()) {
  posts += 1
  const body = new URLSearchParams({ intent: 'ask', formKey: `ask-${posts}`, ...fields })
  return world.arriving(who, at, { method: 'POST', body })
}

test('nobody asks without signing in', async () => {
  const arrived = await world.arriving({ ...reader, token: 'none' }, paths.askSheet())
  await expect(async () => loader({ ...arrived, params: {} })).rejects.toBeInstanceOf(Response)
})

test('a product without a name comes back with what else was typed', async () => {
  const arrived = await post(reader, { productName: '', place: 'Wash bay' })
  const answer = await action({ ...arrived, params: {} })
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      lastResult: {
        initialValue: { place: 'Wash bay' },
        error: { productName: ['Please enter document name'] },
      },
    },
  })
})

test('what was searched for is filled in, asked for, and joined by whoever needs it too', async () => {
  const form = await loader({
    ...(await world.arriving(reader, paths.askSheet('Sealant Z9'))),
    params: {},
  })
  expect(form).toMatchObject({ start: { productName: 'Sealant Z9' }, alike: [] })
  const asked = { productName: 'Sealant Z9', manufacturer: 'Zed', place: 'Wash bay' }
  const led = (await action({ ...(await post(reader, asked)), params: {} })) as Response
  const to = led.headers.get('Location') ?? ''
  const [row] = content(
    await reader.client.sds.list({ section: 'requested', search: 'Sealant' }),
  ).data
  const sheetId = row?.sheetId ?? ''
  expect(to).toBe(paths.sheet(sheetId))

  // Somebody else is shown it before they ask, and joins.
  const theirs = await loader({
    ...(await world.arriving(other, paths.askSheet('sealant'))),
    params: {},
  })
  expect(theirs.alike).toMatchObject([{ id: sheetId, canJoin: true, people: 1 }])
  const refused = await action({
    ...(await post(other, { productName: 'Sealant', manufacturer: 'Else' })),
    params: {},
  })
  expect(refused).toMatchObject({
    data: {
      alike: [{ id: sheetId }],
      lastResult: { error: { isAnother: [expect.stringContaining('Sealant Z9')] } },
    },
  })
  const joining = await post(other, { intent: 'join' }, paths.sheet(sheetId))
  await pageAction({ ...joining, params: { id: sheetId } })
  const page = await pageLoader({
    ...(await world.arriving(other, paths.sheet(sheetId))),
    params: { id: sheetId },
  })
  expect(page.view).toMatchObject({
    isRead: false,
    request: { isMine: true, more: 'One more person needs it.', place: 'Used at: Wash bay' },
  })
})
