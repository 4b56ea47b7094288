import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../app/paths.ts'
import { loader as leadOn } from '../app/routes/login_.provider/route.tsx'
import { loader as comeBack } from '../app/routes/login_.return/route.tsx'
import { loader as leadOut, meta } from '../app/routes/login_.sign-out/route.tsx'
import { loader as signedOut } from '../app/routes/login_.signed-out/route.tsx'
import { action as signOut } from '../app/routes/logout/route.tsx'
import { takeToast } from '../app/session/flash.server.ts'
import { createHttpServer, listen, listenerOf, type NodeListener } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { createApp } from './app.ts'
import { createRemoteApi } from './remote-api.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'
import { openTestEntry, type SeenByPage, type TestEntry } from './test-entry.ts'
import { clientId, clientSecret, startTestProvider, type TestProvider } from './test-provider.ts'
import { seedSite, sessionToken } from './test-site.ts'

// Signing out at a real provider, and by what it posts itself (decision 0147).

let portal: Server
let address: string
let provider: TestProvider
let entry: TestEntry
let answering: NodeListener
let near: NodeListener
let far: NodeListener
let api: Server

beforeAll(async () => {
  portal = createHttpServer()
  portal.on('request', (request, response) => answering(request, response))
  address = `http://127.0.0.1:${await listen(portal, 0, '127.0.0.1')}`
  provider = await startTestProvider(`${address}${paths.signInReturn()}`, {
    signsOut: {
      signedOutUri: `${address}${paths.signedOut()}`,
      backchannelUri: `${address}/login/backchannel-logout`,
    },
  })
  entry = await openTestEntry({ publicOrigin: address, seed: seedSite, openId: openIdAt() })
  entry.renderWith(pageOf)
  near = listenerOf(entry.app)
  api = createHttpServer()
  api.on('request', near)
  const baseUrl = `http://127.0.0.1:${await listen(api, 0, '127.0.0.1')}`
  far = listenerOf(
    createApp({ ...entry.parts, api: createRemoteApi({ baseUrl, now: () => new Date() }) }),
  )
})
afterAll(async () => {
  await orderlyStop({ server: portal, closeRest: () => Promise.resolve() })()
  await orderlyStop({ server: api, closeRest: () => entry.close() })()
  await provider.close()
})
beforeEach(async () => {
  answering = near
  provider.signInNext(anna)
  await entry.database.kysely.deleteFrom('sessions').where('id', '!=', 's-1').execute()
})

const anna = { sub: 'anna-at-the-site', email: 'anna@holdpoint.example', email_verified: true }

const openIdAt = (issuer = provider.issuer) => ({
  ...{ issuer, clientId, clientSecret, name: 'Site account', allowsHttp: true },
  redirectUri: `${address}${paths.signInReturn()}`,
  signedOutUri: `${address}${paths.signedOut()}`,
})

/** The pages of the way in and out; every other one says who is signed in and what it was told. */
async function pageOf({ request, context }: SeenByPage): Promise<Response> {
  const args = { request, context, params: {} } as unknown as LoaderFunctionArgs
  const { pathname } = new URL(request.url)
  const page = {
    '/login/provider': () => leadOn(args),
    '/login/return': () => comeBack(args),
    '/login/sign-out': () => shown(args),
    '/login/signed-out': () => signedOut(args),
    '/logout': () => signOut(args as ActionFunctionArgs),
  }[pathname]
  if (page !== undefined) {
    return await page()
  }
  const { toast, headers } = await takeToast(args.context, request)
  return Response.json(
    { who: context.person?.email ?? null, said: toast?.text ?? null },
    { headers },
  )
}

/** The page that leads out, as a browser sees what leads on by itself. */
async function shown(args: LoaderFunctionArgs): Promise<Response> {
  const answer = await leadOut(args).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) {
    return answer
  }
  const { data, init } = answer as Awaited<ReturnType<typeof leadOut>>
  const tags = meta({ data } as unknown as Parameters<typeof meta>[0]) ?? []
  return Response.json({ tags, ...data }, init ?? {})
}

