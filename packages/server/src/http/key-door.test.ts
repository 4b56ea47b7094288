import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castEmail, castPassword } from '../../test/cast.ts'
import { fromPage, fromServer, makeKey, problemIn, siteOrigin } from '../../test/embedding.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'

let world: TestServer
let key: Awaited<ReturnType<typeof makeKey>>

beforeAll(async () => {
  world = await startTestServer()
  key = await makeKey(world, { scopes: ['sign_in', 'my_forms_read'] })
})
afterAll(() => world.close())

/** Every way to write an origin that is not quite the one that the key names. */
const otherOrigins = [
  'null',
  '',
  'undefined',
  '*',
  'https://evil.example',
  'https://site.example.evil.example',
  'https://evilsite.example',
  'https://evil-site.example',
  'https://sub.site.example',
  'https://site.exampl',
  'https://site.example2',
  'https://site.example.',
  'https://site.example/',
  'https://site.example/path',
  'https://site.example:443',
  'https://site.example:8443',
  'https://site.example:',
  'http://site.example',
  'ws://site.example',
  'HTTPS://SITE.EXAMPLE',
  'https://Site.example',
  'https://site.example, https://evil.example',
  'https://evil.example, https://site.example',
  'https://site.example https://evil.example',
  'https://site.example@evil.example',
  'https://user@site.example',
  'https://site.example#',
  'https://site.example?',
  'https://site%2eexample',
  'https://xn--ste-9na.example',
  'https://site。example',
  'site.example',
  '//site.example',
  'file://',
  'chrome-extension://abcdefghijklmnop',
]
  // A header takes no letters beyond Latin-1, and no browser sends them.
  .filter((origin) => [...origin].every((letter) => letter.charCodeAt(0) < 256))

