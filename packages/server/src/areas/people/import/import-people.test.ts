import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cast, castEmail, castShard, castZone } from '../../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { transaction } from '../../../db/transaction.ts'
import { livingLink, makeOneTimeLink } from '../../../session/one-time-links.ts'
import { oneTimeSecret } from '../../../session/one-time-address.ts'
import { importPeople, readPeople, type RowReport } from './import-people.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
})
afterEach(() => world.close())

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function take(bytes: Uint8Array): Promise<RowReport[]> {
  const { rows } = await readPeople(bytes)
  return transaction(world.database, (db) =>
    importPeople(db, world.ports, {
      ...{ shardKey: castShard, rows, requestId: 'test' },
      ...{ personId: null, timeZone: castZone, beyond: new Set<string>(), isApplied: true },
    }),
  )
}
const outcomes = (reports: readonly RowReport[]) => reports.map(({ outcome }) => outcome)

const idOf = async (number: string) => (await personOf(number)).id
const managerOf = async (number: string) => (await personOf(number)).manager_id
const personOf = (number: string) =>
  world.database.kysely
    .selectFrom('people')
    .select(['id', 'manager_id'])
    .where('employee_number', '=', number)
    .executeTakeFirstOrThrow()

const head = 'employeeNumber,firstName,lastName,email,hireDate,jobDesc,managerNumber'
const two = `${head}
n-2,Bo,"Li, the younger",BO@company.example,17-06-2023,Operator,n-1
n-1,Ada,Moss,ada@company.example,2020-01-31,Supervisor,
`

