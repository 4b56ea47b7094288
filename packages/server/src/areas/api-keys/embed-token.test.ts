import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cast, castEmail } from '../../../test/cast.ts'
import {
  fromPage,
  fromServer,
  makeKey,
  problemIn,
  siteOrigin,
  type TestKey,
} from '../../../test/embedding.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { verifyChain } from '../../audit.ts'

let world: TestServer
let key: TestKey

const minted = z.object({
  content: z.object({
    token: z.string(),
    personId: z.string(),
    expiresAt: z.string(),
    scopes: z.array(z.string()),
  }),
})

beforeAll(async () => {
  world = await startTestServer()
  key = await makeKey(world, { scopes: ['my_forms_read', 'reference', 'embed_tokens'] })
})
afterAll(() => world.close())

async function mint(person: string, scopes?: string, by: TestKey = key) {
  const response = await fromServer(world, '/embed-token', by.serverSecret, {
    person,
    ...(scopes === undefined ? {} : { scopes }),
  })
  return minted.parse(await response.json()).content
}

describe('an embed token', () => {
  test('is minted for a server with its secret alone', async () => {
    const body = { person: cast.employee }
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    expect(await problemIn(await world.http('/embed-token', post))).toBe('not_signed_in')
    expect(await problemIn(await world.http('/embed-token', { ...post, as: 'admin' }))).toBe(
      'forbidden',
    )
    expect(problemOf(await world.nobody.apiKeys.embedToken(body))).toBe('not_signed_in')
    for (const secret of [key.pageKey, `hps_${'x'.repeat(43)}`, '']) {
      expect(await problemIn(await fromServer(world, '/embed-token', secret, body))).toBe(
        'api_key_refused',
      )
    }
  })

  test('is not minted for a page that holds the secret', async () => {
    const said = [
      { Origin: siteOrigin },
      { Origin: siteOrigin, 'X-Api-Key': key.pageKey },
      { Origin: 'http://127.0.0.1:3000' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ]
    for (const headers of said) {
      const response = await world.http('/embed-token', {
        method: 'POST',
        headers: {
          'X-Api-Secret': key.serverSecret,
          'Content-Type': 'application/json',
          ...headers,
        },
        body: JSON.stringify({ person: cast.employee }),
      })
      expect(await problemIn(response)).toBe('api_key_refused')
    }
  })

  test('is not minted with a key whose scopes do not say so', async () => {
    const narrow = await makeKey(world, { scopes: ['my_forms_read'] })
    const response = await fromServer(world, '/embed-token', narrow.serverSecret, {
      person: cast.employee,
    })
    expect(await problemIn(response)).toBe('out_of_scope')
    const wider = await fromServer(world, '/embed-token', key.serverSecret, {
      person: cast.employee,
      scopes: 'my_forms_write',
    })
    expect(await problemIn(wider)).toBe('out_of_scope')
    const further = await fromServer(world, '/embed-token', key.serverSecret, {
      person: cast.employee,
      scopes: 'embed_tokens',
    })
    expect(await problemIn(further)).toBe('out_of_scope')
  })

  test('of nobody, of one let go and of another organisation is refused alike', async () => {
    const { kysely } = world.database
    await kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.manager)
      .execute()
    const seen = new Set<string>()
    for (const person of ['none', cast.manager, cast.outsider, castEmail('outsider'), '@']) {
      const response = await fromServer(world, '/embed-token', key.serverSecret, { person })
      seen.add(`${response.status} ${await response.text()}`)
    }
    expect(seen.size).toBe(1)
    expect([...seen][0]).toContain('person_not_open')
    await kysely
      .updateTable('people')
      .set({ is_active: true })
      .where('id', '=', cast.manager)
      .execute()
  })

  test('speaks for its person on a page of its key, within the scopes', async () => {
    const { token, personId, expiresAt, scopes } = await mint(castEmail('employee').toUpperCase())
    expect(personId).toBe(cast.employee)
    expect(expiresAt).toBe('2026-03-05T15:10:00.000Z')
    expect(scopes).toEqual(['reference', 'my_forms_read'])
    const page = { key: key.pageKey, token }
    expect((await fromPage(world, '/my-form', page)).status).toBe(200)
    expect(await problemIn(await fromPage(world, '/session', page))).toBe('out_of_scope')
    const narrow = await mint(cast.employee, 'reference')
    expect((await fromPage(world, '/master', { ...page, token: narrow.token })).status).toBe(200)
    const beyond = await fromPage(world, '/my-form', { ...page, token: narrow.token })
    expect(await problemIn(beyond)).toBe('out_of_scope')
  })

  test('gives the page of somebody with keys no more than its scopes', async () => {
    const { token } = await mint(cast.reviewer)
    const page = { key: key.pageKey, token }
    for (const path of ['/api-keys', '/persons', '/session']) {
      expect((await fromPage(world, path, page)).status).not.toBe(200)
    }
  })

  test('is nobody’s without its page key, with another one, or away from its pages', async () => {
    const { token } = await mint(cast.employee)
    const other = await makeKey(world, { scopes: ['my_forms_read'] })
    const refused = [
      await fromPage(world, '/my-form', { token }),
      await fromPage(world, '/my-form', { token, key: other.pageKey }),
      await fromPage(world, '/my-form', {
        token,
        key: key.pageKey,
        origin: 'https://evil.example',
      }),
      await world.http('/my-form', { headers: { Authorization: `Bearer ${token}` } }),
      await world.http('/my-form', { headers: { Cookie: `hp=${token}` } }),
      await world.http('/my-form', {
        headers: { Authorization: `Bearer ${token}`, 'X-Api-Key': key.pageKey },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 401, 403, 401, 401, 401])
    expect((await world.server.resolve(token)).kind).toBe('nobody')
  })

  test('is over after ten minutes, and nothing refreshes it', async () => {
    const wide = await makeKey(world, { scopes: ['sign_in', 'embed_tokens'] })
    const { token } = await mint(cast.employee, undefined, wide)
    const page = { key: wide.pageKey, token }
    expect((await fromPage(world, '/session', page)).status).toBe(200)
    const refresh = await fromPage(world, '/refresh-token', {
      ...page,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ accessToken: token, refreshToken: token }),
    })
    expect(await problemIn(refresh)).toBe('refresh_failed')
    world.wait(10 * 60_000)
    expect((await fromPage(world, '/session', page)).status).toBe(401)
  })

  test('ends with its key at once, and with the person it speaks for', async () => {
    const doomed = await makeKey(world, { scopes: ['sign_in', 'embed_tokens'] })
    const other = await mint(cast.colleague, undefined, doomed)
    const page = { key: doomed.pageKey, token: other.token }
    expect((await fromPage(world, '/session', page)).status).toBe(200)
    const active = (is_active: boolean) =>
      world.database.kysely
        .updateTable('people')
        .set({ is_active })
        .where('id', '=', cast.colleague)
        .execute()
    await active(false)
    world.wait(1001)
    expect((await fromPage(world, '/session', page)).status).toBe(401)
    await active(true)
    world.wait(1001)
    expect((await fromPage(world, '/session', page)).status).toBe(200)
    const admin = await world.as('admin')
    contentOf(await admin.apiKeys.revoke({ apiKeyId: doomed.id }))
    expect(await problemIn(await fromPage(world, '/session', page))).toBe('api_key_refused')
    const ended = await world.database.kysely
      .selectFrom('sessions')
      .select('revoked_at')
      .where('api_key_id', '=', doomed.id)
      .execute()
    expect(ended.map((row) => row.revoked_at === null)).toEqual([false])
  })

  test('leaves a row that names the person and not the token, also when many come at once', async () => {
    const busy = await makeKey(world, { scopes: ['my_forms_read', 'embed_tokens'] })
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => mint(cast.employee, undefined, busy)),
    )
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(20)
    const rows = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'changes', 'person_id'])
      .where('record_id', '=', busy.id)
      .where('action', '=', 'mint_embed_token')
      .execute()
    expect(rows).toHaveLength(20)
    expect(rows[0]).toMatchObject({
      person_id: null,
      changes: { personId: cast.employee, scopes: ['my_forms_read'] },
    })
    expect(JSON.stringify(rows)).not.toContain('hpe_')
    expect((await verifyChain(world.database.kysely)).broken).toBeUndefined()
  })
})

test('nothing of this is a failure of the server', () => {
  expect(world.failures).toEqual([])
})
