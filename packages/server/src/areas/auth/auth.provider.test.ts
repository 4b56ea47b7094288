import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { runHousekeeping } from '../../housekeeping.ts'
import { endSessionsAtProvider } from '../../session/provider-sessions.ts'

// The way through a real provider is walked in `apps/portal/server/app.provider.test.ts`.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const issuer = 'https://login.company.example'

async function link(name: keyof typeof cast, subject: string) {
  await world.database.kysely
    .insertInto('sign_in_identities')
    .values({
      ...{ shard_key: castShard, person_id: cast[name], issuer, subject },
      linked_at: new Date('2026-03-05T14:30:00Z'),
    })
    .execute()
}

describe('where no identity provider is set', () => {
  test('nobody is told of one, and its calls find nothing', async () => {
    const settings = contentOf(await world.nobody.auth.loginSettings({}))
    expect(settings).toMatchObject({ provider: null, takesPasswords: true })
    expect(problemOf(await world.nobody.auth.startProviderSignIn({}))).toBe('wrong_state')
    const finish = { trip: 'x', returnQuery: 'code=x&state=x' }
    expect(problemOf(await world.nobody.auth.finishProviderSignIn(finish))).toBe('wrong_state')
    const end = { logoutToken: 'a.b.c' }
    expect(problemOf(await world.nobody.auth.endByProvider(end))).toBe('wrong_state')
  })
})

test('where it alone lets people in, no password does, whoever shows it', async () => {
  const strict = await startTestServer({ settings: { isProviderOnly: true } })
  const signIn = (password: string, deviceType: 'portal' | 'mobile' = 'portal') =>
    strict.nobody.auth.login({ email: castEmail('admin'), password, deviceType })
  expect(problemOf(await signIn(castPassword))).toBe('password_sign_in_off')
  expect(problemOf(await signIn(castPassword, 'mobile'))).toBe('password_sign_in_off')
  expect(problemOf(await signIn('a wrong sentence'))).toBe('password_sign_in_off')
  const { kysely } = strict.database
  expect(await kysely.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(contentOf(await strict.nobody.auth.loginSettings({})).takesPasswords).toBe(false)
  await strict.close()
})

describe('what a provider says is over', () => {
  const at = new Date('2026-03-05T15:00:00Z')
  const begin = async (
    name: keyof typeof cast,
    id: string,
    more: { signed_in_by?: string | null; provider_session?: string; created_at?: Date } = {},
  ) => {
    await world.database.kysely
      .insertInto('sessions')
      .values({
        ...{ id, person_id: cast[name], shard_key: castShard, kind: 'browser' },
        ...{ device_type: 'portal', access_hash: id, access_expires_at: at, created_at: at },
        ...{ last_seen_at: at, expires_at: new Date(at.getTime() + 3600_000) },
        ...{ signed_in_by: 'Company', provider_hint: 'sealed', ...more },
      })
      .execute()
  }
  const livingOf = async () => {
    const rows = await world.database.kysely
      .selectFrom('sessions')
      .select(['id', 'provider_hint'])
      .where('revoked_at', 'is', null)
      .where('id', 'like', 'over-%')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id.replace('over-', ''))
  }
  const told = { kind: 'ended' as const, issuer, at }

  test('is one session of its own, or all that it began for somebody until then', async () => {
    const { kysely } = world.database
    await link('employee', 'the-employee')
    await link('reviewer', 'the-reviewer')
    await begin('employee', 'over-a', { provider_session: 'sid-a' })
    await begin('employee', 'over-b', { provider_session: 'sid-b' })
    await begin('employee', 'over-late', { created_at: new Date(at.getTime() + 60_000) })
    await begin('employee', 'over-password', { signed_in_by: null })
    await begin('reviewer', 'over-other', { provider_session: 'sid-c' })
    const end = (more: { subject?: string; sessionId?: string; issuer?: string }) =>
      endSessionsAtProvider(
        kysely,
        { subject: undefined, sessionId: undefined, ...told, ...more },
        at,
      )
    expect(await end({ issuer: 'https://other.example', subject: 'the-employee' })).toBe(0)
    expect(await end({ subject: 'the-reviewer', sessionId: 'sid-a' })).toBe(0)
    expect(await end({ sessionId: 'sid-a' })).toBe(1)
    expect(await livingOf()).toEqual(['b', 'late', 'other', 'password'])
    expect(await end({ subject: 'the-employee' })).toBe(1)
    expect(await livingOf()).toEqual(['late', 'other', 'password'])
    await kysely.deleteFrom('sessions').where('id', 'like', 'over-%').execute()
    await kysely.deleteFrom('sign_in_identities').execute()
  })

  test('leaves nothing of the provider in a session that has run out', async () => {
    const { kysely } = world.database
    await begin('employee', 'over-out')
    world.wait(2 * 3600_000)
    await runHousekeeping({ database: world.database, ports: world.ports })
    world.wait(-2 * 3600_000)
    const row = await kysely
      .selectFrom('sessions')
      .select('provider_hint')
      .where('id', '=', 'over-out')
      .executeTakeFirstOrThrow()
    expect(row.provider_hint).toBeNull()
    await kysely.deleteFrom('sessions').where('id', 'like', 'over-%').execute()
  })
})

