import { peopleColumns } from '@holdpoint/api'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, type CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { docxOf } from '../../../../test/made-files.ts'
import { sendFile } from '../../../../test/send-photo.ts'
import { json } from '../../../db/json.ts'
import { runHousekeeping } from '../../../housekeeping.ts'
import { readPeople } from './import-people.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  // Keeps accounts, and nothing else.
  await world.database.kysely
    .updateTable('people')
    .set({ granted_keys: ['manage_employees'] })
    .where('id', '=', cast.manager)
    .execute()
})
afterAll(() => world.close())

const day = 24 * 3600 * 1000
const head = 'employeeNumber,firstName,lastName,email,jobDesc'
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function check(who: CastName, bytes: Uint8Array, name = 'people.csv') {
  const id = await sendFile(world, who, { field: 'paper', name, bytes })
  return (await world.as(who)).people.checkImport({ file: `upload:${id}` })
}
const checked = async (who: CastName, text: string) =>
  contentOf(await check(who, bytesOf(text))).importId

const numbers = async (...wanted: string[]) => {
  const rows = await world.database.kysely
    .selectFrom('people')
    .select('employee_number')
    .where('employee_number', 'in', wanted)
    .execute()
  return rows.length
}

describe('a table of people', () => {
  test('is not taken of whoever keeps no accounts, and an import is its maker’s alone', async () => {
    expect(problemOf(await check('employee', bytesOf(`${head}\nn-1,A,B,a@b.example,`)))).toBe(
      'forbidden',
    )
    const importId = await checked('admin', `${head}\nn-1,A,B,a@b.example,`)
    const manager = await world.as('manager')
    expect(problemOf(await manager.people.getImport({ importId }))).toBe('not_found')
    expect(problemOf(await manager.people.applyImport({ importId }))).toBe('not_found')
    expect(problemOf(await manager.people.importReport({ importId }))).toBe('not_found')
  })

  test('changes nobody until it is taken over, and is taken over once', async () => {
    const admin = await world.as('admin')
    const text = `${head}\nn-10,Ada,Moss,ada@b.example,\nn-11,,Li,bo@b.example,\n`
    const importId = await checked('admin', text)
    const before = contentOf(await admin.people.getImport({ importId }))
    expect(before.counts).toEqual({ refused: 1, new: 1, changed: 0, same: 0 })
    expect(before).toMatchObject({ appliedAt: null, fileName: 'people.csv', totalRecords: 2 })
    expect(before.data.map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'refused'],
      [2, 'new'],
    ])
    expect(await numbers('n-10', 'n-11')).toBe(0)
    contentOf(await admin.people.applyImport({ importId }))
    expect(await numbers('n-10', 'n-11')).toBe(1)
    const after = contentOf(await admin.people.getImport({ importId }))
    expect(after.appliedAt).not.toBeNull()
    expect(problemOf(await admin.people.applyImport({ importId }))).toBe('wrong_state')
    const again = await checked('admin', text)
    expect(contentOf(await admin.people.getImport({ importId: again })).counts).toMatchObject({
      ...{ refused: 1, same: 1 },
    })
    const audit = await world.database.kysely
      .selectFrom('audit_events')
      .select('person_id')
      .where('action', '=', 'import')
      .execute()
    expect(audit).toEqual([{ person_id: cast.admin }])
  })

  test('leaves whoever may do more to those who may do as much', async () => {
    const row = `${head}\nadmin,Not,Ada,mine@b.example,\n`
    const manager = await world.as('manager')
    const importId = await checked('manager', row)
    const { data } = contentOf(await manager.people.getImport({ importId }))
    expect(data).toMatchObject([
      { outcome: 'refused', about: expect.stringContaining('may do more than you') },
    ])
    contentOf(await manager.people.applyImport({ importId }))
    const admin = await world.database.kysely
      .selectFrom('people')
      .select('email')
      .where('id', '=', cast.admin)
      .executeTakeFirstOrThrow()
    expect(admin.email).toBe(castEmail('admin'))
  })

  test('says so of them beside what else is wrong', async () => {
    const manager = await world.as('manager')
    const importId = await checked('manager', `${head}\nadmin,,Ada,mine,\n`)
    const { data } = contentOf(await manager.people.getImport({ importId }))
    expect(data).toMatchObject([
      {
        about:
          'First name: Enter a name. Work email: Enter an email address. This person may do more than you. Please ask somebody who may do as much.',
      },
    ])
  })

  test('gives nobody who may do more another manager', async () => {
    const manager = await world.as('manager')
    const admin = ['Test', 'Admin', castEmail('admin'), ''].join(',')
    const importId = await checked('manager', `${head},managerNumber\nadmin,${admin},employee\n`)
    const { data } = contentOf(await manager.people.getImport({ importId }))
    expect(data).toMatchObject([
      { outcome: 'refused', about: expect.stringContaining('may do more than you') },
    ])
  })

  test('keeps a row that is the same where something of it is left out', async () => {
    const admin = await world.as('admin')
    const row = ['employee', 'Test', 'Employee', castEmail('employee'), ''].join(',')
    const importId = await checked('admin', `${head},managerNumber\n${row},n-404\n`)
    const { data, counts } = contentOf(await admin.people.getImport({ importId }))
    expect(counts).toMatchObject({ same: 1, changed: 0 })
    expect(data).toMatchObject([{ outcome: 'same', about: expect.stringContaining('n-404') }])
  })

  test('names the columns that are passed over, before and after, and in its report', async () => {
    const admin = await world.as('admin')
    const text = `Shoe size,${head},Favourite\n44,n-13,Di,Ok,di@b.example,,tea\n`
    const importId = await checked('admin', text)
    const looked = contentOf(await admin.people.getImport({ importId }))
    expect(looked).toMatchObject({ passedOver: ['Shoe size', 'Favourite'], totalRecords: 1 })
    contentOf(await admin.people.applyImport({ importId }))
    const done = contentOf(await admin.people.getImport({ importId }))
    expect(done).toMatchObject({ passedOver: ['Shoe size', 'Favourite'], counts: { new: 1 } })
    const report = await world.http(`/employee-import-report?importId=${importId}`, { as: 'admin' })
    expect(await report.text()).toContain('1,,,"columns passed over: Shoe size, Favourite"')
  })

  test('still shows an import of before columns were told of', async () => {
    const admin = await world.as('admin')
    const importId = await checked('admin', `${head}\nn-14,Ed,Po,ed@b.example,\n`)
    const row = { line: 2, employeeNumber: 'n-14', outcome: 'new', about: '' }
    await world.database.kysely
      .updateTable('table_imports')
      .set({ rows: json([row]) })
      .where('id', '=', importId)
      .execute()
    const found = contentOf(await admin.people.getImport({ importId }))
    expect(found).toMatchObject({ passedOver: [], data: [row] })
  })

  test('is taken over once by two at the same time, and keeps what it did', async () => {
    const admin = await world.as('admin')
    const importId = await checked('admin', `${head}\nn-12,Cy,Ng,cy@b.example,\n`)
    const answers = await Promise.all([
      admin.people.applyImport({ importId }),
      admin.people.applyImport({ importId }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 'problem'])
    const { counts } = contentOf(await admin.people.getImport({ importId }))
    expect(counts).toMatchObject({ new: 1, same: 0 })
  })

  test('says beside the field what is wrong with it as a whole', async () => {
    const bomb = docxOf(['x'])
    const long = Array.from({ length: 300 }, () => ['a'.repeat(30_000)])
    const unfolding = await writeXlsx({ sheets: [{ name: 'People', rows: [['name'], ...long] }] })
    for (const [bytes, name, sentence] of [
      [bytesOf('name\nAda'), 'a.csv', 'The first row must name the columns'],
      [bytesOf('PK\x03\x04 no workbook'), 'a.xlsx', 'The workbook could not be read.'],
      [unfolding, 'b.xlsx', 'it takes at most 8,000,000 characters'],
      [bytesOf('name\n'.repeat(2 ** 21 + 2)), 'b.csv', 'larger than 10 MB.'],
      [bomb, 'a.docx', 'Please choose a CSV or an Excel file'],
    ] as const) {
      const reply = await check('admin', bytes, name)
      const fields = reply.status === 'problem' ? reply.problem.fields : []
      expect(fields).toEqual([{ path: 'file', message: expect.stringContaining(sentence) }])
    }
    const book = await writeXlsx({
      sheets: [{ name: 'People', rows: [head.split(','), ['n-20', 'A', 'B', 'x@b.example', '']] }],
    })
    contentOf(await check('admin', book, 'people.xlsx'))
  })

  test('has a report whose cells no spreadsheet takes for a formula', async () => {
    const importId = await checked('admin', `${head}\n=1+1,A,,a@b.example,\n`)
    const response = await world.http(`/employee-import-report?importId=${importId}`, {
      as: 'admin',
    })
    expect(response.headers.get('Content-Disposition')).toContain('people-import.csv')
    expect(await response.text()).toContain("2,'=1+1,refused,")
  })

  test('has a template, for whoever keeps accounts, that names every column and makes nobody', async () => {
    expect((await world.http('/employee-import-template', { as: 'employee' })).status).toBe(403)
    const response = await world.http('/employee-import-template', { as: 'manager' })
    expect(response.headers.get('Content-Disposition')).toContain('people-template.csv')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { passedOver, rows } = await readPeople(bytes)
    expect(passedOver).toEqual([])
    const cells = peopleColumns.map(({ name }) => rows[0]?.cells.get(name))
    expect(cells).toEqual(peopleColumns.map(({ example }) => example))
    const importId = contentOf(await check('manager', bytes, 'people-template.csv')).importId
    const { data } = contentOf(await (await world.as('manager')).people.getImport({ importId }))
    expect(data).toMatchObject([
      { outcome: 'refused', about: expect.stringContaining('District: There is no such district') },
    ])
  })

  test('is to be chosen again after a day, and its report goes after a month', async () => {
    const importId = await checked('admin', `${head}\nn-30,A,B,late@b.example,\n`)
    world.wait(day + 3_600_000)
    await runHousekeeping(world)
    const admin = await world.as('admin')
    const late = await admin.people.applyImport({ importId })
    expect(late.status === 'problem' && late.problem.message).toContain('kept for a day')
    world.wait(30 * day)
    expect((await runHousekeeping(world)).imports).toBeGreaterThan(0)
    const left = await world.database.kysely.selectFrom('table_imports').select('id').execute()
    expect(left).toEqual([])
  })
})
