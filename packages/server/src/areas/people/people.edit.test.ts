import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOf, ParsedInput } from '@holdpoint/api'
import { cast, castEmail, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { livingLink, makeOneTimeLink } from '../../session/one-time-links.ts'
import { oneTimeSecret } from '../../session/one-time-address.ts'
import { transaction } from '../../db/transaction.ts'

type Edit = Partial<ParsedInput<CallOf<'people.edit'>>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const db = world.database.kysely
  // Keeps accounts, and nothing else.
  await grantTo(world, 'manager', ['manage_employees', 'access_own_submissions'])
  await db.insertInto('countries').values({ code: 'CA', name: 'Canada' }).execute()
  await db
    .insertInto('districts')
    .values({ code: 'MTN', name: 'Montney', country_code: 'CA' })
    .execute()
  await db.insertInto('departments').values({ code: 'OPS', name: 'Operations' }).execute()
  await db
    .insertInto('job_titles')
    .values({ code: 'OP1', name: 'Pump operator', department_code: 'OPS' })
    .execute()
})
afterAll(() => world.close())

/** All that is said of a cast member, as their form would begin. */
async function draftOf(name: CastName) {
  const { userId, ...row } = contentOf(
    await (await world.as('admin')).people.get({ userId: cast[name] }),
  )
  const { firstName, lastName, email, employeeNumber, employeeTitle, hireDate, isSSE } = row
  return {
    userId,
    ...{ firstName, lastName, email, employeeNumber, employeeTitle, hireDate, isSSE },
    position: row.position === employeeTitle ? '' : row.position,
    managerId: row.manager?.personId ?? '',
    ...{ employeeType: row.employeeType, phone: row.phone },
    ...{ companyCode: row.company?.code ?? '', companyName: row.company?.name ?? '' },
    ...Object.fromEntries(Object.entries(row.seat).map(([part, code]) => [part, code ?? ''])),
  }
}

async function edited(name: CastName, more: Edit, options = {}) {
  const manager = await world.as('manager')
  return manager.people.edit({ ...(await draftOf(name)), ...more } as never, options)
}

/** What is said at which field. */
async function saidOf(name: CastName, more: Edit) {
  const reply = await edited(name, more)
  return reply.status === 'problem'
    ? reply.problem.fields.map(({ path, message }) => `${path}: ${message}`)
    : reply.status
}

const columnsOf = (name: CastName) =>
  world.database.kysely
    .selectFrom('people')
    .selectAll()
    .where('id', '=', cast[name])
    .executeTakeFirstOrThrow()

const changesOf = async (name: CastName) => {
  const rows = await world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'changes'])
    .where('record_type', '=', 'person')
    .where('record_id', '=', cast[name])
    .orderBy('sequence')
    .execute()
  return rows.filter(({ action }) => action === 'edit').map(({ changes }) => changes)
}

