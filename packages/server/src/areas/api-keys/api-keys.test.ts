import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castShard } from '../../../test/cast.ts'
import { fromPage, makeKey, siteOrigin } from '../../../test/embedding.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const draft = { name: 'Crew board', origins: siteOrigin, scopes: 'sign_in' }

describe('keys of other sites', () => {
  test('are kept by those who keep the settings alone', async () => {
    for (const name of ['employee', 'reviewer', 'outsider'] as const) {
      const client = await world.as(name)
      expect(problemOf(await client.apiKeys.list({}))).toBe('forbidden')
      expect(problemOf(await client.apiKeys.create(draft))).toBe('forbidden')
      expect(problemOf(await client.apiKeys.revoke({ apiKeyId: 'none' }))).toBe('forbidden')
    }
    expect(problemOf(await world.nobody.apiKeys.list({}))).toBe('not_signed_in')
  })

  test.each([
    [{ ...draft, origins: 'https://*.site.example' }, 'origins.0'],
    [{ ...draft, origins: `${siteOrigin},null` }, 'origins.1'],
    [{ ...draft, origins: 'http://site.example' }, 'origins.0'],
    [{ ...draft, origins: '' }, 'origins'],
    [{ ...draft, name: '  ' }, 'name'],
    [{ ...draft, expiresInDays: 366 }, 'expiresInDays'],
    [{ ...draft, expiresInDays: 0 }, 'expiresInDays'],
  ])('are refused by name for %j', async (input, path) => {
    const reply = await (await world.as('admin')).apiKeys.create(input)
    expect(reply).toMatchObject({ status: 'problem', problem: { name: 'invalid_input' } })
    expect(reply.status === 'problem' && reply.problem.fields[0]?.path).toContain(path)
  })

  test.each([
    [{ origins: siteOrigin, scopes: 'directory' }, 'origins'],
    [{ origins: '', scopes: 'directory,people' }, 'scopes'],
  ])('are refused for a directory and something else: %j', async (input, path) => {
    const reply = await (await world.as('admin')).apiKeys.create({ name: 'Directory', ...input })
    expect(reply).toMatchObject({ status: 'problem', problem: { fields: [{ path }] } })
  })

  test('know no scope that is not in the table', async () => {
    const response = await world.http('/api-keys', {
      method: 'POST',
      as: 'admin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...draft, scopes: 'sign_in,admin' }),
    })
    expect(response.status).toBe(400)
  })

  test('show their secrets once, and only then', async () => {
    const admin = await world.as('admin')
    const options = { idempotencyKey: 'made once' }
    const input = { ...draft, origins: 'HTTPS://Site.Example:443/, https://bücher.example' }
    const made = contentOf(await admin.apiKeys.create(input, options))
    expect(made.pageKey).toMatch(/^hpk_[\w-]{43}$/)
    expect(made.serverSecret).toMatch(/^hps_[\w-]{43}$/)
    expect(made.key).toMatchObject({
      origins: [siteOrigin, 'https://xn--bcher-kva.example'],
      scopes: ['sign_in'],
      state: 'living',
      createdBy: { personId: 'p-admin', name: 'Test Admin' },
      expiresAt: '2026-06-03T15:00:00.000Z',
    })
    const again = contentOf(await admin.apiKeys.create(input, options))
    expect(again).toEqual({ key: made.key, pageKey: null, serverSecret: null })
    const listed = contentOf(await admin.apiKeys.list({}))
    expect(listed.data.find(({ id }) => id === made.key.id)).toEqual(made.key)
    expect(JSON.stringify(listed)).not.toMatch(/hp[ks]_/)
  })

  test('are nowhere in the database as anybody could use them', async () => {
    const { kysely } = world.database
    for (const table of ['api_keys', 'idempotency_keys', 'audit_events', 'sessions'] as const) {
      const rows = await kysely.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/hp[kspex]_[\w-]{43}/)
    }
  })

  test('end at once, with what was seen in between', async () => {
    const key = await makeKey(world, { scopes: ['sign_in'] })
    const admin = await world.as('admin')
    expect((await fromPage(world, '/login-settings', { key: key.pageKey })).status).toBe(200)
    const stale = await admin.apiKeys.revoke({ apiKeyId: key.id }, { ifMatch: 7 })
    expect(problemOf(stale)).toBe('row_changed')
    contentOf(await admin.apiKeys.revoke({ apiKeyId: key.id }, { ifMatch: 1 }))
    expect((await fromPage(world, '/login-settings', { key: key.pageKey })).status).toBe(403)
    contentOf(await admin.apiKeys.revoke({ apiKeyId: key.id }, { ifMatch: 1 }))
    const { data } = contentOf(await admin.apiKeys.list({}))
    expect(data.find(({ id }) => id === key.id)).toMatchObject({ state: 'revoked', rowVersion: 2 })
    const rows = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'person_id'])
      .where('record_type', '=', 'api_key')
      .where('record_id', '=', key.id)
      .orderBy('sequence')
      .execute()
    expect(rows).toEqual([
      { action: 'create', person_id: 'p-admin' },
      { action: 'revoke', person_id: 'p-admin' },
    ])
  })

  test('are last used to the hour, and never before they are made', async () => {
    world.wait(20 * 60_000)
    const key = await makeKey(world, { scopes: ['sign_in'] })
    const admin = await world.as('admin')
    const times = async () => {
      const { data } = contentOf(await admin.apiKeys.list({}))
      const { createdAt, lastUsedAt } = data.find(({ id }) => id === key.id) ?? {}
      return { createdAt, lastUsedAt }
    }
    const createdAt = world.ports.clock.now().toISOString()
    expect(await times()).toEqual({ createdAt, lastUsedAt: null })
    await fromPage(world, '/login-settings', { key: key.pageKey })
    await expect.poll(times).toEqual({ createdAt, lastUsedAt: createdAt })
    world.wait(3600_000)
    await fromPage(world, '/login-settings', { key: key.pageKey })
    const hour = new Date(Math.floor(world.ports.clock.now().getTime() / 3600_000) * 3600_000)
    await expect.poll(times).toEqual({ createdAt, lastUsedAt: hour.toISOString() })
  })

  test('are made for a directory by those alone who keep the accounts of people', async () => {
    const forDirectory = { name: 'Directory', scopes: 'directory' }
    await grantTo(world, 'foreman', ['manage_settings'])
    const reply = await (await world.as('foreman')).apiKeys.create(forDirectory)
    expect(reply).toMatchObject({ status: 'problem', problem: { fields: [{ path: 'scopes' }] } })
    await grantTo(world, 'foreman', ['manage_settings', 'manage_employees'])
    const { key } = contentOf(await (await world.as('foreman')).apiKeys.create(forDirectory))
    expect(key).toMatchObject({ origins: [], scopes: ['directory'] })
  })

  test('of another organisation and of none answer alike', async () => {
    await world.database.kysely
      .insertInto('api_keys')
      .values({
        shard_key: 'other-org',
        id: 'k-other',
        name: 'x',
        origins: [siteOrigin],
        scopes: ['sign_in'],
        page_key_hash: 'a',
        server_secret_hash: 'b',
        created_by: 'p-outsider',
        created_at: '2026-03-05T12:00:00Z',
        expires_at: '2026-06-05T12:00:00Z',
      })
      .execute()
    const admin = await world.as('admin')
    for (const apiKeyId of ['k-other', 'none']) {
      expect(problemOf(await admin.apiKeys.revoke({ apiKeyId }))).toBe('forbidden')
    }
    expect(JSON.stringify(contentOf(await admin.apiKeys.list({})))).not.toContain('k-other')
  })

  test('are a hundred at most', async () => {
    const admin = await world.as('admin')
    let reply = await admin.apiKeys.create(draft)
    for (let count = 0; count < 101 && reply.status === 200; count += 1) {
      reply = await admin.apiKeys.create(draft)
      world.wait(1000)
    }
    expect(problemOf(reply)).toBe('wrong_state')
    const { living } = await world.database.kysely
      .selectFrom('api_keys')
      .select((select) => select.fn.countAll<string>().as('living'))
      .where('shard_key', '=', castShard)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(Number(living)).toBe(100)
  })
})
