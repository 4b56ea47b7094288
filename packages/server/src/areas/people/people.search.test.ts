import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personGuessesMax, personPickerKeys, type Client, type PermissionKey } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { fromPage, makeKey } from '../../../test/embedding.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer
let employee: Client

type Added = {
  id: string
  firstName: string
  lastName: string
  email?: string
  shardKey?: string
  isActive?: boolean
  crew?: string | null
  customer?: string
  company?: string
  manager?: string
  job?: string
  grants?: PermissionKey[]
  denies?: PermissionKey[]
}

async function add(person: Added): Promise<void> {
  const { id, firstName, lastName } = person
  await world.database.kysely
    .insertInto('people')
    .values({
      id,
      shard_key: person.shardKey ?? 'test-org',
      employee_number: `E-${id}`,
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`,
      email: person.email ?? `${id}@holdpoint.example`,
      employee_type: 'Field',
      employee_title: 'Mechanic',
      position: 'Mechanic, W-09',
      hire_date: '2021-06-01',
      is_active: person.isActive ?? true,
      crew_code: person.crew === undefined ? 'W-09' : person.crew,
      business_unit_code: 'WL',
      district_code: 'MTN',
      country_code: 'CA',
      job_code: person.job ?? null,
      customer_id: person.customer ?? null,
      company_code: person.company ?? 'CWS',
      manager_id: person.manager ?? null,
      granted_keys: person.grants ?? [],
      denied_keys: person.denies ?? [],
    })
    .execute()
}

beforeAll(async () => {
  world = await startTestServer()
  const db = world.database.kysely
  await db.insertInto('countries').values({ code: 'CA', name: 'Canada' }).execute()
  await db
    .insertInto('districts')
    .values({ code: 'MTN', name: 'Montney', country_code: 'CA' })
    .execute()
  await db.insertInto('business_units').values({ code: 'WL', name: 'Wireline' }).execute()
  await db
    .insertInto('crews')
    .values({
      code: 'W-09',
      name: 'W-09 Violet',
      colour: 'violet',
      district_code: 'MTN',
      business_unit_code: 'WL',
    })
    .execute()
  await db.insertInto('departments').values({ code: 'MNT', name: 'Maintenance' }).execute()
  await db
    .insertInto('job_titles')
    .values({ code: 'MECH', name: 'Mechanic', department_code: 'MNT' })
    .execute()
  await add({ id: 'ann', firstName: 'Ánn', lastName: 'Łukaszewska', manager: cast.manager })
  await add({ id: 'bo', firstName: 'Bo', lastName: 'Ørsted', customer: 'c-1', job: 'MECH' })
  await add({ id: 'cy', firstName: 'Cy', lastName: 'O_Neil 100%', crew: null, company: 'LARK' })
  await add({ id: 'dee', firstName: 'Dee', lastName: 'Left', isActive: false })
  await add({ id: 'eve', firstName: 'Eve', lastName: 'Elsewhere', shardKey: 'other-org' })
  employee = await world.as('employee')
})
afterAll(() => world.close())

async function found(
  input: Parameters<Client['people']['search']>[0],
  as: Client = employee,
): Promise<string[]> {
  return contentOf(await as.people.search(input)).data.map(({ personId }) => personId)
}

describe('person search', () => {
  test('refuses who is not signed in', async () => {
    expect(problemOf(await world.nobody.people.search({}))).toBe('not_signed_in')
  })

  test('refuses a permission that does not exist by its name', async () => {
    const reply = await employee.people.search({ permissions: 'admin,fly_helicopters' })
    expect(reply).toMatchObject({
      status: 'problem',
      problem: {
        name: 'invalid_input',
        fields: [{ path: 'permissions', message: 'There is no permission "fly_helicopters".' }],
      },
    })
  })

  test('refuses more than 200 people a page and a name that is no id', async () => {
    expect(problemOf(await employee.people.search({ pLimit: 201 }))).toBe('invalid_input')
    expect(problemOf(await employee.people.search({ userIds: 'a b' }))).toBe('invalid_input')
  })

  test('tells who holds a key that no picker needs to those who keep rights only', async () => {
    for (const as of [employee, await world.as('reviewer')]) {
      const reply = await as.people.search({ permissions: 'approve_sqr,admin' })
      expect(reply).toMatchObject({
        status: 'problem',
        problem: {
          name: 'forbidden',
          message: 'Only those who keep permissions can search people by "admin".',
        },
      })
    }
    expect((await employee.people.search({ permissions: '' })).status).toBe(200)
    for (const key of personPickerKeys) {
      expect((await employee.people.search({ permissions: key })).status).toBe(200)
    }
    expect((await (await world.as('admin')).people.search({ permissions: 'admin' })).status).toBe(
      200,
    )
  })

  test.each(['companyCode', 'employeeNumber', 'managerFullName', 'managerEmail'])(
    'takes twenty values of %s at once and refuses one more',
    async (name) => {
      const values = Array.from({ length: personGuessesMax + 1 }, (_, index) => `v-${index}`)
      const reply = await employee.people.search({ [name]: values })
      expect(reply).toMatchObject({
        status: 'problem',
        problem: {
          name: 'invalid_input',
          fields: [{ path: name, message: 'This filter takes at most 20 values at once.' }],
        },
      })
      expect((await employee.people.search({ [name]: values.slice(1) })).status).toBe(200)
    },
  )

  test.each([
    ['permissions=approve_sqr', 'permission'],
    ['companyCode=CWS', 'company'],
    ['employeeNumber=E-ann', 'employee number'],
    ['managerFullName=Test%20Manager', 'name of manager'],
    ['managerEmail=manager@holdpoint.example', 'address of manager'],
  ])('refuses the page of another site a search by %s', async (query, what) => {
    const { pageKey } = await makeKey(world, { scopes: ['people'] })
    const ask = (path: string) => fromPage(world, path, { key: pageKey, as: 'admin' })
    const refused = await ask(`/person-search?${query}`)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      message: `Pages of other sites cannot search people by ${what}.`,
      problem: { name: 'forbidden' },
    })
    expect((await ask('/person-search?search=ann&crew=W-09')).status).toBe(200)
  })

  test('shows neither who left nor who belongs to another organisation', async () => {
    expect(await found({ search: 'left' })).toEqual([])
    expect(await found({ search: 'elsewhere' })).toEqual([])
    expect(await found({ userIds: 'dee,eve,p-outsider,ann' })).toEqual(['ann'])
    const foreign = contentOf(await (await world.as('outsider')).people.search({}))
    expect(foreign.data.map(({ personId }) => personId)).toEqual(['eve', 'p-outsider'])
  })

  test('shows nothing but the person record', async () => {
    const { data } = contentOf(await employee.people.search({ userIds: ['bo'] }))
    expect(data).toEqual([
      {
        personId: 'bo',
        fullName: 'Bo Ørsted',
        firstName: 'Bo',
        lastName: 'Ørsted',
        employeeTitle: 'Mechanic',
        position: 'Mechanic, W-09',
        employeeEmail: 'bo@holdpoint.example',
        hireDate: '2021-06-01',
        profileImage: null,
        isSSE: false,
        contractorOf: null,
      },
    ])
  })

  test('answers by name, twenty a page, with the number of all', async () => {
    const all = contentOf(await employee.people.search({}))
    expect(all.totalRecords).toBe(9)
    expect(all.data.slice(0, 3).map(({ personId }) => personId)).toEqual(['ann', 'bo', 'cy'])
    const second = contentOf(await employee.people.search({ pLimit: 2, pOffset: 2 }))
    expect(second).toMatchObject({ totalRecords: 9, offset: 2 })
    expect(second.data.map(({ personId }) => personId)).toEqual(['cy', 'p-admin'])
    expect(contentOf(await employee.people.search({ pOffset: 50 }))).toMatchObject({
      data: [],
      totalRecords: 9,
    })
  })

  test('needs every word, in the name or the address, whatever its accents and capitals', async () => {
    expect(await found({ search: 'LUKASZEWSKA ann' })).toEqual(['ann'])
    expect(await found({ search: 'łukasz' })).toEqual(['ann'])
    expect(await found({ search: 'orsted' })).toEqual(['bo'])
    expect(await found({ search: 'bo@holdpoint' })).toEqual(['bo'])
    expect(await found({ search: 'ann orsted' })).toEqual([])
  })

  test('takes the signs of a pattern for themselves', async () => {
    expect(await found({ search: '100%' })).toEqual(['cy'])
    expect(await found({ search: 'o_n' })).toEqual(['cy'])
    expect(await found({ search: '%' })).toEqual(['cy'])
  })

  test('answers exactly the people asked for, in the order asked', async () => {
    expect(await found({ userIds: ['p-manager', 'ann', 'nobody', 'p-admin'] })).toEqual([
      'p-manager',
      'ann',
      'p-admin',
    ])
  })

  test.each([
    [{ country: 'CA' }, ['ann', 'bo', 'cy']],
    [{ country: 'canada' }, ['ann', 'bo', 'cy']],
    [{ country: '-1,-2,CA' }, ['ann', 'bo', 'cy']],
    [{ crew: 'W-09' }, ['ann', 'bo']],
    [{ crew: 'w-09,-2' }, ['ann', 'bo']],
    [{ crewColor: 'Violet' }, ['ann', 'bo']],
    [{ lobCode: 'WL' }, ['ann', 'bo', 'cy']],
    [{ divisionCode: 'MTN' }, ['ann', 'bo', 'cy']],
    [{ deptCode: 'MNT' }, ['bo']],
    [{ jobCode: 'MECH' }, ['bo']],
    [{ customer: 'c-1' }, ['bo']],
    [{ customer: 'Customer One' }, ['bo']],
    [{ companyCode: 'LARK' }, ['cy']],
    [{ employeeNumber: 'e-ann,E-cy' }, ['ann', 'cy']],
    [{ managerFullName: 'test manager' }, ['ann']],
    [{ managerEmail: 'Manager@holdpoint.example' }, ['ann']],
    [{ country: 'CA', jobCode: 'MECH' }, ['bo']],
    [{ country: 'nowhere' }, []],
  ])('narrows by %j', async (filter, ids) => {
    expect(await found(filter)).toEqual(ids)
  })

  test.each([{ country: '-1' }, { crew: '-1,-2' }, { jobCode: '-1,MECH' }, { customer: '' }])(
    'takes %j for all',
    async (filter) => {
      expect(contentOf(await employee.people.search(filter)).totalRecords).toBe(9)
    },
  )

  test('turns the filters around on demand, and nothing else', async () => {
    expect(await found({ crew: 'F-01', isExcluded: '1' })).toEqual(['ann', 'bo', 'cy'])
    expect(await found({ country: 'CA', jobCode: 'MECH', isExcluded: true, search: 'e' })).toEqual([
      'ann',
      'cy',
      'p-admin',
      'p-colleague',
      'p-employee',
      'p-foreman',
      'p-manager',
      'p-reviewer',
    ])
    expect(contentOf(await employee.people.search({ isExcluded: true })).totalRecords).toBe(9)
  })

  test('is restricted by permissions to those who hold any of them in the end', async () => {
    await add({ id: 'gil', firstName: 'Gil', lastName: 'Granted', grants: ['approve_sqr'] })
    await add({
      id: 'hal',
      firstName: 'Hal',
      lastName: 'Denied',
      grants: ['approve_sqr', 'create_sqr'],
      denies: ['approve_sqr'],
    })
    const admin = await world.as('admin')
    await world.database.kysely
      .insertInto('permission_group_members')
      .values({ group_id: 'g-reviewer', person_id: 'hal' })
      .execute()
    expect(await found({ permissions: 'approve_sqr' })).toEqual(['gil'])
    expect(await found({ permissions: 'approve_sqr,create_sqr' }, admin)).toEqual(['gil', 'hal'])
    expect(await found({ permissions: 'access_all_submissions' })).toEqual([
      'hal',
      'p-admin',
      'p-reviewer',
    ])
    expect(await found({ permissions: 'admin' }, admin)).toEqual(['p-admin'])
  })
})
