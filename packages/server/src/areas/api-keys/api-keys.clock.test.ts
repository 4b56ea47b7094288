import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castShard } from '../../../test/cast.ts'
import { siteOrigin } from '../../../test/embedding.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { toldTitles } from '../../told-titles.ts'
import { tellEndingKeys } from './api-keys.clock.ts'

const dayMs = 24 * 3_600_000

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function tell() {
  const { database, ports } = world
  await tellEndingKeys({ database, ports, now: ports.clock.now() })
}

function told(id: string) {
  return world.database.kysely
    .selectFrom('outbox')
    .select('person_ids')
    .where('shard_key', '=', castShard)
    .where('record_type', '=', 'api_key')
    .where('record_id', '=', id)
    .where('kind', '=', 'key_ends')
    .execute()
}

async function keyOf(name: string) {
  const admin = await world.as('admin')
  const input = { name, origins: siteOrigin, scopes: 'sign_in', expiresInDays: 30 }
  return contentOf(await admin.apiKeys.create(input)).key
}

test('who keeps keys is told two weeks and two days before one ends, once each', async () => {
  const [key, revoked] = [await keyOf('Crew board'), await keyOf('Old board')]
  const { rowVersion } = revoked
  const admin = await world.as('admin')
  contentOf(await admin.apiKeys.revoke({ apiKeyId: revoked.id }, { ifMatch: rowVersion }))
  await tell()
  expect(await told(key.id)).toEqual([])

  world.wait(17 * dayMs)
  await tell()
  await tell()
  const [first, ...more] = await told(key.id)
  expect(more).toEqual([])
  expect(first?.person_ids).toContain(cast.admin)
  expect(first?.person_ids).not.toContain(cast.employee)

  world.wait(9 * dayMs)
  await tell()
  expect(await told(key.id)).toHaveLength(1)
  world.wait(3 * dayMs)
  await tell()
  await tell()
  expect(await told(key.id)).toHaveLength(2)
  world.wait(3 * dayMs)
  await tell()
  expect(await told(key.id)).toHaveLength(2)
  expect(await told(revoked.id)).toEqual([])
  world.wait(-32 * dayMs)
})

test('its name is told to those alone who keep keys', async () => {
  const { id } = await keyOf('Board of the yard')
  const titlesFor = (permissions: readonly 'manage_settings'[]) =>
    toldTitles.api_key(
      {
        db: world.database.kysely,
        now: world.ports.clock.now(),
        person: { shardKey: castShard, personId: cast.admin, permissions: new Set(permissions) },
      } as unknown as Parameters<typeof toldTitles.api_key>[0],
      [id],
    )
  expect((await titlesFor(['manage_settings'])).get(id)?.title).toBe('Board of the yard')
  expect((await titlesFor([])).size).toBe(0)
})
