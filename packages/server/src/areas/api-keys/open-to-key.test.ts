import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { fromServer, makeKey, problemIn, type TestKey } from '../../../test/embedding.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
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
