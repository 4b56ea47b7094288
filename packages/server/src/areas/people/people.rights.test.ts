import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const grant = (name: CastName, granted: string[], denied: string[] = []) =>
    world.database.kysely
      .updateTable('people')
      .set({ granted_keys: granted, denied_keys: denied })
      .where('id', '=', cast[name])
      .execute()
  // Keeps accounts, and nothing else.
  await grant('manager', ['manage_employees'])
  // Gives rights, and nothing else.
  await grant('foreman', ['manage_permission_groups'])
  await grant('colleague', ['create_topics', 'approve_sqr', 'a_key_of_old'], ['approve_sqr'])
})
afterAll(() => world.close())

const asked = { search: castEmail('colleague'), permissions: 'create_topics' }

async function sheetOf(who: CastName, search = castEmail('colleague')) {
  const { url } = contentOf(await (await world.as(who)).people.excel({ search }))
  const file = await world.http(url.replace('/api/v1', ''), { as: who })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  return sheets[0]?.rows
}

describe('whoever gives no rights', () => {
  test.each(['employee', 'manager'] as const)(
    'as %s learns by no filter who holds what',
    async (who) => {
      const { people } = await world.as(who)
      for (const filter of [asked, { permissions: 'no_such_key' }]) {
        expect(problemOf(await people.list(filter))).toBe('forbidden')
        expect(problemOf(await people.excel(filter))).toBe('forbidden')
      }
    },
  )

  test('but keeps accounts sees the list, and nothing of what anybody may', async () => {
    const { people } = await world.as('manager')
    // No key is no filter.
    const { data } = contentOf(await people.list({ ...asked, permissions: '' }))
    expect(data).toMatchObject([{ userId: cast.colleague, rights: null }])
    expect(contentOf(await people.list({ ...asked, permissions: '-1' })).totalRecords).toBe(1)
    expect(await sheetOf('manager')).toEqual([
      [
        ...['Person', 'Number', 'Email', 'Job', 'Crew', 'Hired'],
        ...['Employee type', 'Company', 'Work phone'],
      ],
      expect.arrayContaining([castEmail('colleague')]),
    ])
  })

  test('opens no workbook that was asked for by somebody else', async () => {
    const { url } = contentOf(await (await world.as('foreman')).people.excel(asked))
    const file = await world.http(url.replace('/api/v1', ''), { as: 'manager' })
    expect(file.status).toBe(403)
  })
})

describe('whoever gives rights', () => {
  test('finds who holds any of some keys in the end, and sees what they may', async () => {
    const { people, permissions } = await world.as('foreman')
    const found = async (keys: string) =>
      contentOf(await people.list({ ...asked, permissions: keys })).totalRecords
    expect(await found('create_topics')).toBe(1)
    expect(await found('approve_sqr')).toBe(0)
    expect(await found('approve_sqr,create_topics')).toBe(1)
    const { data } = contentOf(await people.list(asked))
    const ofPerson = contentOf(await permissions.list({ search: asked.search })).data[0]
    const known = contentOf(await permissions.get({ userId: cast.colleague }))
    expect(data[0]?.rights).toEqual({
      groups: known.groups,
      permissionCount: known.permissions.length,
      grantCount: 3,
      denyCount: 1,
    })
    expect(ofPerson).toMatchObject(data[0]?.rights ?? {})
  })

  test('has it in the workbook, and keeps no accounts by it', async () => {
    const rows = await sheetOf('foreman')
    expect(rows?.[0]?.slice(9)).toEqual(['Groups', 'Rights', 'Given alone', 'Denied'])
    expect(rows?.[1]?.slice(11)).toEqual([3, 1])
    const { people } = await world.as('foreman')
    expect(problemOf(await people.get({ userId: cast.colleague }))).toBe('forbidden')
  })

  test('finds nobody by a key that Holdpoint does not know any more', async () => {
    const { people } = await world.as('foreman')
    expect(contentOf(await people.list({ permissions: 'a_key_of_old' })).data).toEqual([])
  })
})

test('nothing of this left a trace in the log', () => {
  expect(world.failures).toEqual([])
})
