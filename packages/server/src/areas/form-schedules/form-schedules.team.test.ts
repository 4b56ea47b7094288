import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { wholePart, type CallInput, type CallOf, type Reply } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { sessionLimits } from '../../session/sessions.ts'
import { openSchedules } from './form-schedules.clock.ts'

// The foreman leads the employee, who leads the colleague; nobody else reports to anybody.

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ manager_id: null }).execute()
  await reports('employee', cast.foreman)
  await reports('colleague', cast.employee)
})
afterEach(() => world.close())

const reports = (who: CastName, manager_id: string | null) =>
  world.database.kysely
    .updateTable('people')
    .set({ manager_id })
    .where('id', '=', cast[who])
    .execute()

type Draft = CallInput<CallOf<'formSchedules.save'>>

// 5 March 2026 is the day of the cast's clock.
const walk: Draft = {
  ...{ title: 'Walk', formId: 'f-check', cadence: 'daily', opensTime: '06:00' },
  ...{ dueHours: 4, startsOn: '2026-03-06', personIds: [cast.employee] },
}
const save = async (who: CastName, changed: Partial<Draft> = {}, ifMatch = 0) =>
  (await world.as(who)).formSchedules.save({ ...walk, isOfTeam: true, ...changed }, { ifMatch })
const saved = async (changed: Partial<Draft> = {}) =>
  contentOf(await save('foreman', changed)).formScheduleId
const detailOf = async (who: CastName, formScheduleId: string) =>
  contentOf(await (await world.as(who)).formSchedules.get({ formScheduleId }))
const askedBy = async (formScheduleId: string) =>
  (await detailOf('foreman', formScheduleId)).asked.people.map(({ personId }) => personId)

function fieldsOf(reply: Reply): Record<string, string> {
  const fields = reply.status === 'problem' ? (reply.problem.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

const toTeamAlone = 'cannot be asked: only the team of whoever assigns it is. Please take them out.'

describe('whoever has a team and keeps no forms', () => {
  test('is told so by the session, and nobody else is', async () => {
    const hasTeam = async (who: CastName) =>
      contentOf(await (await world.as(who)).auth.session({})).hasTeam
    expect(await hasTeam('foreman')).toBe(true)
    expect(await hasTeam('colleague')).toBe(false)
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.employee)
      .execute()
    world.wait(sessionLimits.cacheMs + 1)
    expect(await hasTeam('foreman')).toBe(false)
  })

  test('without one is refused to assign and to list', async () => {
    expect(problemOf(await save('colleague'))).toBe('forbidden')
    expect(problemOf(await save('foreman', { isOfTeam: false }))).toBe('forbidden')
    expect(problemOf(await (await world.as('colleague')).formSchedules.list({}))).toBe('forbidden')
  })

  test('names nobody outside, themselves neither', async () => {
    for (const outside of ['manager', 'foreman'] as const) {
      const personIds = [cast.employee, cast[outside]]
      expect(Object.values(fieldsOf(await save('foreman', { personIds })))[0]).toMatch(
        new RegExp(`^Test ${outside} ${toTeamAlone}$`, 'i'),
      )
    }
    expect(fieldsOf(await save('employee', { countries: ['US'], personIds: [] }))).toEqual({})
  })

  test('assigns no form that is not open to them', async () => {
    await world.database.kysely
      .updateTable('forms')
      .set({ district_ids: ['none'] })
      .where('id', '=', 'f-check')
      .execute()
    expect(fieldsOf(await save('foreman'))).toMatchObject({
      formId: 'This form is not open to you. Please choose another one.',
    })
  })

  test('is answered their team, through however many', async () => {
    const teamOf = async (who: CastName) =>
      contentOf(await (await world.as(who)).formSchedules.team({})).data.map((one) => one.personId)
    expect(await teamOf('foreman')).toEqual([cast.colleague, cast.employee])
    expect(await teamOf('employee')).toEqual([cast.colleague])
    expect(await teamOf('colleague')).toEqual([])
  })

  test('asks of everybody their own alone, below them too', async () => {
    const id = await saved({ countries: [wholePart], personIds: [] })
    expect(await askedBy(id)).toEqual([cast.colleague, cast.employee])
    expect(await detailOf('foreman', id)).toMatchObject({ isOfTeam: true, can: { edit: true } })
  })

  test('asks nobody who has moved away since', async () => {
    await saved({ personIds: [cast.employee, cast.colleague] })
    await reports('colleague', cast.manager)
    const { database, ports } = world
    await openSchedules({ database, ports, now: new Date('2026-03-06T13:00:00Z') })
    const given = await database.kysely.selectFrom('form_assignments').selectAll().execute()
    expect(given.map(({ person_id: id }) => id)).toEqual([cast.employee])
  })

  test('reads and changes their own alone', async () => {
    const mine = await saved()
    const theirs = contentOf(await save('employee', { personIds: [cast.colleague] })).formScheduleId
    const { formSchedules } = await world.as('foreman')
    const { data } = contentOf(await formSchedules.list({}))
    expect(data.map(({ formScheduleId: id }) => id)).toEqual([mine])
    expect(problemOf(await formSchedules.get({ formScheduleId: theirs }))).toBe('forbidden')
    expect(problemOf(await save('foreman', { formScheduleId: theirs }, 1))).toBe('forbidden')
    const wider = { formScheduleId: mine, dueHours: 6, isOfTeam: false }
    contentOf(await save('foreman', wider, 1))
    expect(await detailOf('foreman', mine)).toMatchObject({ isOfTeam: true, dueHours: 6 })
  })

  test('hands on to their team alone', async () => {
    const formScheduleId = await saved()
    const { database, ports } = world
    await openSchedules({ database, ports, now: new Date('2026-03-06T13:00:00Z') })
    const { formSchedules } = await world.as('foreman')
    const from = { formScheduleId, occursOn: '2026-03-06', fromId: cast.employee }
    expect(fieldsOf(await formSchedules.handOn({ ...from, toId: cast.manager }))).toEqual({
      toId: 'They are not of the team that is asked. Please choose somebody else.',
    })
    contentOf(await formSchedules.handOn({ ...from, toId: cast.colleague }))
  })

  test('keeps nothing once nobody reports to them', async () => {
    const formScheduleId = await saved()
    await reports('employee', null)
    const { formSchedules } = await world.as('foreman')
    expect(problemOf(await formSchedules.get({ formScheduleId }))).toBe('forbidden')
  })
})

test('whoever keeps forms narrows a schedule to their team by choice, and others keep to it', async () => {
  await grantTo(world, 'foreman', ['create_forms'])
  await grantTo(world, 'manager', ['edit_all_forms'])
  const wide = await saved({ personIds: [cast.manager], isOfTeam: false })
  expect(await askedBy(wide)).toEqual([cast.manager])
  const narrow = { countries: [wholePart], personIds: [], isOfTeam: true }
  const id = await saved(narrow)
  expect(await askedBy(id)).toEqual([cast.colleague, cast.employee])
  const edit = { ...narrow, formScheduleId: id, personIds: [cast.manager] }
  expect(fieldsOf(await save('manager', edit, 1))).toEqual({
    personIds: `Test Manager ${toTeamAlone}`,
  })
})

test('what is wrong with form, people and days is said at once', async () => {
  const wrong = { formId: 'none', personIds: [cast.admin], startsOn: '2026-01-01' }
  const said = fieldsOf(await save('foreman', { ...wrong, cadence: 'once' }))
  expect(Object.keys(said).sort()).toEqual(['formId', 'personIds', 'startsOn'])
})
