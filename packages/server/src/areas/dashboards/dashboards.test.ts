import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely
    .insertInto('permission_groups')
    .values({
      id: 'g-graphs',
      shard_key: castShard,
      name: 'Graphs',
      permission_keys: ['my_form_dashboard'],
    })
    .execute()
  await kysely
    .insertInto('permission_group_members')
    .values({ group_id: 'g-graphs', person_id: cast.manager })
    .execute()
})
afterAll(() => world.close())

async function urlsOf(client: Client, keys?: string): Promise<unknown> {
  return contentOf(await client.dashboards.urls(keys === undefined ? {} : { keys }))
}

async function linkOf(client: Client): Promise<unknown> {
  return contentOf(await client.master.get({})).myFormDashboardLink
}

describe('dashboards.urls', () => {
  test('refuses nobody', async () => {
    expect(problemOf(await world.nobody.dashboards.urls({}))).toBe('not_signed_in')
  })

  test('leaves out what one may not see, as it does what there is not', async () => {
    const employee = await world.as('employee')
    expect(await urlsOf(employee)).toEqual({})
    expect(await urlsOf(employee, 'my_form_dashboard,unknown,constructor')).toEqual({})
    expect(await linkOf(employee)).toBeNull()
  })

  test.each(['manager', 'admin'] as const)('answers the graphs of My Forms to %s', async (name) => {
    const client = await world.as(name)
    const graphs = { my_form_dashboard: '/my-forms?view=graph' }
    expect(await urlsOf(client)).toEqual(graphs)
    expect(await urlsOf(client, ' my_form_dashboard ,unknown,')).toEqual(graphs)
    expect(await urlsOf(client, 'unknown')).toEqual({})
    expect(await linkOf(client)).toBe('/my-forms?view=graph')
  })
})
