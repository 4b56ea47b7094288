import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword, castShard } from '../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { placeAction } from '../../test/place-action.ts'
import { leftWorkJob } from '../left.clock.ts'

const origin = { requestId: 'scim', clientAddress: '127.0.0.1' }

let world: TestServer
let secret: string

beforeAll(async () => {
  world = await startTestServer({ mail: { send: async () => ({ kind: 'taken' }) } })
  const made = await (
    await world.as('admin')
  ).apiKeys.create({
    name: 'Directory',
    scopes: 'directory',
  })
  secret = contentOf(made).serverSecret ?? ''
})
afterAll(() => world.close())

async function scim(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const request = new Request(`http://127.0.0.1/scim/v2${path}`, {
    method,
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await world.server.fetch(request, origin)
  const text = await response.text()
  return text === '' ? { status: response.status } : JSON.parse(text)
}

const newcomer = (name: string, more: object = {}) => ({
  userName: `${name}@company.example`,
  name: { givenName: 'New', familyName: name },
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { employeeNumber: `n-${name}` },
  ...more,
})

describe('whom a directory adds', () => {
  test('is invited where mail can be sent, unless they are not to come in yet', async () => {
    await scim('POST', '/Users', newcomer('one'))
    await scim('POST', '/Users', newcomer('two', { active: false }))
    const mails = await world.database.kysely
      .selectFrom('mail_outbox')
      .select(['kind', 'to_address'])
      .execute()
    expect(mails).toEqual([{ kind: 'invite', to_address: 'one@company.example' }])
  })

  test('is one person, though the directory asks twice', async () => {
    const [first, second] = await Promise.all([
      scim('POST', '/Users', newcomer('twice')),
      scim('POST', '/Users', newcomer('twice')),
    ])
    const refused = [first, second].filter((answer) => answer?.['status'] !== undefined)
    expect(refused).toHaveLength(1)
    const { totalResults } = await scim('GET', '/Users?filter=externalId%20eq%20%22none%22')
    expect(totalResults).toBe(0)
  })
})

describe('whom a directory deactivates', () => {
  test('cannot sign in, and what they were to do goes to their manager', async () => {
    await world.database.kysely
      .updateTable('people')
      .set({ manager_id: cast.foreman })
      .where('id', '=', cast.colleague)
      .execute()
    await placeAction(world, 'do')
    const colleague = await world.as('colleague')
    contentOf(await colleague.auth.session({}))
    const operation = { op: 'Replace', path: 'active', value: 'False' }
    const left = await scim('PATCH', `/Users/${cast.colleague}`, { Operations: [operation] })
    expect(left).toMatchObject({ id: cast.colleague, active: false })
    const kept = await world.http('/session', { as: 'colleague' })
    expect(kept.status).toBe(401)
    const email = castEmail('colleague')
    const again = await world.nobody.auth.login({ email, password: castPassword })
    expect(problemOf(again)).toBe('sign_in_failed')
    const { database, ports } = world
    await leftWorkJob.run({ database, ports, now: ports.clock.now() }, {})
    const doers = await database.kysely
      .selectFrom('action_assignees')
      .select('person_id')
      .where('shard_key', '=', castShard)
      .where('action_id', '=', 'do')
      .execute()
    expect(doers).toEqual([{ person_id: cast.foreman }])
    expect(world.failures).toEqual([])
  })

  test('is none once the key is revoked', async () => {
    const admin = await world.as('admin')
    const { data } = contentOf(await admin.apiKeys.list({}))
    contentOf(await admin.apiKeys.revoke({ apiKeyId: data[0]?.id ?? '' }))
    expect(await scim('DELETE', `/Users/${cast.reviewer}`)).toMatchObject({ status: '401' })
  })
})
