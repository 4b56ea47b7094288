import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cast } from '../../../test/cast.ts'
import { fromServer, makeKey, type TestKey } from '../../../test/embedding.ts'
import { problemOf } from '../../../test/harness.ts'
import { startSqrWorld, type SqrWorld } from '../../../test/sqr-world.ts'

let world: SqrWorld
let key: TestKey
let sqrId: string

beforeAll(async () => {
  world = await startSqrWorld()
  key = await makeKey(world, { scopes: ['external_access'] })
  sqrId = await world.begin()
})
afterAll(() => world.close())

const hours = (count: number) => count * 3600_000
const address = z.object({ content: z.object({ path: z.string() }) })

/** Lets somebody in from outside; answers their token. */
async function letIn(person: string = cast.employee, by: TestKey = key): Promise<string> {
  const body = { person, path: `/sqr/view/${sqrId}` }
  const made = await fromServer(world, '/external-access', by.serverSecret, body)
  const { path } = address.parse(await made.json()).content
  const external = new URL(path, 'https://x.example').searchParams.get('key') ?? ''
  const reply = await world.nobody.auth.exchangeExternalKey({ key: external, deviceType: 'web' })
  return reply.status === 200 ? reply.content.accessToken : 'none'
}

const answered = z.object({
  content: z.object({ accessTokenExpiresAt: z.string() }).nullable(),
  problem: z.object({ name: z.string() }).optional(),
})

/** Asks with a token that the token may hold on. */
async function refresh(token: string, of = sqrId) {
  const response = await world.http('/sqr-external-refresh-token', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ sqrId: of }),
  })
  const { content, problem } = answered.parse(await response.json())
  return problem?.name ?? content?.accessTokenExpiresAt ?? 'nothing'
}

const inHours = (count: number) =>
  new Date(world.ports.clock.now().getTime() + hours(count)).toISOString()

describe('a token from outside', () => {
  test('holds for twelve hours from each time that it is asked for', async () => {
    const token = await letIn()
    for (let shift = 0; shift < 3; shift += 1) {
      world.wait(hours(11))
      expect(await refresh(token)).toBe(inHours(12))
    }
    world.wait(hours(12) + 1000)
    expect(await refresh(token)).toBe('not_signed_in')
  })

  test('holds no longer than its API key, and opens nothing once that is ended', async () => {
    const short = await makeKey(world, { scopes: ['external_access'] })
    const ends = new Date(world.ports.clock.now().getTime() + hours(14))
    const ofKey = () => world.database.kysely.updateTable('api_keys').where('id', '=', short.id)
    await ofKey().set({ expires_at: ends }).execute()
    const token = await letIn(cast.employee, short)
    world.wait(hours(6))
    expect(await refresh(token)).toBe(ends.toISOString())
    await ofKey().set({ revoked_at: world.ports.clock.now() }).execute()
    expect(await refresh(token)).toBe('forbidden')
  })

  test('holds on for nobody whom the key may not speak for any more', async () => {
    const token = await letIn()
    const keys = (granted_keys: string[]) =>
      world.database.kysely
        .updateTable('people')
        .set({ granted_keys })
        .where('id', '=', cast.employee)
        .execute()
    await keys(['create_sqr', 'manage_settings'])
    world.wait(2000)
    expect(await refresh(token)).toBe('forbidden')
    await keys(['create_sqr', 'delete_own_sqr'])
  })

  test('holds on for a report alone that its person may read', async () => {
    expect(await refresh(await letIn(cast.colleague))).toBe('forbidden')
    expect(await refresh(await letIn(), 'none')).toBe('forbidden')
  })

  test('is none of somebody who signed in', async () => {
    const { refreshExternalToken } = await world.sqr('employee')
    expect(problemOf(await refreshExternalToken({ sqrId }))).toBe('forbidden')
  })

  test('leaves its trace with the key', async () => {
    await refresh(await letIn())
    const rows = await world.database.kysely
      .selectFrom('audit_events')
      .select(['record_type', 'record_id', 'changes'])
      .where('action', '=', 'prolong_external_access')
      .execute()
    expect(rows.at(-1)).toMatchObject({
      ...{ record_type: 'api_key', record_id: key.id },
      changes: { personId: cast.employee },
    })
  })
})