describe('a person is changed', () => {
  test('by nobody without the key, and of no other organisation', async () => {
    const draft = await draftOf('employee')
    expect(problemOf(await world.nobody.people.edit(draft as never))).toBe('not_signed_in')
    const employee = await world.as('employee')
    expect(problemOf(await employee.people.edit(draft as never))).toBe('forbidden')
    const abroad = { ...draft, userId: cast.outsider }
    const manager = await world.as('manager')
    expect(problemOf(await manager.people.edit(abroad as never))).toBe('forbidden')
  })

  test('by nobody who may do less: an address is where a new password goes', async () => {
    expect(problemOf(await edited('admin', { email: 'mine@company.example' }))).toBe('key_not_held')
  })

  test('from the version that was seen', async () => {
    expect(problemOf(await edited('employee', { firstName: 'Late' }, { ifMatch: 99 }))).toBe(
      'row_changed',
    )
  })

  test('with nothing that is not there, and says so at its field', async () => {
    const none = 'none'
    expect(await saidOf('employee', { country: none })).toEqual([
      'country: There is no such country.',
    ])
    expect(await saidOf('employee', { divisionCode: none })).toEqual([
      'divisionCode: There is no such district.',
    ])
    expect(await saidOf('employee', { lobCode: none })).toEqual([
      'lobCode: There is no such business unit.',
    ])
    expect(await saidOf('employee', { jobCode: none })).toEqual([
      'jobCode: There is no such job title.',
    ])
    expect(await saidOf('employee', { crew: none })).toEqual(['crew: There is no such crew.'])
    expect(await saidOf('employee', { customer: none })).toEqual([
      'customer: There is no such customer.',
    ])
    expect(await saidOf('employee', { divisionCode: 'MTN' })).toEqual([
      'divisionCode: This district lies in another country.',
    ])
    expect(await saidOf('employee', { hireDate: '2024-02-30' })).toEqual([
      'hireDate: Enter the day of hiring as a date from 1900 on.',
    ])
    expect(await saidOf('employee', { email: castEmail('colleague') })).toEqual([
      'email: Somebody has this address already.',
    ])
    expect(await saidOf('employee', { employeeNumber: 'colleague' })).toEqual([
      'employeeNumber: Somebody has this number already.',
    ])
    const several = { employeeNumber: 'colleague', crew: none, managerId: cast.employee }
    expect(await saidOf('employee', { email: castEmail('colleague'), ...several })).toEqual([
      'email: Somebody has this address already.',
      'employeeNumber: Somebody has this number already.',
      'crew: There is no such crew.',
      'managerId: Nobody is their own manager.',
    ])
    expect(await changesOf('employee')).toEqual([])
  })

  test('and a form that is not whole yet is told what somebody has already', async () => {
    const manager = await world.as('manager')
    const pathsOf = async (own: { email?: string; employeeNumber?: string; exceptId?: string }) =>
      contentOf(await manager.people.taken(own)).fields.map(({ path }) => path)
    const own = { email: ` ${castEmail('colleague').toUpperCase()}`, employeeNumber: 'colleague ' }
    expect(await pathsOf(own)).toEqual(['email', 'employeeNumber'])
    expect(await pathsOf({ ...own, exceptId: cast.colleague })).toEqual([])
    expect(await pathsOf({})).toEqual([])
    expect(problemOf(await (await world.as('employee')).people.taken(own))).toBe('forbidden')
  })

  test('under no manager who is elsewhere, themselves, or works below them', async () => {
    const gone = 'managerId: This is not an employee here, or no longer.'
    expect(await saidOf('employee', { managerId: cast.outsider })).toEqual([gone])
    expect(await saidOf('employee', { managerId: cast.employee })).toEqual([
      'managerId: Nobody is their own manager.',
    ])
    expect(await saidOf('employee', { managerId: cast.foreman })).toBe(200)
    expect(await saidOf('foreman', { managerId: cast.colleague })).toBe(200)
    expect(await saidOf('colleague', { managerId: cast.employee })).toEqual([
      'managerId: This person works below them, and cannot be their manager.',
    ])
    expect(await saidOf('foreman', { managerId: null })).toBe(200)
    expect(await saidOf('colleague', { managerId: cast.employee })).toBe(200)
    await edited('colleague', { managerId: null })
    await edited('employee', { managerId: null })
  })

  test('as a whole, and the trail says what became different', async () => {
    const before = await columnsOf('employee')
    const options = { ifMatch: before.row_version }
    const answer = contentOf(
      await edited(
        'employee',
        {
          ...{ firstName: 'Tess', employeeTitle: '', jobCode: 'OP1', isSSE: true },
          ...{ country: null, divisionCode: 'MTN', managerId: cast.manager, customer: 'c-1' },
        },
        options,
      ),
    )
    expect(answer).toEqual({ userId: cast.employee, rowVersion: before.row_version + 1 })
    expect(await columnsOf('employee')).toMatchObject({
      ...{ full_name: 'Tess Employee', employee_title: 'Pump operator', position: 'Pump operator' },
      // A district brings its country along.
      ...{ country_code: 'CA', district_code: 'MTN', job_code: 'OP1', customer_id: 'c-1' },
      ...{ manager_id: cast.manager, is_sse: true, crew_code: 'F-01' },
      ...{ placed_at: world.ports.clock.now(), row_version: answer.rowVersion },
    })
    const [changes] = (await changesOf('employee')).slice(-1)
    expect(changes).toMatchObject({
      is_sse: { from: false, to: true },
      district_code: { from: 'PER', to: 'MTN' },
    })
    expect(Object.keys(changes as object)).not.toContain('crew_code')
    const said = contentOf(
      await (await world.as('colleague')).people.seat({ userId: cast.employee }),
    )
    expect(said).toMatchObject({
      district: { id: 'MTN', name: 'Montney' },
      crew: { name: 'F-01 Red' },
      manager: { personId: cast.manager },
    })
  })

  test('and is asked anew only where they come to another district or crew', async () => {
    const { placed_at: since, row_version: version } = await columnsOf('employee')
    world.wait(60_000)
    contentOf(await edited('employee', { lastName: 'Reed' }))
    expect((await columnsOf('employee')).placed_at).toEqual(since)
    contentOf(await edited('employee', {}))
    expect((await columnsOf('employee')).row_version).toBe(version + 1)
    contentOf(await edited('employee', { crew: null }))
    expect((await columnsOf('employee')).placed_at).toEqual(world.ports.clock.now())
  })

  test('keeps a manager who has left until somebody says who comes after them', async () => {
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false, row_version: 1 })
      .where('id', '=', cast.foreman)
      .execute()
    await world.database.kysely
      .updateTable('people')
      .set({ manager_id: cast.foreman })
      .where('id', '=', cast.colleague)
      .execute()
    expect(await saidOf('colleague', { lastName: 'Reed' })).toBe(200)
    expect(await saidOf('employee', { managerId: cast.foreman })).toEqual([
      'managerId: This is not an employee here, or no longer.',
    ])
    const seat = { userId: cast.foreman }
    expect(problemOf(await (await world.as('colleague')).people.seat(seat))).toBe('forbidden')
    contentOf(await (await world.as('manager')).people.seat(seat))
  })

  test('and the link ends that the old address got', async () => {
    const secret = 'test-secret-test-secret-test-secret'
    const asked = { shardKey: castShard, personId: cast.colleague, purpose: 'invite' as const }
    const linkId = await transaction(world.database, (db) =>
      makeOneTimeLink(db, world.ports, secret, asked),
    )
    const reply = await edited('colleague', { email: 'Other@Company.example' })
    expect(reply).toMatchObject({
      status: 200,
      message: expect.stringContaining('has ended') as string,
    })
    const once = oneTimeSecret(secret, linkId)
    expect(await livingLink(world.database.kysely, once, world.ports.clock.now())).toBeUndefined()
    expect(await columnsOf('colleague')).toMatchObject({ email: 'other@company.example' })
  })
})

test('a person is added with their seat, and hired today where nothing else is said', async () => {
  const manager = await world.as('manager')
  const newcomer = {
    ...{ firstName: 'Bo', lastName: 'Li', email: 'bo@company.example', employeeNumber: 'n-1' },
    ...{ divisionCode: 'MTN', crew: 'F-01', isSSE: true, managerId: cast.manager },
  }
  const wrong = await manager.people.add({ ...newcomer, crew: 'none' })
  expect(wrong.status === 'problem' && wrong.problem.fields).toMatchObject([{ path: 'crew' }])
  const { userId } = contentOf(await manager.people.add(newcomer))
  expect(contentOf(await manager.people.get({ userId }))).toMatchObject({
    ...{ isSSE: true, crew: 'F-01 Red', manager: { personId: cast.manager } },
    seat: { country: 'CA', divisionCode: 'MTN', crew: 'F-01', jobCode: null },
    hireDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  })
})
