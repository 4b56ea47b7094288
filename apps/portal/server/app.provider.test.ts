import type { Server } from 'node:http'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../app/paths.ts'
import { loader as leadOn } from '../app/routes/login_.provider/route.tsx'
import { loader as comeBack } from '../app/routes/login_.return/route.tsx'
import { takeToast } from '../app/session/flash.server.ts'
import { createApp } from './app.ts'
import { createHttpServer, listen, listenerOf, type NodeListener } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { createRemoteApi } from './remote-api.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'
import { openTestEntry, type SeenByPage, type TestEntry } from './test-entry.ts'
import { clientId, clientSecret, startTestProvider, type TestProvider } from './test-provider.ts'
import { seedSite } from './test-site.ts'

let portal: Server
let api: Server
let address: string
let provider: TestProvider
let entry: TestEntry
let near: NodeListener
let far: NodeListener
let answering: NodeListener
const logged: string[] = []

beforeAll(async () => {
  portal = createHttpServer()
  portal.on('request', (request, response) => answering(request, response))
  address = `http://127.0.0.1:${await listen(portal, 0, '127.0.0.1')}`
  provider = await startTestProvider(`${address}${paths.signInReturn()}`)
  entry = await openTestEntry({ publicOrigin: address, seed: seedSite, openId: openIdAt() })
  entry.renderWith(pageOf)
  const write = (...said: unknown[]) => void logged.push(JSON.stringify(said))
  Object.assign(entry.parts.log, { info: write, warn: write, error: write })
  near = listenerOf(entry.app)
  api = createHttpServer()
  api.on('request', near)
  const baseUrl = `http://127.0.0.1:${await listen(api, 0, '127.0.0.1')}`
  const remote = createRemoteApi({ baseUrl, now: () => new Date() })
  far = listenerOf(createApp({ ...entry.parts, api: remote }))
  answering = near
})
afterAll(async () => {
  await orderlyStop({ server: portal, closeRest: () => Promise.resolve() })()
  await orderlyStop({ server: api, closeRest: () => entry.close() })()
  await provider.close()
})
beforeEach(async () => {
  answering = near
  const { kysely } = entry.database
  await kysely.deleteFrom('sign_in_throttles').execute()
  await kysely.deleteFrom('sign_in_identities').execute()
  await kysely
    .updateTable('people')
    .set({ is_active: true, email: 'anna@holdpoint.example', password_hash: null })
    .where('id', '=', 'p-1')
    .execute()
})

const openIdAt = (issuer = provider.issuer) => ({
  ...{ issuer, clientId, clientSecret, name: 'Site account', allowsHttp: true },
  redirectUri: `${address}${paths.signInReturn()}`,
  signedOutUri: `${address}${paths.signedOut()}`,
})

/** The two pages of the way there and back; every other one says who is signed in and what it was told. */
async function pageOf({ request, context }: SeenByPage): Promise<Response> {
  const args = { request, context, params: {} } as unknown as LoaderFunctionArgs
  const { pathname } = new URL(request.url)
  if (pathname === '/login/provider') {
    return await leadOn(args)
  }
  if (pathname === '/login/return') {
    return await comeBack(args)
  }
  const { toast, headers } = await takeToast(args.context, request)
  return Response.json(
    { who: context.person?.email ?? null, said: toast?.text ?? null },
    { headers },
  )
}

const anna = { sub: 'anna-at-the-site', email: 'Anna@holdpoint.example', email_verified: true }

/** Where a browser ends, who is signed in there, and what it was told. */
async function endOf({ url, response }: { url: URL; response: Response }) {
  const { who, said } = (await response.json()) as { who: string | null; said: string | null }
  return { at: url.pathname + url.search, who, said }
}

const signInTo = (to?: string) => address + paths.providerSignIn({ to })

async function signIn(browser: TestBrowser, to?: string) {
  return await endOf(await browser.walk(signInTo(to)))
}

const isReturn = (url: URL) => url.href.startsWith(`${address}${paths.signInReturn()}`)

/** Goes there and stops before the answer is brought back. */
async function walkThere(browser: TestBrowser, to?: string): Promise<URL> {
  const { url } = await browser.walk(signInTo(to), isReturn)
  expect(isReturn(url)).toBe(true)
  return url
}

const rowsOf = (table: 'sign_in_identities' | 'sessions') =>
  entry.database.kysely.selectFrom(table).selectAll().execute()

async function auditOf(action: string) {
  return await entry.database.kysely
    .selectFrom('audit_events')
    .select(['record_id', 'person_id', 'changes'])
    .where('action', '=', action)
    .execute()
}

