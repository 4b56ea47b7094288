import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cast, type CastName } from '../../../test/cast.ts'
import { fromPage, fromServer, makeKey, problemIn, type TestKey } from '../../../test/embedding.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo, makeGroup } from '../../../test/rights.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
})
afterEach(() => world.close())

const paths = ['/embed-token', '/external-access']
const scopes = ['embed_tokens', 'external_access', 'sign_in'] as const

/** A key made by the manager, who keeps the settings and holds one key more. */
async function keyOfManager(): Promise<TestKey> {
  await grantTo(world, 'manager', ['manage_settings', 'create_jsa'])
  return makeKey(world, { scopes: [...scopes], by: 'manager' })
}

/** What both ways of speaking for a person answer: they must never differ. */
async function spokenFor(key: TestKey, name: CastName): Promise<string> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const body = { person: cast[name] }
      return problemIn(await fromServer(world, path, key.serverSecret, body))
    }),
  )
  expect(new Set(answers).size).toBe(1)
  return answers[0] ?? ''
}

function setActive(name: CastName, isActive: boolean) {
  return world.database.kysely
    .updateTable('people')
    .set({ is_active: isActive })
    .where('id', '=', cast[name])
    .execute()
}

describe('a key speaks', () => {
  test.each(['admin', 'manage_settings', 'manage_permission_groups', 'manage_employees'] as const)(
    'for nobody who holds %s, be its maker an administrator',
    async (held) => {
      const key = await makeKey(world, { scopes: [...scopes] })
      await makeGroup(world, 'g-held', [held], ['colleague'])
      expect(await spokenFor(key, 'colleague')).toBe('person_not_open')
      expect(await spokenFor(key, 'admin')).toBe('person_not_open')
    },
  )

  test('for nobody who holds a key that its maker lacks', async () => {
    const key = await keyOfManager()
    expect(await spokenFor(key, 'reviewer')).toBe('person_not_open')
    expect(await spokenFor(key, 'admin')).toBe('person_not_open')
    await grantTo(world, 'colleague', ['create_jsa', 'authorize_loto'])
    expect(await spokenFor(key, 'colleague')).toBe('person_not_open')
    await grantTo(world, 'colleague', ['create_jsa'])
    expect(await spokenFor(key, 'colleague')).toBe('status 200')
    expect(await spokenFor(key, 'employee')).toBe('status 200')
  })

  test('for whomever an administrator could give the same keys', async () => {
    const key = await makeKey(world, { scopes: [...scopes] })
    await grantTo(world, 'colleague', ['authorize_loto'])
    expect(await spokenFor(key, 'colleague')).toBe('status 200')
  })

  test('by what its maker holds now, and not when it was made', async () => {
    const key = await keyOfManager()
    await grantTo(world, 'colleague', ['create_jsa'])
    expect(await spokenFor(key, 'colleague')).toBe('status 200')
    await grantTo(world, 'manager', ['manage_settings'])
    expect(await spokenFor(key, 'colleague')).toBe('person_not_open')
    expect(await spokenFor(key, 'employee')).toBe('status 200')
  })

  test('for nobody once its maker is let go', async () => {
    const key = await keyOfManager()
    await setActive('manager', false)
    expect(await spokenFor(key, 'employee')).toBe('person_not_open')
    await setActive('manager', true)
    expect(await spokenFor(key, 'employee')).toBe('status 200')
  })
})

describe('what a key opened for others', () => {
  /** A page's token of a person that the key has opened, and whether it still speaks. */
  async function openedFor(key: TestKey, name: CastName): Promise<() => Promise<boolean>> {
    const answer = await fromServer(world, '/embed-token', key.serverSecret, { person: cast[name] })
    const { token } = z
      .object({ content: z.object({ token: z.string() }) })
      .parse(await answer.json()).content
    return async () =>
      (await fromPage(world, '/session', { key: key.pageKey, token })).status === 200
  }

  test('ends when its maker is let go', async () => {
    const key = await keyOfManager()
    const isLiving = await openedFor(key, 'employee')
    expect(await isLiving()).toBe(true)
    const { people } = await world.as('admin')
    contentOf(await people.deactivate({ userId: cast.manager }))
    world.wait(1001)
    expect(await isLiving()).toBe(false)
  })

  test.each(['of their own', 'of a group', 'with a group'])(
    'ends when its maker comes to hold less than they, by a key %s',
    async (way) => {
      await makeGroup(world, 'g-some', ['create_jsa'], way === 'of their own' ? [] : ['manager'])
      const own = way === 'of their own' ? (['create_jsa'] as const) : []
      await grantTo(world, 'manager', ['manage_settings', ...own])
      const key = await makeKey(world, { scopes: [...scopes], by: 'manager' })
      await grantTo(world, 'colleague', ['create_jsa'])
      const [more, less] = [await openedFor(key, 'colleague'), await openedFor(key, 'employee')]
      const { permissions } = await world.as('admin')
      const taken = {
        'of their own': () =>
          permissions.save({ userId: cast.manager, grants: 'manage_settings', denies: '' }),
        'of a group': () =>
          permissions.saveGroup({ groupId: 'g-some', name: 'Some', permissions: 'create_sqr' }),
        'with a group': () => permissions.removeGroup({ groupId: 'g-some' }),
      }
      const change = Object.entries(taken).find(([name]) => name === way)?.[1]
      expect((await change?.())?.status).toBe(200)
      world.wait(1001)
      expect([await more(), await less()]).toEqual([false, true])
    },
  )
})