describe('an import of people', () => {
  test('takes new rows, leaves the same, changes what differs', async () => {
    expect(outcomes(await take(bytesOf(two)))).toEqual(['new', 'new'])
    expect(outcomes(await take(bytesOf(two)))).toEqual(['same', 'same'])
    const changed = await take(bytesOf(two.replace('Supervisor', 'Field supervisor')))
    expect(changed.map(({ outcome, about }) => [outcome, about])).toEqual([
      ['same', ''],
      ['changed', 'job'],
    ])
    const managed = await take(bytesOf(two.replace('Supervisor,', 'Field supervisor,employee')))
    expect(managed.map(({ outcome, about }) => [outcome, about])).toEqual([
      ['same', ''],
      ['changed', 'manager'],
    ])
    const bo = await world.database.kysely
      .selectFrom('people as person')
      .innerJoin('people as manager', 'manager.id', 'person.manager_id')
      .select(['person.email', 'person.last_name', 'person.hire_date', 'manager.full_name'])
      .select('person.password_hash')
      .where('person.employee_number', '=', 'n-2')
      .executeTakeFirstOrThrow()
    expect(bo).toEqual({
      email: 'bo@company.example',
      last_name: 'Li, the younger',
      hire_date: '2023-06-17',
      full_name: 'Ada Moss',
      password_hash: null,
    })
  })

  test('refuses a row with its reason, and takes the others', async () => {
    const reports = await take(
      bytesOf(`${head}
n-1,,Moss,ada@company.example,,,
n-2,Bo,Li,no address,,,
n-3,Cy,Ng,${castEmail('employee')},,,
n-4,Di,Ok,di@company.example,31-02-2020,,
n-5,Ed,Po,ed@company.example,,,
n-5,Ed,Po,ed2@company.example,,,
n-6,Fi,Qu,ed@company.example,,,
`),
    )
    expect(outcomes(reports)).toEqual([
      ...['refused', 'refused', 'refused', 'refused'],
      ...['new', 'refused', 'refused'],
    ])
    expect(reports.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(reports[1]?.about).toBe('Work email: Enter an email address.')
    expect(reports[2]?.about).toBe('Somebody else has this address.')
    expect(reports[5]?.about).toBe('This number stands in an earlier row.')
  })

  test('ends the links that an address got which was wrong, and says so', async () => {
    await take(bytesOf(two))
    const secret = 'test-secret-test-secret-test-secret'
    const invite = async (id: string) =>
      oneTimeSecret(
        secret,
        await transaction(world.database, (db) =>
          makeOneTimeLink(db, world.ports, secret, {
            ...{ shardKey: castShard, personId: id, purpose: 'invite' },
          }),
        ),
      )
    const isLiving = async (once: string) =>
      (await livingLink(world.database.kysely, once, world.ports.clock.now())) !== undefined
    const [bo, other] = [await invite(await idOf('n-2')), await invite(cast.colleague)]
    const [report] = await take(bytesOf(two.replace('BO@company', 'bo.li@company')))
    expect(report).toMatchObject({
      outcome: 'changed',
      about: 'email, the link that the old address got ends: send a new one',
    })
    expect([await isLiving(bo), await isLiving(other)]).toEqual([false, true])
  })

  test('changes what is called the position where it was the job, and leaves any other', async () => {
    await take(bytesOf(two))
    await world.database.kysely
      .updateTable('people')
      .set({ position: 'Lead of the yard' })
      .where('employee_number', '=', 'n-1')
      .execute()
    await take(bytesOf(two.replace('Operator', 'Driller').replace('Supervisor', 'Manager')))
    const rows = await world.database.kysely
      .selectFrom('people')
      .select(['employee_title', 'position'])
      .where('employee_number', 'in', ['n-1', 'n-2'])
      .orderBy('employee_number')
      .execute()
    expect(rows).toEqual([
      { employee_title: 'Manager', position: 'Lead of the yard' },
      { employee_title: 'Driller', position: 'Driller' },
    ])
  })

  test('says which managers it leaves out, and why', async () => {
    await take(bytesOf(two))
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('employee_number', '=', 'employee')
      .execute()
    const reports = await take(
      bytesOf(`${head}
n-2,Bo,"Li, the younger",BO@company.example,17-06-2023,Operator,n-404
n-3,Cy,Ng,cy@company.example,,,employee
n-4,Di,Ok,di@company.example,,,n-5
n-5,,Po,ed@company.example,,,
n-6,Fi,Qu,fi@company.example,,,n-6
`),
    )
    expect(reports.map(({ outcome, about }) => [outcome, about])).toEqual([
      ['same', 'manager left out: nobody has the number n-404'],
      ['new', 'manager left out: employee has left'],
      ['new', 'manager left out: nobody has the number n-5'],
      ['refused', 'First name: Enter a name.'],
      ['new', 'manager left out: nobody is their own manager'],
    ])
    expect(await managerOf('n-2')).toBe(await idOf('n-1'))
  })

  test('hands addresses on from row to row', async () => {
    const rows = (addresses: readonly string[]) =>
      `${head}\n${addresses.map((address, at) => `n-${at},A,B,${address}@company.example,2020-01-31,,\n`).join('')}`
    await take(bytesOf(rows(['a', 'b', 'c'])))
    expect(outcomes(await take(bytesOf(rows(['d', 'a', 'b']))))).toEqual([
      ...['changed', 'changed', 'changed'],
    ])
    const people = await world.database.kysely
      .selectFrom('people')
      .select('email')
      .where('employee_number', 'in', ['n-0', 'n-1', 'n-2'])
      .orderBy('employee_number')
      .execute()
    expect(people.map(({ email }) => email.charAt(0))).toEqual(['d', 'a', 'b'])
  })

  test('takes the day that it is where the people are for the day of hiring', async () => {
    // In Chicago it is the evening of the day before.
    world.wait(11 * 3600_000)
    await take(bytesOf(`${head}\nn-1,Ada,Moss,ada@company.example,,,\n`))
    const { hire_date: day } = await world.database.kysely
      .selectFrom('people')
      .select('hire_date')
      .where('employee_number', '=', 'n-1')
      .executeTakeFirstOrThrow()
    expect(day).toBe('2026-03-05')
  })

  test.each([
    ['as the portal calls them', 'Employee number,First name,Last name,Work email,Hired on'],
    [
      'in any case, with dashes and underscores',
      'EMPLOYEE-NUMBER,first_name,LAST NAME,e-mail,hire date',
    ],
    ['by other words', 'Number,Given name,Surname,Email address,Date of hire'],
  ])('reads columns that are called %s', async (_what, heads) => {
    const reports = await take(bytesOf(`${heads}\nn-1,Ada,Moss,ada@company.example,31.01.2020\n`))
    expect(outcomes(reports)).toEqual(['new'])
    expect(await seatOf('n-1')).toMatchObject({ last_name: 'Moss', hire_date: '2020-01-31' })
  })

  test('says which columns it passes over, and of two that are the same reads one', async () => {
    const cells = 'Utopia,n-1,Ada,Moss,ada@company.example,US,42,,'
    const { rows, passedOver } = await readPeople(
      bytesOf(
        `Country,${head.split(',').slice(0, 4).join(',')},countryCode,Shoe size,,EMAIL\n${cells}\n`,
      ),
    )
    expect(passedOver).toEqual(['Country', 'Shoe size', 'EMAIL'])
    expect(rows[0]?.cells.get('countryCode')).toBe('US')
    const many = Array.from({ length: 53 }, (_, at) => `${'x'.repeat(200)}${at}`)
    const wide = await readPeople(bytesOf(`${head},${many.join(',')}\nn-1\n`))
    expect(wide.passedOver).toHaveLength(51)
    expect(wide.passedOver[0]).toBe('x'.repeat(100))
    expect(wide.passedOver[50]).toBe('3 more')
  })

  test('says of a table without rows that it has none', async () => {
    await expect(take(bytesOf(`${head}\n`))).rejects.toThrow('The table has no rows')
  })

  test('reads a workbook as it reads a CSV', async () => {
    const { rows: read } = await readPeople(bytesOf(two))
    const rows = read.map(({ cells }) => head.split(',').map((name) => cells.get(name) ?? ''))
    const bytes = await writeXlsx({
      sheets: [{ name: 'People', rows: [head.split(','), ...rows] }],
    })
    expect(outcomes(await take(bytes))).toEqual(['new', 'new'])
  })

  test.each([
    ['without its columns', 'name,address\nAda,x\n'],
    ['that is no text', '\u{0}'],
    ['that is empty', ''],
  ])('says of a file %s what is wrong', async (_what, text) => {
    await expect(take(bytesOf(text))).rejects.toThrow('The first row must name the columns')
  })
})

const seats = 'divisionCode,lobCode,deptCode,jobCode,crew,isSSE'
const seated = (cells: string) => `${head},${seats}
n-2,Bo,Li,bo@company.example,2023-06-17,Operator,,${cells}
`
const seatOf = (number: string) =>
  world.database.kysely
    .selectFrom('people')
    .selectAll()
    .where('employee_number', '=', number)
    .executeTakeFirstOrThrow()

describe('where people work', () => {
  beforeEach(async () => {
    const db = world.database.kysely
    await db
      .insertInto('departments')
      .values([
        { code: 'OPS', name: 'Operations' },
        { code: 'YARD', name: 'Yard' },
      ])
      .execute()
    await db
      .insertInto('job_titles')
      .values({ code: 'OP1', name: 'Pump operator', department_code: 'OPS' })
      .execute()
  })

  test('comes by the codes of master data, and what a row leaves out stays', async () => {
    const cells = 'PER,FRAC,OPS,OP1,F-01,Yes'
    expect(outcomes(await take(bytesOf(seated(cells))))).toEqual(['new'])
    const kept = {
      ...{ country_code: 'US', district_code: 'PER', business_unit_code: 'FRAC' },
      ...{ job_code: 'OP1', crew_code: 'F-01', is_sse: true, employee_title: 'Operator' },
    }
    expect(await seatOf('n-2')).toMatchObject(kept)
    expect(outcomes(await take(bytesOf(seated(cells))))).toEqual(['same'])
    expect(outcomes(await take(bytesOf(seated(',,,,,'))))).toEqual(['same'])
    expect(await seatOf('n-2')).toMatchObject(kept)
    const [report] = await take(bytesOf(seated(',,,,,no')))
    expect(report).toMatchObject({ outcome: 'changed', about: 'short-service employee' })
    expect(await seatOf('n-2')).toMatchObject({ ...kept, is_sse: false })
  })

  test('calls a job by its title for as long as nothing else is written', async () => {
    await world.database.kysely
      .insertInto('job_titles')
      .values({ code: 'OP2', name: 'Senior operator', department_code: 'OPS' })
      .execute()
    const without = (cells: string) => seated(cells).replace('Operator,', ',')
    const titleAfter = async (table: string) => {
      await take(bytesOf(table))
      return (await seatOf('n-2')).employee_title
    }
    expect(await titleAfter(without(',,,OP1,,'))).toBe('Pump operator')
    expect(await titleAfter(without(',,,OP2,,'))).toBe('Senior operator')
    expect(await titleAfter(seated(',,,OP2,,'))).toBe('Operator')
    expect(await titleAfter(without(',,,OP1,,'))).toBe('Operator')
  })

  test('is refused line by line where a code is unknown', async () => {
    const said = async (cells: string) => (await take(bytesOf(seated(cells))))[0]
    const refusals = {
      'NONE,,,,,': 'District: There is no such district.',
      ',NONE,,,,': 'Business unit: There is no such business unit.',
      ',,NONE,,,': 'Department: There is no such department.',
      ',,,NONE,,': 'Job title: There is no such job title.',
      ',,,,NONE,': 'Crew: There is no such crew.',
      ',,,,,maybe': 'Short-service employee: Say yes or no.',
    }
    for (const [cells, about] of Object.entries(refusals)) {
      expect(await said(cells)).toMatchObject({ outcome: 'refused', about })
    }
    expect(await said(',,OPS,,,')).toMatchObject({
      outcome: 'new',
      about: 'department left out: it comes with a job title',
    })
    expect(await said(',,YARD,OP1,,')).toMatchObject({
      about: expect.stringContaining(
        'department left out: the job title belongs to another',
      ) as string,
    })
  })

  test('says all of the faults of a row at once', async () => {
    const cells = `n-2,,Li,${castEmail('employee')},2023-02-30,Operator,,NONE,GONE,NO,OP1,F-01,maybe`
    const [report] = await take(bytesOf(`${head},${seats}\n${cells}\n`))
    expect(report).toMatchObject({ outcome: 'refused', employeeNumber: 'n-2' })
    expect(report?.about.split('. ').map((one) => one.replace(/\.$/u, ''))).toEqual([
      'First name: Enter a name',
      'Hired on: The day of hiring is no date',
      'Short-service employee: Say yes or no',
      'Somebody else has this address',
      'District: There is no such district',
      'Business unit: There is no such business unit',
      'Department: There is no such department',
    ])
    const again = `${head}\nn-3,A,B,a@company.example,,,\nn-3,A,B,nowhere,x,,\n`
    expect((await take(bytesOf(again)))[1]?.about).toBe(
      'Work email: Enter an email address. Hired on: The day of hiring is no date. This number stands in an earlier row.',
    )
  })

  test('begins the days of whoever comes to another district or crew', async () => {
    await take(bytesOf(seated('PER,,,,,')))
    const { placed_at: since } = await seatOf('n-2')
    world.wait(60_000)
    await take(bytesOf(seated('PER,FRAC,,,,')))
    expect((await seatOf('n-2')).placed_at).toEqual(since)
    await take(bytesOf(seated('PER,FRAC,,,F-01,')))
    expect((await seatOf('n-2')).placed_at).toEqual(world.ports.clock.now())
  })

  test('has nobody above themselves', async () => {
    await take(bytesOf(two))
    const circle = await take(bytesOf(two.replace('Supervisor,', 'Supervisor,n-2')))
    expect(circle.map(({ outcome, about }) => [outcome, about])).toEqual([
      ['same', ''],
      ['same', 'manager left out: they would stand above themselves'],
    ])
    expect(await managerOf('n-1')).toBeNull()
    // Turned round in one table it is no circle.
    const turned = two
      .replace('Operator,n-1', 'Operator,employee')
      .replace('Supervisor,', 'Supervisor,n-2')
    expect(outcomes(await take(bytesOf(turned)))).toEqual(['changed', 'changed'])
    expect(await managerOf('n-1')).toBe(await idOf('n-2'))
  })
})

const sample = fileURLToPath(
  new URL('../../../../../../../shared/data/people/employees.csv', import.meta.url),
)
test.skipIf(!existsSync(sample))('a real list of 107 people is taken whole', async () => {
  const bytes = readFileSync(sample)
  const [refused] = await take(bytes)
  expect(refused?.about).toBe(
    'Job title: There is no such job title. Department: There is no such department.',
  )
  await placeMaster((await readPeople(bytes)).rows.map(({ cells }) => cells))
  const reports = await take(bytes)
  expect(reports).toHaveLength(107)
  expect(new Set(outcomes(reports))).toEqual(new Set(['new']))
})

/** Puts what a table names into the master data. */
async function placeMaster(rows: readonly ReadonlyMap<string, string>[]): Promise<void> {
  const db = world.database.kysely
  const jobs = new Map(rows.map((cells) => [cells.get('jobCode') ?? '', cells]))
  const departments = new Set(rows.map((cells) => cells.get('deptCode') ?? ''))
  const countries = new Set(rows.map((cells) => cells.get('countryCode') ?? ''))
  await db
    .insertInto('countries')
    .values([...countries].map((code) => ({ code, name: code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('departments')
    .values([...departments].map((code) => ({ code, name: code })))
    .execute()
  await db
    .insertInto('job_titles')
    .values(
      [...jobs].map(([code, cells]) => ({
        ...{ code, name: code, department_code: cells.get('deptCode') ?? '' },
      })),
    )
    .execute()
}

test('a table says who somebody works for, and what it leaves out stays', async () => {
  const columns = 'employeeNumber,firstName,lastName,email,employeeType,companyName,phone'
  const row = 'n-9,Bo,Marsh,bo@acme.example'
  const rows = (rest: string) => bytesOf(`${columns}\n${row},${rest}\n`)
  expect(outcomes(await take(rows(`contractor,Acme,'+1 907 555 0134`)))).toEqual(['new'])
  expect(outcomes(await take(rows(',,')))).toEqual(['same'])
  const [changed] = await take(rows(',Lark,'))
  expect(changed?.about).toBe('company code, company')
  const [refused] = await take(rows('pilot,,nobody'))
  expect(refused?.about).toBe(
    'Employee type: Say Field, Office or Contractor. Work phone: This is no phone number.',
  )
  const kept = await world.database.kysely
    .selectFrom('people')
    .select(['employee_type', 'company_code', 'company_name', 'phone'])
    .where('employee_number', '=', 'n-9')
    .executeTakeFirst()
  expect(kept).toEqual({
    ...{ employee_type: 'Contractor', company_code: 'LARK', company_name: 'Lark' },
    phone: '+1 907 555 0134',
  })
})
