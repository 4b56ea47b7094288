import type { Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createHttpServer, listen, listenerOf } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { createRemoteApi } from './remote-api.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'
import { own, seedSite, serverSecret, sessionToken } from './test-site.ts'

let entry: TestEntry
let server: Server
let portal: ReturnType<typeof createApp>
const logged: string[] = []

beforeAll(async () => {
  entry = await openTestEntry({ publicOrigin: own, seed: seedSite })
  const write = (...said: unknown[]) => void logged.push(JSON.stringify(said))
  Object.assign(entry.parts.log, { info: write, warn: write, error: write })
  server = createHttpServer()
  server.on('request', listenerOf(entry.app))
  const baseUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  portal = createApp({ ...entry.parts, api: createRemoteApi({ baseUrl, now: () => new Date() }) })
})
afterAll(() => orderlyStop({ server, closeRest: () => entry.close() })())
beforeEach(async () => {
  entry.seen.length = 0
  await entry.database.kysely.deleteFrom('sign_in_throttles').execute()
})

/** An address for the one person there is, as the other site's server asks for it. */
async function addressOf(fields: Record<string, string> = {}): Promise<string> {
  const response = await entry.send('/api/v1/external-access', {
    method: 'POST',
    headers: { 'X-Api-Secret': serverSecret, 'Content-Type': 'application/json' },
    body: JSON.stringify({ person: 'p-1', path: '/my-forms?section=completed', ...fields }),
  })
  const url = /"url":"([^"]+)"/.exec(await response.text())?.[1]
  if (url === undefined) {
    throw new Error(`No address: ${response.status}`)
  }
  return url
}

async function sessionCount(): Promise<number> {
  const rows = await entry.database.kysely.selectFrom('sessions').select('id').execute()
  return rows.length
}

const clean = '/my-forms?section=completed'
const toSignIn = `/login?${new URLSearchParams({ to: clean })}`

describe.each([
  ['with the API in its process', () => entry.app],
  ['with the API on another host', () => portal],
])('an external-access address, at a portal %s', (_where, app) => {
  const open = async (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    app().request(new Request(url, { method, headers }))

  function expectRefused(response: Response): void {
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(toSignIn)
    const [cookie = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(/^hp-flash=/)
    const value = decodeURIComponent(/^hp-flash=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(Buffer.from(value, 'base64').toString()).toContain('"Authentication Failed."')
  }

  test('lets its person in once, and leads to the page without the key', async () => {
    const url = await addressOf({ deviceType: 'mobile' })
    expect(url).toMatch(
      /^https:\/\/holdpoint\.example\/my-forms\?section=completed&key=hpx_[\w-]{43}&version=1\.15\.3&deviceType=mobile&internalVersion=15$/,
    )
    const response = await open(url)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(clean)
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-hp=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? ''
    const identity = await app().request(
      new Request(`${own}/api/v1/session`, { headers: { Cookie: `__Host-hp=${token}` } }),
    )
    expect(await identity.text()).toContain('anna@holdpoint.example')
    const row = await entry.database.kysely
      .selectFrom('sessions')
      .select(['device_type', 'kind', 'created_at', 'expires_at'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ device_type: 'mobile', kind: 'browser' })
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(12 * 3600_000)
    expectRefused(await open(url))
    expect(entry.seen).toEqual([])
  })

  test('lets exactly one in when it is opened many times at once', async () => {
    const url = await addressOf()
    const before = await sessionCount()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(url)))
    const places = answers.map(({ headers }) => headers.get('Location'))
    expect(places.filter((place) => place === clean)).toHaveLength(1)
    expect(places.filter((place) => place === toSignIn)).toHaveLength(7)
    expect((await sessionCount()) - before).toBe(1)
  })

  test.each([
    ['wrong', `key=hpx_${'x'.repeat(43)}`],
    ['of another kind', `key=hps_${'s'.repeat(43)}`],
    ['empty', 'key='],
    ['no key at all', 'key=%00%ff'],
    ['very long', `key=${'x'.repeat(5000)}`],
    ['there twice', `key=hpx_${'x'.repeat(43)}&key=hpx_${'y'.repeat(43)}`],
  ])('leads to the sign-in page when the key is %s', async (_what, query) => {
    const rest = '&version=1&deviceType=web&internalVersion=15'
    expectRefused(await open(`${own}/my-forms?${query}&section=completed${rest}`))
    expectRefused(await open(`${own}/my-forms?section=completed&${query}`))
  })

  test('leads there as well when the time is over', async () => {
    const url = await addressOf()
    await entry.database.kysely
      .updateTable('external_access_keys')
      .set({ expires_at: new Date() })
      .where('used_at', 'is', null)
      .execute()
    expectRefused(await open(url))
  })

  test('without a key is the same page, and a page’s own parameters stay', async () => {
    const rest = 'version=1&deviceType=web&internalVersion=15'
    const response = await open(`${own}${clean}&${rest}`)
    expect([response.status, response.headers.get('Location')]).toEqual([303, clean])
    expect(response.headers.getSetCookie()).toEqual([])
    const odd = await open(`${own}//evil.example/?${rest}`)
    expect(odd.headers.get('Location')).toBe('/')
    expect((await open(`${own}/my-forms?version=1&deviceType=web`)).status).toBe(200)
  })

  test('leaves whoever is signed in who they are, and its key unused', async () => {
    const url = await addressOf()
    const cookie = { Cookie: `__Host-hp=${sessionToken}` }
    const response = await open(url, cookie)
    expect(response.headers.get('Location')).toBe(clean)
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await open(url)).headers.getSetCookie()).toHaveLength(1)
  })

  test('is not used up by who only looks: HEAD, prefetch, a frame, a picture, page data', async () => {
    const url = await addressOf()
    const looks = [
      await open(url, {}, 'HEAD'),
      await open(url, { 'Sec-Purpose': 'prefetch;prerender' }),
      await open(url, { 'Sec-Fetch-Dest': 'iframe' }),
      await open(url, { 'Sec-Fetch-Dest': 'image' }),
      await open(url.replace('/my-forms?', '/my-forms.data?')),
    ]
    expect(looks.map(({ status }) => status)).toEqual([303, 503, 303, 303, 200])
    expect(looks.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    expect((await open(url, { 'Sec-Fetch-Dest': 'document' })).headers.getSetCookie()).toHaveLength(
      1,
    )
  })

  test('says nothing of many wrong keys, and lets in who has a good one all the same', async () => {
    const url = await addressOf()
    for (let guess = 0; guess < 32; guess += 1) {
      expectRefused(await open(`${own}/my-forms?section=completed&key=hpx_${'g'.repeat(43)}`))
    }
    expect((await open(url)).headers.getSetCookie()).toHaveLength(1)
  })
})

