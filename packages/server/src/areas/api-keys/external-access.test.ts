import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cast } from '../../../test/cast.ts'
import { fromPage, fromServer, makeKey, problemIn, type TestKey } from '../../../test/embedding.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer
let key: TestKey

const answered = z.object({
  content: z.object({ url: z.string(), path: z.string(), expiresAt: z.string() }),
})

beforeAll(async () => {
  world = await startTestServer()
  key = await makeKey(world, { scopes: ['external_access', 'sign_in'] })
})
afterAll(() => world.close())

async function addressOf(person: string = cast.employee, by: TestKey = key) {
  const body = { person, path: '/my-forms' }
  const response = await fromServer(world, '/external-access', by.serverSecret, body)
  const { content } = answered.parse(await response.json())
  return {
    ...content,
    key: new URL(content.path, 'https://x.example').searchParams.get('key') ?? '',
  }
}

const exchange = (externalKey: string) =>
  world.nobody.auth.exchangeExternalKey({ key: externalKey, deviceType: 'mobile' })

describe('an external-access key', () => {
  test('is made for a server whose key says so, and for nobody else', async () => {
    const body = { person: cast.employee, path: '/' }
    expect(problemOf(await world.nobody.apiKeys.externalAccess(body))).toBe('not_signed_in')
    const admin = await world.as('admin')
    expect(problemOf(await admin.apiKeys.externalAccess(body))).toBe('forbidden')
    const narrow = await makeKey(world, { scopes: ['embed_tokens'] })
    const refused = await fromServer(world, '/external-access', narrow.serverSecret, body)
    expect(await problemIn(refused)).toBe('out_of_scope')
  })

  test('is not made for who administers, who is elsewhere or who is nobody, all alike', async () => {
    const seen = new Set<string>()
    for (const person of [cast.admin, cast.outsider, 'none']) {
      const body = { person, path: '/' }
      const response = await fromServer(world, '/external-access', key.serverSecret, body)
      seen.add(`${response.status} ${await response.text()}`)
    }
    expect(seen.size).toBe(1)
    expect([...seen][0]).toContain('person_not_open')
  })

  test('opens one session of twelve hours, however many ask at once', async () => {
    const address = await addressOf()
    expect(address.url).toBe(address.path)
    expect(address.expiresAt).toBe('2026-03-05T15:05:00.000Z')
    const replies = await Promise.all(Array.from({ length: 12 }, () => exchange(address.key)))
    const opened = replies.flatMap((reply) => (reply.status === 200 ? [reply.content] : []))
    expect(opened).toHaveLength(1)
    expect(opened[0]?.accessTokenExpiresAt).toBe('2026-03-06T03:00:00.000Z')
    const identity = await world.server.resolve(opened[0]?.accessToken)
    expect(identity.kind === 'person' && identity.person.personId).toBe(cast.employee)
    expect(replies.filter((reply) => problemOf(reply) === 'external_key_refused')).toHaveLength(11)
    world.wait(3601_000)
  })

  test('is over after five minutes', async () => {
    const address = await addressOf()
    world.wait(5 * 60_000)
    expect(problemOf(await exchange(address.key))).toBe('external_key_refused')
  })

  test('is nothing for a page of another site to exchange', async () => {
    const address = await addressOf()
    const response = await fromPage(world, '/external-access-exchange', {
      key: key.pageKey,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: address.key }),
    })
    expect(await problemIn(response)).toBe('out_of_scope')
    expect((await exchange(address.key)).status).toBe(200)
  })

  test('opens nothing for whom was let go in between', async () => {
    const address = await addressOf(cast.colleague)
    const active = (is_active: boolean) =>
      world.database.kysely
        .updateTable('people')
        .set({ is_active })
        .where('id', '=', cast.colleague)
        .execute()
    await active(false)
    expect(problemOf(await exchange(address.key))).toBe('external_key_refused')
    await active(true)
  })

  test('ends with its API key, and so does the session that it opened', async () => {
    const doomed = await makeKey(world, { scopes: ['external_access'] })
    const unused = await addressOf(cast.employee, doomed)
    const used = await addressOf(cast.employee, doomed)
    const { accessToken } = contentOf(await exchange(used.key))
    expect((await world.server.resolve(accessToken)).kind).toBe('person')
    const admin = await world.as('admin')
    contentOf(await admin.apiKeys.revoke({ apiKeyId: doomed.id }))
    expect((await world.server.resolve(accessToken)).kind).toBe('nobody')
    expect(problemOf(await exchange(unused.key))).toBe('external_key_refused')
  })

  test('opens nothing for whom has come to administer, or to hold more than its maker', async () => {
    const address = await addressOf(cast.colleague)
    await grantTo(world, 'colleague', ['manage_employees'])
    expect(problemOf(await exchange(address.key))).toBe('external_key_refused')
    await grantTo(world, 'colleague', [])
    await grantTo(world, 'manager', ['manage_settings'])
    const narrow = await makeKey(world, { scopes: ['external_access'], by: 'manager' })
    const another = await addressOf(cast.colleague, narrow)
    await grantTo(world, 'colleague', ['create_jsa'])
    expect(problemOf(await exchange(another.key))).toBe('external_key_refused')
    await grantTo(world, 'colleague', [])
    const last = await addressOf(cast.colleague, narrow)
    expect((await exchange(last.key)).status).toBe(200)
    await grantTo(world, 'manager', [])
  })

  test('opens no session that outlives its API key', async () => {
    const short = await makeKey(world, { scopes: ['external_access'], days: 1 })
    world.wait(23 * 3600_000)
    const { accessToken } = contentOf(await exchange((await addressOf(cast.employee, short)).key))
    expect((await world.server.resolve(accessToken)).kind).toBe('person')
    world.wait(3600_000)
    expect((await world.server.resolve(accessToken)).kind).toBe('nobody')
  })

  test('is guessed at so often and no more', async () => {
    world.wait(3601_000)
    const names = new Set<string>()
    for (const guess of [`hpx_${'g'.repeat(43)}`, 'no key at all']) {
      for (let tries = 0; tries < 20; tries += 1) {
        names.add(problemOf(await exchange(guess)))
      }
    }
    expect([...names]).toEqual(['external_key_refused', 'sign_in_throttled'])
  })

  test('lets its person in, however many others of the network have failed before', async () => {
    expect(problemOf(await exchange(`hpx_${'g'.repeat(43)}`))).toBe('sign_in_throttled')
    expect((await exchange((await addressOf()).key)).status).toBe(200)
    expect(problemOf(await exchange(`hpx_${'g'.repeat(43)}`))).toBe('sign_in_throttled')
    world.wait(3601_000)
    for (let visit = 0; visit < 40; visit += 1) {
      expect((await exchange((await addressOf()).key)).status).toBe(200)
    }
    expect(problemOf(await exchange(`hpx_${'g'.repeat(43)}`))).toBe('external_key_refused')
  })
})

test('nothing of this is a failure of the server', () => {
  expect(world.failures).toEqual([])
})
