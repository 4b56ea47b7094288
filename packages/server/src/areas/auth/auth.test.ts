import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { castEmail, castPassword } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { nobody } from '../../identity.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

function signIn(name: Parameters<typeof castEmail>[0], password = castPassword) {
  return world.nobody.auth.login({ email: castEmail(name), password })
}

describe('auth.login', () => {
  test('answers a wrong password and an unknown account alike', async () => {
    const wrong = await signIn('colleague', 'wrong')
    const unknown = await world.nobody.auth.login({ email: 'no@holdpoint.example', password: 'x' })
    expect(problemOf(wrong)).toBe('sign_in_failed')
    expect(unknown).toEqual(wrong)
  })

  test('names each missing field in a sentence', async () => {
    const reply = await world.nobody.auth.login({ email: '', password: '' })
    expect(reply.status === 'problem' && reply.problem.fields).toEqual([
      { path: 'email', message: 'Enter your work email.' },
      { path: 'password', message: 'Enter your password.' },
    ])
  })

  test('slows guessing down but lets the owner in from a known device', async () => {
    const { deviceProof } = contentOf(await signIn('manager'))
    const names = []
    for (let tries = 0; tries < 12; tries += 1) {
      names.push(problemOf(await signIn('manager', 'guess')))
    }
    expect(names).toContain('sign_in_throttled')
    const throttled = await signIn('manager')
    expect(throttled.status === 'problem' && throttled.problem.name).toBe('sign_in_throttled')
    const owner = await world.nobody.auth.login({
      email: castEmail('manager'),
      password: castPassword,
      deviceProof,
    })
    expect(owner.status).toBe(200)
  })

  test('answers a stranger who floods one account, and its owner at home, at different speeds', async () => {
    const { deviceProof } = contentOf(await signIn('reviewer'))
    const from = (clientAddress: string) =>
      world.server.client(nobody, { requestId: 'r', clientAddress })
    for (let guess = 0; guess < 60; guess += 1) {
      await from(`198.51.100.${guess}`).auth.login({ email: castEmail('reviewer'), password: 'x' })
    }
    const stranger = await from('203.0.113.1').auth.login({
      email: castEmail('reviewer'),
      password: castPassword,
    })
    expect(problemOf(stranger)).toBe('sign_in_throttled')
    expect(stranger.status === 'problem' && stranger.problem.retryAfterS).toBeGreaterThan(0)
    const owner = await from('203.0.113.2').auth.login({
      email: castEmail('reviewer'),
      password: castPassword,
      deviceProof,
    })
    expect(owner.status).toBe(200)
  })

  test('a flood of 64 clients at one address keeps the owner out neither at their device nor at their network', async () => {
    const email = castEmail('foreman')
    const from = (clientAddress: string) =>
      world.server.client(nobody, { requestId: 'r', clientAddress })
    const owner = { email, password: castPassword }
    const { deviceProof } = contentOf(await from('203.0.113.70').auth.login(owner))
    const guess = (address: string) => from(address).auth.login({ email, password: 'x' })
    for (let network = 0; network < 40; network += 1) {
      await guess(`192.0.2.${network}`)
    }
    const flood = async () => {
      const replies = Array.from({ length: 64 }, () => guess('198.51.100.70'))
      expect(new Set((await Promise.all(replies)).map(problemOf))).toEqual(
        new Set(['sign_in_throttled']),
      )
    }
    const [during, atHome, atDesk] = await Promise.all([
      from('192.0.2.70').auth.login(owner),
      from('203.0.113.70').auth.login(owner),
      from('198.51.100.70').auth.login({ ...owner, deviceProof }),
      flood(),
    ])
    expect(problemOf(during)).toBe('sign_in_throttled')
    expect([atHome.status, atDesk.status]).toEqual([200, 200])
    world.wait(3_700_000)
  })

  test('a flood from the next desk does not keep a known device from signing in', async () => {
    const { deviceProof } = contentOf(await signIn('employee'))
    const flood = { email: 'flood@holdpoint.example', password: 'x' }
    let name = ''
    for (let tries = 0; tries < 2000 && name !== 'too_many_requests'; tries += 1) {
      name = problemOf(await world.nobody.auth.login(flood))
    }
    expect(problemOf(await signIn('employee'))).toBe('too_many_requests')
    const owner = await world.nobody.auth.login({
      email: castEmail('employee'),
      password: castPassword,
      deviceProof,
    })
    expect(owner.status).toBe(200)
    world.wait(60_000)
  })

  test('a proof of one account, or one made up, is worth nothing at another', async () => {
    const { deviceProof } = contentOf(await signIn('colleague'))
    for (let tries = 0; tries < 6; tries += 1) {
      await signIn('outsider', 'guess')
    }
    for (const proof of [deviceProof, `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'x', '']) {
      const reply = await world.nobody.auth.login({
        email: castEmail('outsider'),
        password: castPassword,
        deviceProof: proof,
      })
      expect(problemOf(reply)).toBe('sign_in_throttled')
    }
    world.wait(3_700_000)
  })

  test('hears no more guesses when they all come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => signIn('admin', 'guess at once')),
    )
    const heard = replies.filter((reply) => problemOf(reply) === 'sign_in_failed')
    expect(heard.length).toBeLessThanOrEqual(6)
    world.wait(3_700_000)
  })

  test('takes the address in any case and with spaces around it', async () => {
    const reply = await world.nobody.auth.login({
      email: ` ${castEmail('reviewer').toUpperCase()} `,
      password: castPassword,
    })
    expect(contentOf(reply).user.personId).toBe('p-reviewer')
  })
})

describe('auth.refreshToken', () => {
  test('an access token alone never mints a new one', async () => {
    const { accessToken } = contentOf(await signIn('employee'))
    expect(problemOf(await world.nobody.auth.refreshToken({ accessToken }))).toBe('refresh_failed')
  })

  test('twenty tabs at once get the same successor, a late copy ends the session', async () => {
    const first = contentOf(await signIn('employee'))
    const ask = () =>
      world.nobody.auth.refreshToken({
        accessToken: first.accessToken,
        refreshToken: first.refreshToken ?? '',
      })
    const replies = await Promise.all(Array.from({ length: 20 }, ask))
    const tokens = new Set(replies.map((reply) => contentOf(reply).accessToken))
    expect(tokens.size).toBe(1)
    const [successor = ''] = tokens
    expect((await world.server.resolve(successor)).kind).toBe('person')
    world.wait(31_000)
    expect(problemOf(await ask())).toBe('refresh_failed')
    world.wait(2_000)
    expect((await world.server.resolve(successor)).kind).toBe('nobody')
  })

  test('an access token ends after fifteen minutes', async () => {
    const { accessToken } = contentOf(await signIn('colleague'))
    expect((await world.server.resolve(accessToken)).kind).toBe('person')
    world.wait(15 * 60_000 + 1000)
    expect((await world.server.resolve(accessToken)).kind).toBe('nobody')
  })
})

describe('the refresh secret', () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    world.http(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
  const contentIn = async (response: Response) =>
    z
      .object({
        content: z.object({ accessToken: z.string(), refreshToken: z.string().nullable() }),
      })
      .parse(await response.json()).content

  test('goes to a browser on our own origin as a cookie only, to others as a field only', async () => {
    const secrets = { email: castEmail('colleague'), password: castPassword }
    const other = await post('/login', secrets)
    expect(other.headers.get('Set-Cookie')).toBeNull()
    expect((await contentIn(other)).refreshToken).toMatch(/^[\w-]{43}$/)
    const own = await post('/login', secrets, ownPage)
    expect(own.headers.get('Set-Cookie')).toMatch(
      /^hp-renewal=[\w-]{43}; Path=\/api\/v1; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
    )
    expect((await contentIn(own)).refreshToken).toBeNull()
  })

  test('refreshes from the cookie, and a failure takes no cookie away', async () => {
    const secrets = { email: castEmail('colleague'), password: castPassword }
    const login = await post('/login', secrets, ownPage)
    const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const { accessToken } = await contentIn(login)
    const headers = { ...ownPage, Cookie: `a=b; ${cookie}` }
    const refreshed = await post('/refresh-token', { accessToken }, headers)
    expect(refreshed.status).toBe(200)
    expect(refreshed.headers.get('Set-Cookie')).toMatch(/^hp-renewal=[\w-]{43};/)
    expect((await contentIn(refreshed)).refreshToken).toBeNull()
    const wrong = { ...ownPage, Cookie: `hp-renewal=${'x'.repeat(43)}` }
    const refused = await post('/refresh-token', { accessToken }, wrong)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('Set-Cookie')).toBeNull()
  })

  test('ends its session at sign-out, even when the access token has run out', async () => {
    const first = contentOf(await signIn('colleague'))
    world.wait(16 * 60_000)
    const secret = first.refreshToken ?? ''
    contentOf(await world.nobody.auth.signout({ refreshToken: secret }))
    const { accessToken } = first
    const again = await world.nobody.auth.refreshToken({ accessToken, refreshToken: secret })
    expect(problemOf(again)).toBe('refresh_failed')
  })

  test('ends its session at the sign-out of a browser whose access token has run out', async () => {
    const secrets = { email: castEmail('colleague'), password: castPassword }
    const login = await post('/login', secrets, ownPage)
    const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const { accessToken } = await contentIn(login)
    world.wait(16 * 60_000)
    const headers = { ...ownPage, Cookie: cookie }
    const out = await post('/signout', {}, { ...headers, Authorization: `Bearer ${accessToken}` })
    expect(out.status).toBe(200)
    expect((await post('/refresh-token', { accessToken }, headers)).status).toBe(401)
  })

  test('is taken out of the browser at sign-out', async () => {
    const response = await post('/signout', {}, ownPage)
    expect(response.headers.get('Set-Cookie')).toMatch(/^hp-renewal=; .*Max-Age=0$/)
    expect((await post('/signout', {})).headers.get('Set-Cookie')).toBeNull()
  })
})

describe('auth.signout', () => {
  test('ends the session at once', async () => {
    const token = await world.tokenOf('admin')
    const admin = await world.as('admin')
    expect((await admin.auth.session({})).status).toBe(200)
    contentOf(await admin.auth.signout({}))
    expect((await world.server.resolve(token)).kind).toBe('nobody')
  })

  test('is no error for nobody', async () => {
    expect((await world.nobody.auth.signout({})).status).toBe(200)
  })
})

describe('auth.session', () => {
  test('names the person, their keys and their zone', async () => {
    const reviewer = await world.as('reviewer')
    expect(contentOf(await reviewer.auth.session({}))).toMatchObject({
      email: castEmail('reviewer'),
      permissions: ['access_all_submissions'],
      timeZone: 'America/Chicago',
      defaultFilters: [],
      hasTeam: false,
    })
  })

  test('names the lists that open with a saved filter, from the moment that there is one', async () => {
    const reviewer = await world.as('reviewer')
    const defaults = async () =>
      contentOf(await (await world.as('reviewer')).auth.session({})).defaultFilters
    const plain = { type: 'myform', filterValues: {} } as const
    contentOf(await reviewer.savedFilters.save({ filterObject: [{ ...plain, title: 'Plain' }] }))
    expect(await defaults()).toEqual([])
    const [mine] = contentOf(
      await reviewer.savedFilters.save({
        filterObject: [{ ...plain, title: 'Mine', isDefault: true }],
      }),
    )
    expect(await defaults()).toEqual(['myform'])
    expect(contentOf(await (await world.as('employee')).auth.session({})).defaultFilters).toEqual(
      [],
    )
    contentOf(await reviewer.savedFilters.remove({ id: mine?.id ?? '' }))
    expect(await defaults()).toEqual([])
  })
})

test('no secret is kept in clear', async () => {
  const { accessToken, refreshToken } = contentOf(await signIn('colleague'))
  const rows = await world.database.kysely.selectFrom('sessions').selectAll().execute()
  const text = JSON.stringify(rows)
  expect(text).not.toContain(accessToken)
  expect(text).not.toContain(refreshToken)
})
