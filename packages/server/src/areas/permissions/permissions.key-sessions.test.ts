import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cast } from '../../../test/cast.ts'
import { fromPage, fromServer, makeKey, type TestKey } from '../../../test/embedding.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo, makeGroup } from '../../../test/rights.ts'

let world: TestServer
let key: TestKey

beforeEach(async () => {
  world = await startTestServer()
  key = await makeKey(world, { scopes: ['embed_tokens', 'external_access', 'sign_in'] })
})
afterEach(() => world.close())

type Opened = { bearer: string; embed: string }

/** What a key can open for an employee: a browser's session and a page's token. */
async function openBoth(): Promise<Opened> {
  const body = { person: cast.employee }
  const address = await fromServer(world, '/external-access', key.serverSecret, body)
  const { content } = z
    .object({ content: z.object({ path: z.string() }) })
    .parse(await address.json())
  const shown = new URL(content.path, 'https://x.example').searchParams.get('key') ?? ''
  const { accessToken } = contentOf(
    await world.nobody.auth.exchangeExternalKey({ key: shown, deviceType: 'web' }),
  )
  const minted = await fromServer(world, '/embed-token', key.serverSecret, body)
  const { token } = z
    .object({ content: z.object({ token: z.string() }) })
    .parse(await minted.json()).content
  return { bearer: accessToken, embed: token }
}

async function living({ bearer, embed }: Opened): Promise<boolean[]> {
  const page = await fromPage(world, '/session', { key: key.pageKey, token: embed })
  return [(await world.server.resolve(bearer)).kind === 'person', page.status === 200]
}

describe('what a key opened for a person ends', () => {
  test.each(['grants', 'a lifted deny', 'a group', 'a batch', 'a change of their group'])(
    'at once when they gain a key by %s, and their own session stays',
    async (way) => {
      await makeGroup(world, 'g-some', ['create_jsa'], ['employee'])
      await makeGroup(world, 'g-more', ['manage_settings'])
      await grantTo(world, 'employee', ['create_sqr'], ['create_sqr'])
      const opened = await openBoth()
      const own = await world.tokenOf('employee')
      expect(await living(opened)).toEqual([true, true])
      const { permissions } = await world.as('admin')
      const userId = cast.employee
      const permission = ['create_jsa', 'manage_settings'].join(',')
      const replies = {
        grants: () => permissions.save({ userId, grants: 'create_sqr,manage_employees' }),
        'a lifted deny': () => permissions.save({ userId, denies: '' }),
        'a group': () => permissions.save({ userId, groupIds: 'g-some,g-more' }),
        'a batch': () => permissions.applyBatch({ userIds: userId, addGrants: 'admin' }),
        'a change of their group': () =>
          permissions.saveGroup({ groupId: 'g-some', name: 'More', permissions: permission }),
      }
      const change = Object.entries(replies).find(([name]) => name === way)?.[1]
      expect((await change?.())?.status).toBe(200)
      expect(await living(opened)).toEqual([false, false])
      expect((await world.server.resolve(own)).kind).toBe('person')
    },
  )

  test('not when they only lose one, nor when somebody else gains', async () => {
    await grantTo(world, 'employee', ['create_jsa'])
    const opened = await openBoth()
    const { permissions } = await world.as('admin')
    contentOf(await permissions.save({ userId: cast.employee, grants: '' }))
    contentOf(await permissions.save({ userId: cast.colleague, grants: 'manage_settings' }))
    expect(await living(opened)).toEqual([true, true])
  })
})