describe('an external-access address', () => {
  test('is for pages of ours alone', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      '/\t/evil.example',
      '/.//evil.example',
      'my-forms',
      '/api/v1/session',
      '/API/v1/session',
      '/login',
      '/logout?x=1',
      '',
    ]) {
      await expect(addressOf({ path })).rejects.toThrow('No address: 400')
    }
    expect(await addressOf({ path: '/a?key=x&version=2&b=1#part' })).toMatch(
      /\/a\?b=1&key=hpx_[\w-]{43}&version=1\.15\.3&/,
    )
  })

  test('is for nobody who administers, nor for whom nobody knows', async () => {
    const { kysely } = entry.database
    await expect(addressOf({ person: 'none' })).rejects.toThrow('No address: 404')
    const grant = (keys: string[]) =>
      kysely.updateTable('people').set({ granted_keys: keys }).where('id', '=', 'p-1').execute()
    await grant(['manage_settings'])
    await expect(addressOf()).rejects.toThrow('No address: 404')
    await grant([])
    expect(await addressOf()).toContain('key=')
  })

  test('ends with the API key that it was made with, and so does the session', async () => {
    const used = await addressOf()
    const unused = await addressOf()
    const [cookie = ''] = (await entry.send(used)).headers.getSetCookie()
    const { kysely } = entry.database
    const now = new Date()
    await kysely.updateTable('api_keys').set({ revoked_at: now }).execute()
    expect((await entry.send(unused)).headers.get('Location')).toBe(toSignIn)
    await kysely.updateTable('api_keys').set({ revoked_at: null }).execute()
    const opened = await kysely
      .selectFrom('sessions')
      .select('api_key_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(cookie).not.toBe('')
    expect(opened.api_key_id).toBe('k-1')
  })

  test('leaves its key in no log and nowhere in the database', async () => {
    const url = await addressOf()
    const key = /hpx_[\w-]{43}/.exec(url)?.[0] ?? ''
    await entry.send(url)
    await entry.send(url)
    const { kysely } = entry.database
    const rows = [
      await kysely.selectFrom('external_access_keys').selectAll().execute(),
      await kysely.selectFrom('audit_events').selectAll().execute(),
      await kysely.selectFrom('sessions').selectAll().execute(),
    ]
    expect(logged.join()).toContain('let in by an external-access address')
    expect(logged.join() + JSON.stringify(rows)).not.toContain(key.slice(4))
  })
})