describe.each([
  ['with the API in its process', () => near],
  ['with the API on another host', () => far],
])('whoever has an account of the company, at a portal %s', (_where, listener) => {
  beforeEach(() => {
    answering = listener()
  })

  test('comes to the page that they wanted, and is linked by their address', async () => {
    const browser = openTestBrowser()
    provider.signInNext(anna)
    const before = (await rowsOf('sessions')).length
    expect(await signIn(browser, '/my-forms?section=completed')).toEqual({
      ...{ at: '/my-forms?section=completed', who: 'anna@holdpoint.example', said: null },
    })
    expect(await rowsOf('sign_in_identities')).toMatchObject([
      { person_id: 'p-1', shard_key: 'o', issuer: provider.issuer, subject: anna.sub },
    ])
    const sessions = await rowsOf('sessions')
    expect(sessions).toHaveLength(before + 1)
    const opened = sessions.find(({ signed_in_by: by }) => by !== null)
    expect(opened).toMatchObject({
      ...{ kind: 'browser', device_type: 'portal', device_name: 'Firefox on Linux' },
      signed_in_by: 'Site account',
    })
    const { created_at: from, expires_at: until } = opened ?? {}
    expect((until?.getTime() ?? 0) - (from?.getTime() ?? 0)).toBe(12 * 3600_000)
    await entry.database.kysely
      .deleteFrom('sessions')
      .where('signed_in_by', 'is not', null)
      .execute()
  })

  test('is told where nobody has their address, and comes to the page once they are let in', async () => {
    const browser = openTestBrowser()
    provider.signInNext({ sub: 'zoe', email: 'zoe@holdpoint.example' })
    expect(await signIn(browser, '/my-forms')).toEqual({
      at: '/login?to=%2Fmy-forms',
      who: null,
      said: 'Nobody here has the address zoe@holdpoint.example. Ask an administrator to invite you.',
    })
    expect(await rowsOf('sign_in_identities')).toEqual([])
  })
})

describe('an identity', () => {
  test('counts alone once it is linked, whatever address it has by now', async () => {
    provider.signInNext(anna)
    await signIn(openTestBrowser())
    const { kysely } = entry.database
    await kysely
      .updateTable('people')
      .set({ email: 'ann@holdpoint.example' })
      .where('id', '=', 'p-1')
      .execute()
    provider.signInNext({
      sub: anna.sub,
      email: 'elsewhere@holdpoint.example',
      email_verified: false,
    })
    expect((await signIn(openTestBrowser())).who).toBe('ann@holdpoint.example')
    expect(await auditOf('link_identity')).toContainEqual({
      ...{ record_id: 'p-1', person_id: 'p-1', changes: { issuer: provider.issuer } },
    })
  })

  test('does not take over who is linked already by an address that it was given', async () => {
    provider.signInNext(anna)
    await signIn(openTestBrowser())
    provider.signInNext({ ...anna, sub: 'another-with-her-address' })
    expect(await signIn(openTestBrowser())).toMatchObject({
      who: null,
      said: expect.stringContaining('belongs to another account') as string,
    })
    expect(await rowsOf('sign_in_identities')).toMatchObject([{ subject: anna.sub }])
  })

  test('is not linked by an address that nobody verified, nor without one', async () => {
    for (const account of [{ ...anna, email_verified: false }, { sub: 'nameless' }]) {
      provider.signInNext(account)
      expect(await signIn(openTestBrowser())).toMatchObject({
        who: null,
        said: expect.stringContaining('no address that was verified') as string,
      })
    }
    // A provider that says nothing of it has no others.
    const { email_verified: _, ...silent } = anna
    provider.signInNext(silent)
    expect((await signIn(openTestBrowser())).who).toBe('anna@holdpoint.example')
  })

  test('of somebody who has left opens nothing, linked or not', async () => {
    const left = () =>
      entry.database.kysely
        .updateTable('people')
        .set({ is_active: false })
        .where('id', '=', 'p-1')
        .execute()
    const refused = { who: null, said: 'Your account here has ended. Please ask an administrator.' }
    provider.signInNext(anna)
    await left()
    expect(await signIn(openTestBrowser())).toMatchObject(refused)
    expect(await rowsOf('sign_in_identities')).toEqual([])
    await entry.database.kysely
      .updateTable('people')
      .set({ is_active: true })
      .where('id', '=', 'p-1')
      .execute()
    await signIn(openTestBrowser())
    await left()
    expect(await signIn(openTestBrowser())).toMatchObject(refused)
  })

  test('makes who was invited somebody who has come, and ends the invitation', async () => {
    const { kysely } = entry.database
    await kysely
      .insertInto('one_time_links')
      .values({
        ...{ shard_key: 'o', id: 'l-1', person_id: 'p-1', purpose: 'invite', secret_hash: 'x' },
        ...{ created_at: new Date(), expires_at: new Date(Date.now() + 3600_000), used_at: null },
      })
      .execute()
    provider.signInNext(anna)
    await signIn(openTestBrowser())
    const link = await kysely.selectFrom('one_time_links').select('used_at').executeTakeFirst()
    expect(link?.used_at).not.toBeNull()
    await kysely.deleteFrom('one_time_links').execute()
  })
})

