import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPhoneNumber } from '@holdpoint/api'
import { isPhoneNumber as isPhoneOfForms } from '@holdpoint/forms'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { companyAfter, workRow } from './people.work.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_employees'])
})
afterAll(() => world.close())

const identity = { firstName: 'Bo', lastName: 'Marsh' }
const contractor = {
  ...{ ...identity, email: 'bo.marsh@acme.example', employeeNumber: 'X-1' },
  ...{ employeeType: 'Contractor', companyName: 'Acmé Field, Inc.', phone: '+1 907 555 0134 x12' },
}

describe('who somebody works for', () => {
  test('is kept, found by, listed and told of a contractor alone', async () => {
    const manager = await world.as('manager')
    const { userId } = contentOf(await manager.people.add(contractor as never))
    expect(contentOf(await manager.people.get({ userId }))).toMatchObject({
      employeeType: 'Contractor',
      company: { code: 'ACME-FIELD-INC', name: 'Acmé Field, Inc.' },
      phone: '+1 907 555 0134 x12',
    })
    const companies = contentOf(await manager.people.companies({})).data
    expect(companies).toEqual([{ code: 'ACME-FIELD-INC', name: 'Acmé Field, Inc.' }])
    const listed = contentOf(
      await manager.people.list({
        ...{ section: 'invited', employeeTypes: ['Contractor'], companies: ['ACME-FIELD-INC'] },
      }),
    )
    expect(listed.data.map((one) => one.userId)).toEqual([userId])

    const employee = await world.as('employee')
    const found = contentOf(await employee.people.search({ companyCode: 'acme-field-inc' })).data
    expect(found).toMatchObject([{ personId: userId, contractorOf: 'Acmé Field, Inc.' }])
    const [own] = contentOf(await employee.people.search({ userIds: cast.manager })).data
    expect(own?.contractorOf).toBeNull()
    expect(contentOf(await employee.people.seat({ userId }))).toMatchObject({
      phone: '+1 907 555 0134 x12',
      contractorOf: 'Acmé Field, Inc.',
    })
    expect(problemOf(await employee.people.companies({}))).toBe('forbidden')
    const added = await world.database.kysely
      .selectFrom('audit_events')
      .select('changes')
      .where('record_id', '=', userId)
      .where('action', '=', 'add')
      .executeTakeFirstOrThrow()
    expect(added.changes).toMatchObject({ employee_type: { from: null, to: 'Contractor' } })
  })

  test('is refused at its field', async () => {
    const manager = await world.as('manager')
    const odd = { employeeType: 'Pilot', companyCode: 'A B', phone: 'call me' }
    const reply = await manager.people.add({ ...contractor, ...odd } as never)
    expect(reply).toMatchObject({ status: 'problem' })
    const fields = reply.status === 'problem' ? reply.problem.fields.map(({ path }) => path) : []
    expect(fields.sort()).toEqual(['companyCode', 'employeeType', 'phone'])
  })
})

test('a company is called as most of its people call it', async () => {
  const manager = await world.as('manager')
  const names = ['Crest', 'Crest', 'Crest Ltd', '', '', '']
  for (const [index, companyName] of names.entries()) {
    const own = { email: `crest.${index}@acme.example`, employeeNumber: `C-${index}` }
    const person = { ...contractor, ...own, companyName, companyCode: 'CREST' }
    contentOf(await manager.people.add(person as never))
  }
  const { data } = contentOf(await manager.people.companies({}))
  expect(data).toContainEqual({ code: 'CREST', name: 'Crest' })
})

describe('the code of a company is made of its name', () => {
  const codeOf = (companyName: string) => {
    const said = { companyCode: null, companyName, employeeType: 'Field', phone: '' } as const
    return workRow(said).company_code
  }
  test.each([
    ['', ''],
    ['Acmé Field, Inc.', 'ACME-FIELD-INC'],
    ['x'.repeat(64), 'X'.repeat(64)],
  ])('%j is %j', (name, code) => expect(codeOf(name)).toBe(code))

  test.each([
    ['Газпром', 'Лукойл', /^[0-9A-F]{8}$/],
    ['Газпром North', 'Лукойл North', /^NORTH-[0-9A-F]{8}$/],
    ['Ørsted', 'Þrsted', /^RSTED-[0-9A-F]{8}$/],
    [`${'x'.repeat(70)} a`, `${'x'.repeat(70)} b`, /^X{55}-[0-9A-F]{8}$/],
    ['!', '?', /^[0-9A-F]{8}$/],
  ])('%j and %j are two, though letters are lost', (one, other, pattern) => {
    expect(codeOf(one)).toMatch(pattern)
    expect(codeOf(other)).toMatch(pattern)
    expect(codeOf(one)).not.toBe(codeOf(other))
    expect(codeOf(one.toLowerCase())).toBe(codeOf(one))
  })
})

describe('a company of which not all is said', () => {
  const before = { company_code: 'ACME', company_name: 'Acme' }
  test.each([
    ['nothing is said', { companyCode: '', companyName: '' }, 'ACME', 'Acme'],
    [
      'another name',
      { companyCode: '', companyName: 'Lark Wireline' },
      'LARK-WIRELINE',
      'Lark Wireline',
    ],
    ['another code', { companyCode: 'LARK', companyName: '' }, 'LARK', ''],
    ['the same name', { companyCode: '', companyName: 'Acme' }, 'ACME', 'Acme'],
    ['both', { companyCode: 'ACME', companyName: 'Acme Ltd' }, 'ACME', 'Acme Ltd'],
  ])('%s', (_name, said, code, name) => {
    const row = workRow({ ...companyAfter(said, before), employeeType: 'Field', phone: '' })
    expect(row).toMatchObject({ company_code: code, company_name: name })
  })
})

test.each([
  '+1 907 555 0134',
  '12345',
  '1234',
  'x',
  '907-555-0134 ext. 12',
  '1'.repeat(21),
  '٣٤٥٦٧٨',
])('the contract and the forms take %j for a phone number alike', (text) =>
  expect(isPhoneNumber(text)).toBe(isPhoneOfForms(text)),
)
