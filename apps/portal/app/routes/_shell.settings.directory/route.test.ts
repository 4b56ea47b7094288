import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { action as makeKey } from '../_shell.settings.api-keys_.new/route.tsx'
import { loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

/** A key as the form of a new one makes it, or what is wrong with it at which field. */
async function made(fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: 'make', formKey: `k-${Math.random()}`, ...fields })
  const at = paths.newApiKey({ for: 'directory' })
  const answer = await makeKey(await world.arriving(admin, at, { method: 'POST', body }))
  return 'data' in answer ? answer.data : answer
}

const key = { name: 'Entra ID', origins: '', scopes: 'directory', expiresInDays: '365' }

test('whoever keeps no keys is led to where that is said', async () => {
  const arrived = await world.arriving(await world.signedIn('employee'), paths.directory())
  const led = await loader(arrived).catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.noAccess('settings'))
})

test('a key that opens a page too is refused at its field, with what was typed', async () => {
  expect(JSON.stringify(await made({ ...key, origins: 'https://a.example' }))).toContain(
    'A key for a directory is for no page',
  )
  expect((await loader(await world.arriving(admin, paths.directory()))).keys).toEqual([])
})

test('a key that is made for a directory opens its address, and is listed', async () => {
  const answer = await made(key)
  const secret = /hps_[\w-]{43}/.exec(JSON.stringify(answer))?.[0] ?? ''
  const { portal, keys } = await loader(await world.arriving(admin, paths.directory()))
  expect(keys.map(({ name }) => name)).toEqual(['Entra ID'])
  const response = await world.entry.send('/scim/v2/ServiceProviderConfig', {
    headers: { Authorization: `Bearer ${secret}` },
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    meta: { location: `${portal}/scim/v2/ServiceProviderConfig` },
  })
})