describe('the way back', () => {
  test('leads nowhere but to a page of ours', async () => {
    provider.signInNext(anna)
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'x'.repeat(3000),
    ]) {
      expect((await signIn(openTestBrowser(), to)).at).toBe('/')
    }
  })

  test('is walked once: the same answer lets nobody else in', async () => {
    const browser = openTestBrowser()
    provider.signInNext(anna)
    const back = await walkThere(browser, '/my-forms')
    const trip = browser.cookie(back.host, 'hp-trip') ?? ''
    expect(await endOf(await browser.walk(back))).toMatchObject({ at: '/my-forms' })
    // Opened once more by who is signed in it changes nothing.
    expect(await endOf(await browser.walk(back))).toMatchObject({ at: '/', said: null })
    const other = openTestBrowser()
    other.jarOf(back).set('hp-trip', trip)
    expect(await endOf(await other.walk(back))).toEqual({
      ...{ at: '/login?to=%2Fmy-forms', who: null },
      said: 'That sign-in was used before, or took too long. Please sign in once more.',
    })
    const third = openTestBrowser()
    expect((await endOf(await third.walk(back))).said).toContain('another tab or browser')
  })

  test('belongs to the trip that was begun last, and to no other state', async () => {
    const browser = openTestBrowser()
    provider.signInNext(anna)
    const first = await walkThere(browser)
    const second = await walkThere(browser)
    expect(await endOf(await browser.walk(first))).toMatchObject({
      who: null,
      said: expect.stringContaining('another tab or browser') as string,
    })
    // Its trip is over with that, too.
    expect((await endOf(await browser.walk(second))).who).toBeNull()
    const again = await walkThere(browser)
    again.searchParams.set('state', 'made-up')
    expect((await endOf(await browser.walk(again))).who).toBeNull()
  })

  test('opens nothing with a sealed trip that was changed, or with none', async () => {
    provider.signInNext(anna)
    for (const change of [(trip: string) => `${trip.slice(0, -6)}AAAAAA`, () => 'nonsense']) {
      const browser = openTestBrowser()
      const back = await walkThere(browser)
      const jar = browser.jarOf(back)
      jar.set('hp-trip', change(jar.get('hp-trip') ?? ''))
      expect((await endOf(await browser.walk(back))).who).toBeNull()
    }
  })

  test('takes no token that was made for another nonce', async () => {
    const browser = openTestBrowser()
    provider.signInNext(anna)
    const there = await browser.walk(signInTo(), (url) => url.origin === provider.issuer)
    there.url.searchParams.set('nonce', 'made-up')
    const { url: back } = await browser.walk(there.url, isReturn)
    expect(await endOf(await browser.walk(back))).toMatchObject({
      who: null,
      said: expect.stringContaining('does not hold') as string,
    })
  })

  test('says that they declined there', async () => {
    provider.signInNext(undefined)
    expect(await signIn(openTestBrowser(), '/actions')).toEqual({
      ...{ at: '/login?to=%2Factions', who: null },
      said: 'You were not signed in there, so you are not signed in here.',
    })
  })

  test('is slowed for a network that is let in by nothing, and for nobody who is known', async () => {
    provider.signInNext({ sub: 'zoe', email: 'zoe@holdpoint.example' })
    const said = []
    for (let tried = 0; tried < 32; tried += 1) {
      said.push((await signIn(openTestBrowser())).said)
    }
    expect(said[0]).toContain('Nobody here')
    expect(said.at(-1)).toMatch(/^Too many tries/)
    provider.signInNext(anna)
    expect((await signIn(openTestBrowser())).who).toBe('anna@holdpoint.example')
  })

  test('keeps nothing of the provider’s answers, in no log and no table', async () => {
    const browser = openTestBrowser()
    provider.signInNext(anna)
    const back = await walkThere(browser)
    const code = back.searchParams.get('code') ?? 'none'
    await browser.walk(back)
    await browser.walk(back)
    const kept = [await rowsOf('sign_in_identities'), await rowsOf('sessions'), logged]
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(logged.join()).toContain('signed in')
  })
})

test('a provider that is away is asked anew, and the page says so meanwhile', async () => {
  const spare = createHttpServer()
  const port = await listen(spare, 0, '127.0.0.1')
  spare.close()
  const alone = await openTestEntry({
    ...{ publicOrigin: address, seed: seedSite, openId: openIdAt(`http://127.0.0.1:${port}`) },
  })
  alone.renderWith(pageOf)
  answering = listenerOf(alone.app)
  const away = {
    ...{ at: '/login', who: null },
    said: 'Your company’s sign-in cannot be reached just now. Please try again in a moment.',
  }
  expect(await signIn(openTestBrowser())).toEqual(away)
  const late = await startTestProvider(`${address}${paths.signInReturn()}`, { port })
  late.signInNext(anna)
  expect((await signIn(openTestBrowser())).who).toBe('anna@holdpoint.example')
  const browser = openTestBrowser()
  const back = await walkThere(browser)
  await late.close()
  expect(await endOf(await browser.walk(back))).toEqual(away)
  await alone.close()
})
