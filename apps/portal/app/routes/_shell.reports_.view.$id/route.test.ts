import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { loader as lockouts } from '../_shell.loto_/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader } from './route.tsx'

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

test('a report with a long filter leads to its rows by a short address', async () => {
  const { savedFilters, reports } = employee.client
  const templateIds = Array.from({ length: 200 }, (_, place) => `01JNKQ2Z8XW5T7RDBQ8M00${place}`)
  const filterValues = { templateIds }
  const filterObject = [{ title: 'Many templates', type: 'loto' as const, filterValues }]
  const [saved] = content(await savedFilters.save({ filterObject }))
  const { reportId } = content(
    await reports.save({
      ...{ title: 'Lockouts by state', dataset: 'lockouts', groupBy: 'status', measure: 'count' },
      ...{ window: 'all', savedFilterId: saved?.id ?? '' },
    }),
  )
  const where = await world.arriving(employee, paths.report(reportId))
  const { view } = await loader({ ...where, params: { id: reportId } })
  const to = view.counted?.total.to ?? ''
  expect(to).toMatch(/^\/loto\?.*filter=[\w-]{43}/)
  expect(to.length).toBeLessThan(200)
  const { data } = await lockouts(await world.arriving(employee, to))
  expect(data.said.filter.templates.toSorted()).toEqual(templateIds.toSorted())
  // A group says beside the name what it is; both together are kept anew.
  const led: unknown = await lockouts(
    await world.arriving(employee, `${to}&selectedStatus=locked`),
  ).catch((thrown: unknown) => thrown)
  const next = led instanceof Response ? (led.headers.get('Location') ?? '') : ''
  expect(next.length).toBeLessThan(200)
  const group = await lockouts(await world.arriving(employee, next))
  expect(group.data.said.filter).toMatchObject({ statuses: ['locked'] })
  expect(group.data.said.filter.templates).toHaveLength(200)
})
