import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { unpacked } from '../../shell/packed.ts'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { loader as listLoader } from '../_shell.training/route.tsx'
import { loader as excelLoader } from '../_shell.training_.matrix_.excel/route.ts'
import { loader } from './route.tsx'

let world: TestPage

beforeAll(async () => {
  world = await openTestPage()
}, 120_000)
afterAll(() => world.entry.close())

async function matrixOf(person: TestPerson, query = '') {
  const arrived = await world.arriving(person, `${paths.trainingMatrix()}${query}`)
  const { data } = await loader({ ...arrived, params: {} })
  return { ...data, rows: unpacked(data.rows) }
}

test('a manager sees the people who report to them, whoever keeps people everybody', async () => {
  const manager = await matrixOf(await world.signedIn('manager'))
  const admin = await matrixOf(await world.signedIn('admin'))
  expect(admin.totalRecords).toBeGreaterThan(manager.totalRecords)
  const missing = manager.rows.flatMap(({ urgent }) =>
    urgent.filter(({ state }) => state === 'missing'),
  )
  expect(missing).toMatchObject([{ qualification: 'First aid and CPR', isToRecord: false }])
  expect(manager.instead?.shown.map(({ name }) => name)).toContain('First aid and CPR')
})

test('a page behind the last one shows the last one', async () => {
  const admin = await world.signedIn('admin')
  const last = await matrixOf(admin, '?section=everybody&page=99')
  expect(last.rows.length).toBeGreaterThan(0)
  expect(last.offset).toBe(50 * Math.floor((last.totalRecords - 1) / 50))
})

test('the list leads to it whoever sees anybody but themselves', async () => {
  const leads = async (role: 'employee' | 'manager' | 'admin') => {
    const arrived = await world.arriving(await world.signedIn(role), paths.training())
    return (await listLoader({ ...arrived, params: {} })).data.beside.hasMatrix
  }
  expect([await leads('employee'), await leads('manager'), await leads('admin')]).toEqual([
    ...[false, true, true],
  ])
})

test('its workbook is made for the filter of the address', async () => {
  const manager = await world.signedIn('manager')
  const to = `${paths.trainingMatrixExcel()}?section=wanting`
  const answer = await excelLoader({ ...(await world.arriving(manager, to)), params: {} })
  expect(answer.headers.get('Location')).toMatch(
    /^\/api\/v1\/training-matrix-excel-file\?.*section=wanting/,
  )
})