describe('a page of another site', () => {
  test('makes no call without a key', async () => {
    const response = await fromPage(world, '/login-settings')
    expect(response.status).toBe(403)
    expect(await problemIn(response)).toBe('api_key_required')
    expect(await problemIn(await fromPage(world, '/session', { as: 'employee' }))).toBe(
      'api_key_required',
    )
    const withToken = { token: await world.tokenOf('employee') }
    expect(await problemIn(await fromPage(world, '/session', withToken))).toBe('api_key_required')
  })

  test.each(otherOrigins)('opens nothing and is told nothing at the origin %j', async (origin) => {
    const call = await fromPage(world, '/login-settings', { key: key.pageKey, origin })
    expect(call.status).toBe(403)
    expect(call.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const preflight = await fromPage(world, '/my-form', {
      method: 'OPTIONS',
      origin,
      headers: { 'Access-Control-Request-Method': 'GET' },
    })
    expect(preflight.status).toBe(403)
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([])
    expect(preflight.headers.get('Vary')).toBe('Origin')
  })

  test('of the very origin that a key names is answered, without credentials', async () => {
    const response = await fromPage(world, '/login-settings', { key: key.pageKey })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe(
      'X-Request-Id, Retry-After, ETag',
    )
    expect(response.headers.get('Vary')).toBe('Origin')
  })

  test('may ask beforehand what it may send', async () => {
    const response = await fromPage(world, '/my-form', {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': 'DELETE',
        'Access-Control-Request-Headers': 'authorization,x-api-key',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Api-Key, X-Device-Type, X-Internal-Version, X-Time-Zone, X-Version',
      'access-control-expose-headers': 'X-Request-Id, Retry-After, ETag',
      'access-control-max-age': '600',
      'cache-control': 'no-store',
      vary: 'Origin',
    })
  })

  test('is told why by name, so that its maker can read it', async () => {
    const wrong = `hpk_${'x'.repeat(43)}`
    const response = await fromPage(world, '/login-settings', { key: wrong })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
    expect(await problemIn(response)).toBe('api_key_refused')
  })

  test('borrows no cookie, whosever it is', async () => {
    const headers = { Cookie: `hp=${await world.tokenOf('employee')}` }
    const response = await fromPage(world, '/session', { key: key.pageKey, headers })
    expect(await problemIn(response)).toBe('not_signed_in')
    const image = await world.http('/session', {
      headers: { ...headers, 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' },
    })
    expect(await problemIn(image)).toBe('api_key_required')
  })

  test('borrows no identity that was handed in either', async () => {
    const identity = await world.server.resolve(await world.tokenOf('employee'))
    const request = new Request('http://127.0.0.1:3000/api/v1/session', {
      headers: { Origin: siteOrigin, 'X-Api-Key': key.pageKey },
    })
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const response = await world.server.fetch(request, { ...origin, identity })
    expect(response.status).toBe(401)
  })

  test('refreshes nobody by the cookie of our own pages', async () => {
    const login = await world.http('/login', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: castEmail('manager'), password: castPassword }),
    })
    const [cookie = ''] = (login.headers.get('Set-Cookie') ?? '').split(';')
    expect(cookie).toMatch(/^hp-renewal=.{43}$/)
    const response = await fromPage(world, '/refresh-token', {
      key: key.pageKey,
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: '{"accessToken":"x"}',
    })
    expect(await problemIn(response)).toBe('refresh_failed')
  })

  test('calls what its scopes open and nothing else, whoever is signed in', async () => {
    const token = await world.tokenOf('admin')
    const call = (path: string, init: RequestInit = {}) =>
      fromPage(world, path, { key: key.pageKey, token, ...init })
    expect((await call('/my-form')).status).toBe(200)
    expect(await problemIn(await call('/api-keys'))).toBe('out_of_scope')
    expect(await problemIn(await call('/persons'))).not.toBe('status 200')
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const start = await call('/my-form', { ...post, body: '{"formId":"f-check"}' })
    expect(await problemIn(start)).toBe('out_of_scope')
    const mint = await call('/embed-token', { ...post, body: '{"person":"p-employee"}' })
    expect(await problemIn(mint)).toBe('out_of_scope')
  })

  test('signs a person in and gets the secret as a field, never as a cookie', async () => {
    const response = await fromPage(world, '/login', {
      key: key.pageKey,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: castEmail('colleague'), password: castPassword }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('a key', () => {
  test('answers alike when it is unknown, over, ended or from another page', async () => {
    const over = await makeKey(world, { scopes: ['sign_in'], days: 1 })
    const ended = await makeKey(world, { scopes: ['sign_in'] })
    const elsewhere = await makeKey(world, {
      scopes: ['sign_in'],
      origins: ['https://elsewhere.example'],
    })
    const admin = await world.as('admin')
    expect((await fromPage(world, '/login-settings', { key: over.pageKey })).status).toBe(200)
    world.wait(24 * 3600_000)
    contentOf(await admin.apiKeys.revoke({ apiKeyId: ended.id }))
    const keys = [over.pageKey, ended.pageKey, elsewhere.pageKey, 'hpk_', '', key.serverSecret]
    const seen = await Promise.all(
      [...keys, `hpk_${'x'.repeat(43)}`].map(async (pageKey) => {
        const response = await fromPage(world, '/login-settings', { key: pageKey })
        return [response.status, await response.text(), ...response.headers]
      }),
    )
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(seen[0]?.[0]).toBe(403)
  })

  test('that is sent is checked on every call, from wherever it comes', async () => {
    const headers = { 'X-Api-Key': 'hpk_wrong' }
    expect((await world.http('/session', { as: 'employee', headers })).status).toBe(403)
    const good = { 'X-Api-Key': key.pageKey }
    expect((await world.http('/session', { as: 'employee', headers: good })).status).toBe(200)
    const own = await world.http('/form-types', { as: 'employee', headers: good })
    expect(own.status).not.toBe(200)
  })

  test('notes its use to the hour', async () => {
    const admin = await world.as('admin')
    await fromPage(world, '/login-settings', { key: key.pageKey })
    const usedAt = async () =>
      contentOf(await admin.apiKeys.list({})).data.find(({ id }) => id === key.id)?.lastUsedAt
    await expect.poll(usedAt).toBe('2026-03-06T15:00:00.000Z')
  })

  test('guesses at keys from one network are heard no more after a while', async () => {
    const statuses = new Set<number>()
    for (let guess = 0; guess < 1100; guess += 1) {
      statuses.add((await fromServer(world, '/embed-token', `hps_${guess}`, {})).status)
    }
    expect([...statuses]).toEqual([403, 429])
    expect((await fromPage(world, '/login-settings', { key: key.pageKey })).status).toBe(200)
    world.wait(60_000)
  })
})

describe('our own pages and programs', () => {
  test('need no key', async () => {
    expect((await world.http('/session', { as: 'employee' })).status).toBe(200)
    const own = { Origin: 'http://127.0.0.1:3000' }
    const request = new Request('http://127.0.0.1:3000/api/v1/login-settings', { headers: own })
    const origin = { requestId: 'r', clientAddress: '127.0.0.1', ownOrigin: own.Origin }
    const response = await world.server.fetch(request, origin)
    expect(response.status).toBe(200)
    expect(response.headers.get('Vary')).toBeNull()
  })

  test('a link that somebody follows from another site works as before', async () => {
    const response = await world.http('/session', {
      headers: {
        Cookie: `hp=${await world.tokenOf('employee')}`,
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Mode': 'navigate',
        'Sec-Fetch-Dest': 'document',
      },
    })
    expect(response.status).toBe(200)
  })
})

test('nothing of this is a failure of the server', () => {
  expect(world.failures).toEqual([])
})
