import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, today } from '@holdpoint/api'
import { cast, castZone, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeQualification, placeTraining } from '../../../test/place-training.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer
let day: string

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  day = today(world.ports.clock.now(), castZone)
  await grantTo(world, 'reviewer', ['manage_employees'])
  await kysely.insertInto('departments').values({ code: 'FLD', name: 'Field' }).execute()
  await kysely
    .insertInto('job_titles')
    .values({ code: 'OPR', name: 'Operator', department_code: 'FLD' })
    .execute()
  for (const name of ['employee', 'colleague'] as const) {
    await kysely
      .updateTable('people')
      .set({ job_code: 'OPR', manager_id: cast.manager })
      .where('id', '=', cast[name])
      .execute()
  }
  await placeQualification(world, 'q-aid', { name: 'Aid' })
  await placeQualification(world, 'q-gas', { name: 'Gas', job_codes: ['OPR'] })
  await placeQualification(world, 'q-idle', { name: 'Idle' })
  await placeQualification(world, 'q-old', {
    ...{ name: 'Old', job_codes: ['OPR'], retired_at: new Date() },
  })
  const until = (days: number) => ({ expires_on: addDays(day, days) })
  await placeTraining(world, 'aid', { qualification_id: 'q-aid', ...until(-1) })
  await placeTraining(world, 'gas-before', { qualification_id: 'q-gas', issued_on: '2025-01-05' })
  await placeTraining(world, 'gas', { qualification_id: 'q-gas', ...until(30) })
  await placeTraining(world, 'old', { qualification_id: 'q-old' })
})
afterAll(() => world.close())

async function matrixOf(who: CastName, asked: object = {}) {
  const content = contentOf(await (await world.as(who)).training.matrix(asked))
  return {
    rows: content.data.map(({ person, inOrder, counted, cells }) => [
      ...[person.personId, `${inOrder} of ${counted}`],
      cells.map((cell) => [cell.qualificationId, cell.state, cell.trainingRecordId]),
    ]),
    columns: content.qualifications.map(({ name, inOrder, counted }) => [
      ...[name, `${inOrder} of ${counted}`],
    ]),
  }
}

const rows = {
  manager: [cast.manager, '0 of 0', []],
  employee: [
    ...[cast.employee, '1 of 2'],
    [
      ['q-aid', 'expired', 'aid'],
      ['q-gas', 'expiring', 'gas'],
    ],
  ],
  colleague: [cast.colleague, '0 of 1', [['q-gas', 'missing', null]]],
}
const columns = [
  ['Aid', '0 of 1'],
  ['Gas', '1 of 2'],
]

test('a manager sees who reports to them, with the states and the totals of the list', async () => {
  const { rows: found, columns: heads } = await matrixOf('manager')
  expect(found).toHaveLength(2)
  expect(found).toEqual(expect.arrayContaining([rows.employee, rows.colleague]))
  expect(heads).toEqual(columns)
  // Of whom nothing is asked stands on the tab of everybody alone.
  const everybody = await matrixOf('manager', { section: 'everybody' })
  expect(everybody.rows).toEqual(expect.arrayContaining(Object.values(rows)))
  expect(everybody.columns).toEqual(columns)
})

test('anybody else sees oneself alone, and whoever keeps people everybody', async () => {
  const everybody = { section: 'everybody' }
  expect((await matrixOf('employee', everybody)).rows).toEqual([rows.employee])
  expect((await matrixOf('foreman', everybody)).rows).toEqual([[cast.foreman, '0 of 0', []]])
  const all = (await matrixOf('reviewer', everybody)).rows.map(([personId]) => personId)
  expect(all).toEqual(expect.arrayContaining([cast.employee, cast.foreman, cast.admin]))
  expect(all).not.toContain(cast.outsider)
})

test('totals are of all people that are found, not of those on the page alone', async () => {
  const page = await matrixOf('manager', { pLimit: 1, pOffset: 1 })
  expect([page.rows.length, page.columns]).toEqual([1, columns])
})

test('who lacks nothing leaves the tab, also where qualifications are chosen', async () => {
  const wanting = await matrixOf('manager', { section: 'wanting' })
  expect(wanting.rows.map(([personId]) => personId).toSorted()).toEqual(
    [cast.employee, cast.colleague].toSorted(),
  )
  const gas = await matrixOf('manager', { section: 'wanting', qualificationIds: ['q-gas'] })
  expect(gas).toEqual({ rows: [rows.colleague], columns: [['Gas', '0 of 1']] })
})

test('what was retired is shown where it is named', async () => {
  const old = await matrixOf('manager', { qualificationIds: ['q-old'] })
  expect(old).toEqual({
    rows: [[cast.employee, '1 of 1', [['q-old', 'valid', 'old']]]],
    columns: [['Old', '1 of 1']],
  })
  const asked = { qualificationIds: ['q-old', 'q-gas'] }
  const { qualifications } = contentOf(await (await world.as('manager')).training.matrix(asked))
  expect(qualifications.map(({ isRetired }) => isRetired)).toEqual([false, true])
})

test('days of hiring narrow it for whoever keeps people alone', async () => {
  const days = { section: 'everybody', fromDate: '1990-01-01', toDate: '1990-01-02' }
  expect((await matrixOf('manager', days)).rows).toHaveLength(3)
  expect((await matrixOf('reviewer', days)).rows).toEqual([])
})

test('its workbook has a column for each qualification, and tells of itself', async () => {
  const manager = await world.as('manager')
  const { url } = contentOf(await manager.training.matrixExcel({ search: 'test employee' }))
  const answer = await world.http(url.replace('/api/v1', ''), { as: 'manager' })
  const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  const [matrix, totals, about] = sheets
  expect(matrix?.rows).toEqual([
    ['Person', 'Number', 'Job', 'Crew', 'In order', 'Of', 'Aid', 'Gas'],
    [
      ...['Test Employee', expect.any(String), 'Operator', 'F-01 Red', 1, 2],
      ...[`Expired, ${addDays(day, -1)}`, `Expires soon, ${addDays(day, 30)}`],
    ],
  ])
  expect(totals?.rows.slice(1)).toEqual([
    ['Aid', 'Course', 0, 1],
    ['Gas', 'Course', 1, 1],
  ])
  expect(about?.name).toBe('About')
})

test('a column counts what the list counts: nobody who left, and the last day as valid', async () => {
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ is_active: false, manager_id: cast.manager })
    .where('id', '=', cast.foreman)
    .execute()
  const gas = { qualification_id: 'q-gas', expires_on: day }
  await placeTraining(world, 'gas-left', { ...gas, person_id: cast.foreman })
  await placeTraining(world, 'gas-today', { ...gas, person_id: cast.colleague })
  const manager = await world.as('manager')
  const listed = async (id: string, states: string[]) =>
    contentOf(await manager.training.list({ qualificationIds: [id], states })).totalRecords
  const { qualifications } = contentOf(await manager.training.matrix({}))
  expect(qualifications).toHaveLength(2)
  for (const { qualificationId: id, inOrder, counted } of qualifications) {
    expect({ id, inOrder, counted }).toEqual({
      ...{ id, inOrder: await listed(id, ['valid', 'expiring']), counted: await listed(id, []) },
    })
  }
  expect(qualifications[1]).toMatchObject({ qualificationId: 'q-gas', inOrder: 2, counted: 2 })
})
