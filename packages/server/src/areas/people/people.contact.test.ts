import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const below = (id: CastName, manager: CastName) =>
    world.database.kysely
      .updateTable('people')
      .set({ manager_id: cast[manager] })
      .where('id', '=', cast[id])
      .execute()
  await below('employee', 'foreman')
  await below('foreman', 'reviewer')
  await grantTo(world, 'manager', ['manage_employees'])
})
afterAll(() => world.close())

const userId = cast.employee
const named = { name: 'Jo Reed', relation: 'Sister', phone: '907 555 0134' }

const trail = async () => {
  const rows = await world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'person_id', 'changes'])
    .where('record_id', '=', userId)
    .where('action', 'like', '%emergency_contact')
    .orderBy('sequence')
    .execute()
  return rows.map(({ action, person_id: by, changes }) => [action, by, changes])
}

test('is said by oneself, seen by those above and who keeps people, and each look is kept', async () => {
  const { people } = await world.as('employee')
  expect(contentOf(await people.ownEmergencyContact({}))).toEqual({ contact: null, rowVersion: 0 })
  expect(
    contentOf(await people.saveEmergencyContact({ userId, ...named }, { ifMatch: 0 })),
  ).toEqual({
    rowVersion: 1,
  })
  expect(problemOf(await people.saveEmergencyContact({ userId, ...named }, { ifMatch: 0 }))).toBe(
    'row_changed',
  )
  expect(contentOf(await people.ownEmergencyContact({})).contact).toEqual(named)
  for (const who of ['foreman', 'reviewer', 'manager'] as const) {
    const client = await world.as(who)
    expect(contentOf(await client.people.seat({ userId })).mayLookAtContact).toBe(true)
    expect(contentOf(await client.people.lookAtEmergencyContact({ userId })).contact).toEqual(named)
  }
  expect(contentOf(await people.lookAtEmergencyContact({ userId })).contact).toEqual(named)
  expect(await trail()).toEqual([
    // What it says of somebody outside stands nowhere else.
    ['save_emergency_contact', cast.employee, {}],
    ['look_at_emergency_contact', cast.foreman, {}],
    ['look_at_emergency_contact', cast.reviewer, {}],
    ['look_at_emergency_contact', cast.manager, {}],
  ])
})

test('is closed to a colleague, and written by no manager', async () => {
  const colleague = await world.as('colleague')
  expect(contentOf(await colleague.people.seat({ userId })).mayLookAtContact).toBe(false)
  expect(problemOf(await colleague.people.lookAtEmergencyContact({ userId }))).toBe('forbidden')
  const foreman = await world.as('foreman')
  expect(problemOf(await foreman.people.saveEmergencyContact({ userId, ...named }))).toBe(
    'forbidden',
  )
})

test('a look that is repeated names nobody, and nothing is saved over whom it does not name', async () => {
  const { people } = await world.as('manager')
  const options = { idempotencyKey: 'look-twice' }
  expect(contentOf(await people.lookAtEmergencyContact({ userId }, options)).contact).toEqual(named)
  const { contact, rowVersion: ifMatch } = contentOf(
    await people.lookAtEmergencyContact({ userId }, options),
  )
  expect(contact).toBeNull()
  const other = { ...named, name: 'Al Reed' }
  expect(problemOf(await people.saveEmergencyContact({ userId, ...other }, { ifMatch }))).toBe(
    'row_changed',
  )
})

test('who is called and where belong together, and all of it empty names nobody', async () => {
  const { people } = await world.as('manager')
  const none = { userId, name: '', relation: '', phone: '' }
  const pathsOf = async (more: object) => {
    const reply = await people.saveEmergencyContact({ ...none, ...more })
    return reply.status === 'problem' ? reply.problem.fields.map(({ path }) => path) : []
  }
  expect(await pathsOf({ name: 'Jo' })).toEqual(['phone'])
  expect(await pathsOf({ phone: '907 555 0134' })).toEqual(['name'])
  expect(await pathsOf({ name: 'Jo', phone: 'home' })).toEqual(['phone'])
  expect(await pathsOf({})).toEqual([])
  const employee = await world.as('employee')
  expect(contentOf(await employee.people.ownEmergencyContact({}))).toEqual({
    ...{ contact: null, rowVersion: 2 },
  })
})

test('goes with the account, and whoever has left is looked at by who keeps accounts alone', async () => {
  const { people } = await world.as('manager')
  const foreman = await world.as('foreman')
  const kept = contentOf(await people.lookAtEmergencyContact({ userId }))
  contentOf(await people.saveEmergencyContact({ userId, ...named }, { ifMatch: kept.rowVersion }))
  const { rowVersion: ifMatch } = contentOf(await people.get({ userId }))
  contentOf(await people.deactivate({ userId }, { ifMatch }))
  expect(problemOf(await foreman.people.lookAtEmergencyContact({ userId }))).toBe('forbidden')
  expect(contentOf(await people.lookAtEmergencyContact({ userId }))).toEqual({
    ...{ contact: null, rowVersion: 0 },
  })
})