async function signIn(browser: TestBrowser) {
  const { response } = await browser.walk(address + paths.providerSignIn())
  expect(await response.json()).toMatchObject({ who: anna.email })
}

/** Presses the button that signs out, and follows to where the browser ends here. */
async function pressSignOut(browser: TestBrowser) {
  const response = await browser.ask(address + paths.logout(), {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  })
  const to = new URL(response.headers.get('Location') ?? '', address)
  return { first: response, ...(await browser.walk(to)) }
}

/** Presses the one button of the provider's own page. */
async function confirmThere(browser: TestBrowser, page: { url: URL; response: Response }) {
  const html = await page.response.text()
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? []
  const confirmed = await browser.ask(new URL(action, page.url), {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  })
  return browser.walk(new URL(confirmed.headers.get('Location') ?? '', page.url))
}

const sessions = () =>
  entry.database.kysely
    .selectFrom('sessions')
    .select(['id', 'revoked_at', 'provider_hint', 'provider_session'])
    .where('signed_in_by', 'is not', null)
    .orderBy('id')
    .execute()
const living = async () => (await sessions()).filter(({ revoked_at: over }) => over === null).length

describe.each([
  ['with the API in its process', () => near],
  ['with the API on another host', () => far],
])('signing out at a portal %s', (_where, listener) => {
  beforeEach(() => {
    answering = listener()
  })

  test('ends the session here, then there, and comes back to a page that says so', async () => {
    const browser = openTestBrowser()
    await signIn(browser)
    const { first, url, response } = await pressSignOut(browser)
    // A form of ours may lead to no other site, so that a page of ours comes first.
    expect(new URL(first.headers.get('Location') ?? '', address).origin).toBe(address)
    expect(await living()).toBe(0)
    expect(url.pathname).toBe('/login/sign-out')
    const page = (await response.json()) as { address: string; name: string; tags: object[] }
    expect(page.name).toBe('Site account')
    expect(page.tags).toContainEqual({ httpEquiv: 'refresh', content: `0;url=${page.address}` })
    const out = new URL(page.address)
    expect(out.origin).toBe(provider.issuer)
    expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${address}/login/signed-out`)
    expect(out.searchParams.get('client_id')).toBe(clientId)
    expect(out.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const end = await confirmThere(browser, await browser.walk(out))
    expect(end.url.pathname).toBe('/login')
    expect(await end.response.json()).toEqual({ who: null, said: 'You are signed out.' })
    // There, too: whoever comes next is asked who they are.
    provider.signInNext(undefined)
    const next = await browser.walk(address + paths.providerSignIn())
    expect(await next.response.json()).toMatchObject({ who: null })
  })
})

test('a session that a password began leads nowhere else', async () => {
  const browser = openTestBrowser()
  browser.jarOf(new URL(address)).set('hp', sessionToken)
  const { url, response } = await pressSignOut(browser)
  expect(url.pathname).toBe('/login')
  expect(await response.json()).toEqual({ who: null, said: null })
  const { kysely } = entry.database
  await kysely.updateTable('sessions').set({ revoked_at: null }).where('id', '=', 's-1').execute()
})

test('the page that leads out is shown once, and to nobody who is signed in', async () => {
  const browser = openTestBrowser()
  await signIn(browser)
  await pressSignOut(browser)
  const leaving = address + paths.providerSignOut()
  expect((await browser.walk(leaving)).url.pathname).toBe('/login')
  browser.jarOf(new URL(address)).set('hp-way-out', btoa('"javascript:alert(1)"'))
  expect((await browser.walk(leaving)).url.pathname).toBe('/login')
  await signIn(browser)
  expect((await browser.walk(leaving)).url.pathname).toBe('/')
  const back = await browser.walk(address + paths.signedOut())
  expect(await back.response.json()).toEqual({ who: anna.email, said: null })
})

test('where the provider cannot be reached, or signs nobody out, the way out ends here', async () => {
  const silent = await startTestProvider(`${address}${paths.signInReturn()}`)
  silent.signInNext(anna)
  const openId = openIdAt(silent.issuer)
  const other = await openTestEntry({ publicOrigin: address, seed: seedSite, openId })
  other.renderWith(pageOf)
  answering = listenerOf(other.app)
  const browser = openTestBrowser()
  await signIn(browser)
  expect((await pressSignOut(browser)).url.pathname).toBe('/login')
  await signIn(browser)
  await silent.close()
  expect((await pressSignOut(browser)).url.pathname).toBe('/login')
  const rows = await other.database.kysely.selectFrom('sessions').selectAll().execute()
  expect(rows.filter((row) => row.signed_in_by !== null && row.revoked_at === null)).toEqual([])
  await other.close()
})

describe('the ID token of a session', () => {
  test('is kept sealed while the session lives, and not longer', async () => {
    const browser = openTestBrowser()
    await signIn(browser)
    const [kept] = await sessions()
    expect(kept?.provider_hint).toMatch(/^[\w-]{100,}$/)
    expect(Buffer.from(kept?.provider_hint ?? '', 'base64url').toString('latin1')).not.toContain(
      'eyJ',
    )
    await pressSignOut(browser)
    expect((await sessions())[0]).toMatchObject({ provider_hint: null })
  })

  test('cannot outlive it, whatever ends it', async () => {
    await signIn(openTestBrowser())
    await expect(
      entry.database.kysely
        .updateTable('sessions')
        .set({ revoked_at: new Date() })
        .where('signed_in_by', 'is not', null)
        .execute(),
    ).rejects.toThrow('sessions_over_keep_no_hint')
  })
})

describe('what the provider posts', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/login/backchannel-logout`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('ends the one session that is over there, without the browser coming by', async () => {
    const [here, elsewhere] = [openTestBrowser(), openTestBrowser()]
    await signIn(here)
    await signIn(elsewhere)
    expect(await living()).toBe(2)
    const names = (await sessions()).map(({ provider_session: name }) => name)
    expect(new Set(names).size).toBe(2)
    expect(names).not.toContain(null)
    // They sign out at the provider, and never come to a page of ours.
    const out = new URL(`${provider.issuer}/session/end`)
    await confirmThere(here, await here.walk(out))
    await expect.poll(living).toBe(1)
    const look = async (browser: TestBrowser) =>
      (await (await browser.ask(`${address}/`)).json()) as { who: string | null }
    await expect.poll(async () => (await look(here)).who).toBeNull()
    expect((await look(elsewhere)).who).toBe(anna.email)
  })

  test.each([
    ['nothing', ''],
    ['no token', 'logout_token='],
    ['what is no token', 'logout_token=a.b.c'],
    ['an unsigned one', `logout_token=${unsigned()}`],
    ['too much', `logout_token=${'x'.repeat(20_000)}`],
  ])('is refused where it is %s', async (_, body) => {
    await signIn(openTestBrowser())
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await living()).toBe(1)
  })

  test('is refused where it is an ID token of ours', async () => {
    const browser = openTestBrowser()
    await signIn(browser)
    const { response } = await pressSignOut(browser)
    const { address: out } = (await response.json()) as { address: string }
    await signIn(openTestBrowser())
    const idToken = new URL(out).searchParams.get('id_token_hint') ?? ''
    expect((await post(`logout_token=${idToken}`)).status).toBe(400)
    expect(await living()).toBe(1)
  })

  test('from a browser is no business of the provider', async () => {
    expect((await post('logout_token=a.b.c', { Origin: 'https://evil.example' })).status).toBe(403)
  })
})

/** Somebody's own words under no signature at all. */
function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const jti = createHash('sha256').update('x').digest('hex')
  return `${part({ alg: 'none' })}.${part({ iss: 'x', aud: clientId, sub: anna.sub, jti, events })}.`
}
