import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { castEmail, castPassword, castShard, type CastName } from '../../../test/cast.ts'
import { fromPage, makeKey, problemIn, type TestKey } from '../../../test/embedding.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const signedIn = z.object({
  content: z.object({
    accessToken: z.string(),
    accessTokenExpiresAt: z.string(),
    refreshToken: z.string().nullable(),
  }),
})
type Tokens = z.infer<typeof signedIn>['content']

function post(body: Record<string, unknown>) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

function credentials(name: CastName, deviceType: string) {
  return { email: castEmail(name), password: castPassword, deviceType, keepSignedIn: true }
}

async function signInOnPage(key: TestKey, deviceType = 'web'): Promise<Tokens> {
  const sent = { key: key.pageKey, ...post(credentials('employee', deviceType)) }
  const response = await fromPage(world, '/login', sent)
  return signedIn.parse(await response.json()).content
}

function refreshOnPage(key: TestKey, { accessToken, refreshToken }: Tokens) {
  const sent = { key: key.pageKey, ...post({ accessToken, refreshToken }) }
  return fromPage(world, '/refresh-token', sent)
}

const refreshHere = ({ accessToken, refreshToken }: Tokens) =>
  world.http('/refresh-token', post({ accessToken, refreshToken }))

describe('signing in on another site’s page', () => {
  test('is nothing for people of another organisation than the key’s', async () => {
    const key = await makeKey(world, { scopes: ['sign_in'] })
    const sent = { key: key.pageKey, ...post(credentials('outsider', 'web')) }
    expect(await problemIn(await fromPage(world, '/login', sent))).toBe('api_key_refused')
    const { opened } = await world.database.kysely
      .selectFrom('sessions')
      .select((select) => select.fn.countAll<string>().as('opened'))
      .where('shard_key', '!=', castShard)
      .executeTakeFirstOrThrow()
    expect(Number(opened)).toBe(0)
  })

  test('gives a client’s short token, whatever the page calls itself', async () => {
    const key = await makeKey(world, { scopes: ['sign_in'] })
    for (const deviceType of ['web', 'portal']) {
      const tokens = await signInOnPage(key, deviceType)
      const until = Date.parse(tokens.accessTokenExpiresAt) - world.ports.clock.now().getTime()
      expect(until).toBe(15 * 60_000)
      expect(tokens.refreshToken).not.toBeNull()
      expect((await refreshOnPage(key, tokens)).status).toBe(200)
    }
  })

  test('ends with the key, and nothing refreshes it', async () => {
    const key = await makeKey(world, { scopes: ['sign_in'] })
    const tokens = await signInOnPage(key)
    expect((await world.server.resolve(tokens.accessToken)).kind).toBe('person')
    const admin = await world.as('admin')
    contentOf(await admin.apiKeys.revoke({ apiKeyId: key.id }))
    expect((await world.server.resolve(tokens.accessToken)).kind).toBe('nobody')
    expect(await problemIn(await refreshHere(tokens))).toBe('refresh_failed')
  })

  test('is over when the key is over, and nothing refreshes it', async () => {
    const key = await makeKey(world, { scopes: ['sign_in'], days: 1 })
    world.wait(24 * 3600_000 - 10 * 60_000)
    const tokens = await signInOnPage(key)
    const renewed = signedIn.parse(await (await refreshOnPage(key, tokens)).json()).content
    expect(renewed.accessTokenExpiresAt).toBe(tokens.accessTokenExpiresAt)
    world.wait(10 * 60_000)
    expect((await world.server.resolve(renewed.accessToken)).kind).toBe('nobody')
    expect(await problemIn(await refreshHere(renewed))).toBe('refresh_failed')
  })
})

test('a portal on another host signs in without an origin, for as long as a browser stays', async () => {
  const response = await world.http('/login', post(credentials('employee', 'portal')))
  const tokens = signedIn.parse(await response.json()).content
  const until = Date.parse(tokens.accessTokenExpiresAt) - world.ports.clock.now().getTime()
  expect(until).toBe(30 * 24 * 3600_000)
  expect(tokens.refreshToken).toBeNull()
})