describe('the link of a person to their account at the company', () => {
  test('is removed by nobody who keeps no accounts, or may do less, or is elsewhere', async () => {
    await link('admin', 'the-admin')
    await link('outsider', 'the-outsider')
    await world.database.kysely
      .updateTable('people')
      .set({ granted_keys: ['manage_employees'] })
      .where('id', '=', cast.manager)
      .execute()
    const refusal = async (name: 'employee' | 'manager' | 'admin', userId: string) =>
      problemOf(await (await world.as(name)).people.unlink({ userId }))
    expect(await refusal('employee', cast.employee)).toBe('forbidden')
    expect(await refusal('manager', cast.admin)).toBe('key_not_held')
    expect(await refusal('admin', cast.outsider)).toBe('forbidden')
    expect(await refusal('admin', cast.employee)).toBe('wrong_state')
    const { kysely } = world.database
    const left = await kysely.selectFrom('sign_in_identities').select('subject').execute()
    expect(left).toHaveLength(2)
  })

  test('is seen and removed by who keeps accounts, and its sessions are over', async () => {
    const { kysely } = world.database
    const token = await world.tokenOf('colleague')
    await link('colleague', 'the-colleague')
    await kysely
      .updateTable('people')
      .set({ password_hash: null })
      .where('id', '=', cast.colleague)
      .execute()
    const manager = await world.as('manager')
    const of = async () => contentOf(await manager.people.get({ userId: cast.colleague }))
    // Who has come by a provider is no longer invited, though they have no password.
    expect(await of()).toMatchObject({
      state: 'active',
      providerLinks: [{ issuer, linkedAt: '2026-03-05T14:30:00.000Z' }],
    })
    const invited = async () =>
      contentOf(await manager.people.list({ section: 'invited' })).data.map(({ userId }) => userId)
    expect(await invited()).not.toContain(cast.colleague)
    contentOf(await manager.people.unlink({ userId: cast.colleague }))
    expect((await world.server.resolve(token)).kind).toBe('nobody')
    expect(await of()).toMatchObject({ state: 'invited', providerLinks: [] })
    expect(await invited()).toContain(cast.colleague)
    const told = await kysely
      .selectFrom('audit_events')
      .select(['record_id', 'person_id', 'changes'])
      .where('action', '=', 'unlink_identity')
      .execute()
    expect(told).toEqual([
      { record_id: cast.colleague, person_id: cast.manager, changes: { issuers: [issuer] } },
    ])
  })

  test('of one’s own goes without signing oneself out', async () => {
    const token = await world.tokenOf('manager')
    await link('manager', 'the-manager')
    contentOf(await (await world.as('manager')).people.unlink({ userId: cast.manager }))
    expect((await world.server.resolve(token)).kind).toBe('person')
  })
})
