import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@holdpoint/server'
import { createApp } from './app.ts'
import { createHttpServer, listen, listenerOf } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { createRemoteApi } from './remote-api.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'
import { own, pageKey, seedSite, serverSecret, sessionToken, site } from './test-site.ts'

const session = `__Host-hp=${sessionToken}`

let entry: TestEntry
let server: Server
let portal: ReturnType<typeof createApp>
let baseUrl: string

beforeAll(async () => {
  entry = await openTestEntry({ publicOrigin: own, seed: seedSite })
  server = createHttpServer()
  server.on('request', listenerOf(entry.app))
  baseUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  // The same portal once more, with its API on another host.
  portal = createApp({
    ...entry.parts,
    api: createRemoteApi({ baseUrl, now: () => new Date() }),
  })
})
afterAll(() => orderlyStop({ server, closeRest: () => entry.close() })())

type Said = { origin?: string; site?: string; key?: string; cookie?: string; secret?: string }

function headersOf({ origin, site: fetchSite, key, cookie, secret }: Said): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const optional = {
    Origin: origin,
    'Sec-Fetch-Site': fetchSite,
    'X-Api-Key': key,
    'X-Api-Secret': secret,
    Cookie: cookie,
  }
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined) {
      headers.set(name, value)
    }
  }
  return headers
}

function requestOf(path: string, method: string, said: Said): Request {
  const body = method === 'POST' ? { body: '{"person":"p-1"}' } : {}
  return new Request(`${own}${path}`, { method, headers: headersOf(said), ...body })
}

async function nameIn(response: Response): Promise<string> {
  const text = await response.text()
  return /"problem":\{"name":"(\w+)"/.exec(text)?.[1] ?? String(response.status)
}

describe.each([
  ['with the API in its process', () => entry.app],
  ['with the API on another host', () => portal],
])('a portal %s', (_where, app) => {
  const send = async (path: string, method: string, said: Said) =>
    app().request(requestOf(path, method, said))

  test.each(['cross-site', 'same-site', undefined])(
    'lets a page of another site (%s) write with a key, and sees no cookie of it',
    async (fetchSite) => {
      const said = { origin: site, key: pageKey, cookie: session }
      const post = (more: Said = {}) =>
        send('/api/v1/signout', 'POST', {
          ...said,
          ...(fetchSite === undefined ? {} : { site: fetchSite }),
          ...more,
        })
      const response = await post()
      expect(response.status).toBe(200)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      expect(response.headers.get('Vary')).toContain('Origin')
      expect(await livingSessions(entry.database)).toBe(1)
      expect(await nameIn(await post({ origin: 'https://evil.example' }))).toBe('api_key_refused')
      expect(await nameIn(await post({ key: `hpk_${'x'.repeat(43)}` }))).toBe('api_key_refused')
      const read = await send('/api/v1/session', 'GET', {
        ...said,
        site: fetchSite ?? 'cross-site',
      })
      expect(await nameIn(read)).toBe('not_signed_in')
    },
  )

  test('tells a page of a known site that its key is missing, and runs nothing', async () => {
    for (const said of [{}, { site: 'cross-site' }]) {
      const response = await send('/api/v1/signout', 'POST', {
        origin: site,
        cookie: session,
        ...said,
      })
      expect(response.status).toBe(403)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
      expect(await nameIn(response)).toBe('api_key_required')
    }
    expect(await livingSessions(entry.database)).toBe(1)
  })

  test('lets a page of a known site read what the entry itself refuses, and no other', async () => {
    const odd: [string, RequestInit, number][] = [
      ['/api/v1/signout', { method: 'POST', body: new Uint8Array(1024 * 1024 + 1) }, 413],
      ['/api/v1/session?_data=x', { method: 'GET' }, 404],
    ]
    for (const [path, init, status] of odd) {
      for (const origin of [site, 'https://evil.example', own]) {
        const headers = headersOf({ origin, site: 'cross-site', key: pageKey })
        const response = await app().request(new Request(`${own}${path}`, { ...init, headers }))
        expect(response.status).toBe(status)
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(
          origin === site ? site : null,
        )
        expect(response.headers.get('Vary')).toContain('Origin')
      }
    }
  })

  test('lets nothing else through that another site writes', async () => {
    const refused: [string, Said][] = [
      ['/api/v1/signout', { origin: 'https://evil.example', cookie: session }],
      ['/api/v1/signout', { origin: 'null', key: pageKey, cookie: session }],
      ['/api/v1/signout', { site: 'cross-site', key: pageKey, cookie: session }],
      ['/api/v1/signout', { origin: own, site: 'none', key: pageKey, cookie: session }],
      ['/login', { origin: site, key: pageKey, cookie: session }],
      ['/login', { origin: site, site: 'cross-site', key: pageKey }],
    ]
    for (const [path, said] of refused) {
      const response = await send(path, 'POST', said)
      expect(response.status).toBe(403)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
    expect(await livingSessions(entry.database)).toBe(1)
  })

  test('answers a preflight for the origin of a living key, and for no other', async () => {
    const ask = (origin: string) =>
      app().request(
        new Request(`${own}/api/v1/my-form`, {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        }),
      )
    const yes = await ask(site)
    expect(yes.status).toBe(204)
    expect(yes.headers.get('Access-Control-Allow-Origin')).toBe(site)
    const no = await ask('https://evil.example')
    expect(no.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(no.headers.get('Access-Control-Allow-Methods')).toBeNull()
  })

  test('needs a key of a page of another site that reads, and of nobody else', async () => {
    const read = (said: Said) => send('/api/v1/login-settings', 'GET', said)
    expect(await nameIn(await read({ origin: site }))).toBe('api_key_required')
    expect(await nameIn(await read({ site: 'same-site', cookie: session }))).toBe(
      'api_key_required',
    )
    expect((await read({ origin: own })).status).toBe(200)
    expect((await read({ site: 'same-origin' })).status).toBe(200)
    expect((await read({})).status).toBe(200)
  })

  test('lets a server mint a token with its secret, in either header', async () => {
    const mint = await send('/api/v1/embed-token', 'POST', { secret: serverSecret })
    expect(mint.status).toBe(200)
    const request = requestOf('/api/v1/embed-token', 'POST', {})
    request.headers.set('Authorization', `Bearer ${serverSecret}`)
    const bearer = await app().request(request)
    expect(bearer.status).toBe(200)
    const token = /"token":"(hpe_[\w-]{43})"/.exec(await bearer.text())?.[1] ?? ''
    const page = requestOf('/api/v1/session', 'GET', { origin: site, key: pageKey })
    page.headers.set('Authorization', `Bearer ${token}`)
    const answer = await app().request(page)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('anna@holdpoint.example')
  })
})

test('over a real connection a page of another site writes without its cookies as well', async () => {
  const response = await fetch(`${baseUrl}/api/v1/signout`, {
    method: 'POST',
    headers: headersOf({ origin: site, site: 'cross-site', key: pageKey, cookie: session }),
    body: '{}',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
  expect(await livingSessions(entry.database)).toBe(1)
})

async function livingSessions({ kysely }: Database): Promise<number> {
  const rows = await kysely
    .selectFrom('sessions')
    .select('id')
    .where('kind', '=', 'browser')
    .where('revoked_at', 'is', null)
    .execute()
  return rows.length
}
