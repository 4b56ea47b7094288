import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castShard, castZone } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_settings'])
})
afterAll(() => world.close())

const zoneOf = async (name: 'employee' | 'colleague') =>
  contentOf(await (await world.as(name)).settings.get({})).timeZone

test('a zone is one that program and database know by its name', async () => {
  const zone = { timeZone: 'America/Denver' }
  expect(problemOf(await world.nobody.settings.saveTimeZone(zone))).toBe('not_signed_in')
  const employee = await world.as('employee')
  for (const timeZone of ['Denver', '+05:30', 'america/denver', 'posixrules']) {
    const reply = await employee.settings.saveTimeZone({ timeZone })
    expect(reply.status === 'problem' && reply.problem.fields).toEqual([
      { path: 'timeZone', message: 'This is not a time zone.' },
    ])
  }
  expect(await zoneOf('employee')).toBe(castZone)
})

test('one’s own zone holds from the next call on, and none is the organisation’s', async () => {
  const employee = await world.as('employee')
  const token = await world.tokenOf('employee')
  const heldIn = async () => {
    const identity = await world.server.resolve(token)
    return identity.kind === 'person' ? identity.person.timeZone : null
  }
  expect(await heldIn()).toBe(castZone)
  const saved = contentOf(await employee.settings.saveTimeZone({ timeZone: 'Asia/Kolkata' }))
  expect(saved).toMatchObject({
    ...{ timeZone: 'Asia/Kolkata', ownTimeZone: 'Asia/Kolkata', organisationTimeZone: castZone },
  })
  expect(await heldIn()).toBe('Asia/Kolkata')
  expect(await zoneOf('colleague')).toBe(castZone)
  const none = contentOf(await employee.settings.saveTimeZone({ timeZone: '' }))
  expect(none).toMatchObject({ timeZone: castZone, ownTimeZone: null })
  const trail = await world.database.kysely
    .selectFrom('audit_events')
    .select('changes')
    .where('record_type', '=', 'user_settings')
    .where('record_id', '=', cast.employee)
    .orderBy('sequence')
    .execute()
  expect(trail.map(({ changes }) => changes)).toEqual([
    { timeZone: { from: null, to: 'Asia/Kolkata' } },
    { timeZone: { from: 'Asia/Kolkata', to: null } },
  ])
})

test('name and zone of the organisation are changed by who keeps its settings', async () => {
  const wanted = { name: 'Blue Mesa', timeZone: 'Europe/London' }
  const employee = await world.as('employee')
  expect(problemOf(await employee.settings.organisation({}))).toBe('forbidden')
  expect(problemOf(await employee.settings.saveOrganisation(wanted))).toBe('forbidden')
  const manager = await world.as('manager')
  const nameless = await manager.settings.saveOrganisation({ ...wanted, name: ' ' })
  expect(nameless.status === 'problem' && nameless.problem.fields).toMatchObject([{ path: 'name' }])
  const nowhere = await manager.settings.saveOrganisation({ ...wanted, timeZone: 'London' })
  expect(nowhere.status === 'problem' && nowhere.problem.fields).toMatchObject([
    { path: 'timeZone' },
  ])
  const { rowVersion } = contentOf(await manager.settings.organisation({}))
  const late = await manager.settings.saveOrganisation(wanted, { ifMatch: rowVersion + 1 })
  expect(problemOf(late)).toBe('row_changed')
  const saved = await manager.settings.saveOrganisation(wanted, { ifMatch: rowVersion })
  expect(contentOf(saved)).toEqual({ ...wanted, logo: null, rowVersion: rowVersion + 1 })
  expect(await zoneOf('colleague')).toBe('Europe/London')
  const other = await world.database.kysely
    .selectFrom('organisations')
    .select('time_zone')
    .where('shard_key', '!=', castShard)
    .executeTakeFirstOrThrow()
  expect(other.time_zone).toBe(castZone)
})
