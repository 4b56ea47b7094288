import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { castEmail, castShard } from '../../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { transaction } from '../../../db/transaction.ts'
import { importPeople, type RowReport } from './import-people.ts'
import { readTable } from './read-table.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
})
afterEach(() => world.close())

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function take(bytes: Uint8Array): Promise<RowReport[]> {
  const rows = await readTable(bytes)
  return transaction(world.database, (db) =>
    importPeople(db, world.ports, {
      ...{ shardKey: castShard, rows, requestId: 'test' },
      ...{ personId: null, beyond: new Set<string>(), isApplied: true },
    }),
  )
}
const outcomes = (reports: readonly RowReport[]) => reports.map(({ outcome }) => outcome)

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
    const managed = await take(bytesOf(two.replace('Supervisor,', 'Field supervisor,n-2')))
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
    expect(reports[1]?.about).toBe('email: Enter an email address.')
    expect(reports[2]?.about).toBe('Somebody else has this address.')
    expect(reports[5]?.about).toBe('This number stands in an earlier row.')
  })

  test('reads a workbook as it reads a CSV', async () => {
    const rows = (await readTable(bytesOf(two))).map(({ cells }) => [...cells.values()])
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

const sample = fileURLToPath(
  new URL('../../../../../../../shared/data/people/employees.csv', import.meta.url),
)
test.skipIf(!existsSync(sample))('a real list of 107 people is taken whole', async () => {
  const reports = await take(readFileSync(sample))
  expect(reports).toHaveLength(107)
  expect(new Set(outcomes(reports))).toEqual(new Set(['new']))
})
