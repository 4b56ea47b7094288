import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely
    .insertInto('departments')
    .values({ code: 'OPS', name: 'Operations' })
    .execute()
  await world.database.kysely
    .insertInto('job_titles')
    .values({ code: 'OP1', name: 'Pump operator', department_code: 'OPS' })
    .execute()
})
afterAll(() => world.close())

describe('master', () => {
  test('refuses nobody, and a list that it does not have', async () => {
    expect(problemOf(await world.nobody.master.get({}))).toBe('not_signed_in')
    const reply = await world.http('/master?keys=crews,salaries', { as: 'employee' })
    expect(reply.status).toBe(400)
  })

  test('answers the dashboard link and the settings unless something else is asked for', async () => {
    expect(contentOf(await (await world.as('employee')).master.get({}))).toEqual({
      myFormDashboardLink: null,
      userSettings: { isMyFormDashboardDefaultView: false },
    })
  })

  test('answers a dashboard link to who holds the key of the dashboard', async () => {
    await grantTo(world, 'manager', ['my_form_dashboard'])
    const { myFormDashboardLink } = contentOf(await (await world.as('manager')).master.get({}))
    expect(myFormDashboardLink).toMatch(/^\//)
    await grantTo(world, 'manager', [])
  })

  test('answers each list that is asked for, under the names of the specification', async () => {
    const keys = [
      'formTypes',
      'countries',
      'districts',
      'businessUnits',
      'crews',
      'pads',
      'customers',
      'jobTitles',
    ] as const
    expect(contentOf(await (await world.as('employee')).master.get({ keys: [...keys] }))).toEqual({
      formTypes: [
        { id: 't-empty', name: 'Empty type' },
        { id: 't-inspection', name: 'Inspection' },
      ],
      countries: [{ id: 'US', country: 'United States' }],
      districts: [{ divisionCode: 'PER', divisionDesc: 'Permian', country: 'US' }],
      businessUnits: [{ lobCode: 'FRAC', lobDesc: 'Fracturing' }],
      crews: [
        {
          crew: 'F-01',
          crewName: 'F-01 Red',
          crewColor: 'red',
          divisionCode: 'PER',
          lobCode: 'FRAC',
        },
      ],
      pads: [
        {
          id: 'pad-1',
          padName: 'Blue Mesa 12',
          padNumber: '12',
          divisionCode: 'PER',
          customerId: 'c-1',
        },
      ],
      customers: [{ id: 'c-1', name: 'Customer One' }],
      jobTitles: [{ jobCode: 'OP1', jobDesc: 'Pump operator', deptCode: 'OPS' }],
    })
  })
})
