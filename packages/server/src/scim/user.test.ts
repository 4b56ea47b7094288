import type { DirectoryPerson } from '@holdpoint/api'
import { expect, test } from 'vitest'
import { saidOf } from './said.ts'
import { changedDraft, toUser } from './user.ts'

const none = { divisionCode: null, country: null, lobCode: null, jobCode: null, crew: null }
const person = {
  ...{ userId: 'p-1', userName: 'bo@acme.example', email: 'bo@acme.example', externalId: null },
  ...{ fullName: 'Bo Marsh', firstName: 'Bo', lastName: 'Marsh', employeeNumber: 'n-1' },
  ...{ employeeTitle: '', position: '', jobTitle: null, department: null, manager: null },
  ...{ hireDate: '2026-01-31', isSSE: false, crew: null, state: 'active', rowVersion: 1 },
  ...{ employeeType: 'Contractor', phone: '907 555 0134', providerLinks: [] },
  company: { code: 'ACME', name: 'Acme' },
  seat: { ...none, customer: null },
} satisfies DirectoryPerson

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const holdpoint = 'urn:ietf:params:scim:schemas:extension:holdpoint:2.0:User'
const workAfter = (resource: object) => {
  const { employeeType, companyCode, companyName, phone } = changedDraft(person, saidOf(resource))
  return [employeeType, companyCode, companyName, phone]
}

test('who somebody works for is answered, and stays where nothing is said of it', () => {
  expect(toUser(person, '/scim/v2')).toMatchObject({
    ...{ userType: 'Contractor', phoneNumbers: [{ value: '907 555 0134', type: 'work' }] },
    [enterprise]: { organization: 'Acme' },
  })
  expect(workAfter({ title: 'Operator' })).toEqual(['Contractor', 'ACME', 'Acme', '907 555 0134'])
})

test.each([
  ['Acme', 'ACME', 'Acme'],
  // Its code is made once it is written.
  ['Lark Wireline', '', 'Lark Wireline'],
  // What is empty is taken away, and a company without a name is none.
  ['', '', ''],
])('a directory that says %j comes to the code %j and the name %j', (organization, code, name) => {
  const [, ...company] = workAfter({ [enterprise]: { organization } })
  expect(company.slice(0, 2)).toEqual([code, name])
})

test.each([
  // Another code, said alone, has no name yet.
  [{ companyCode: 'LARK' }, {}, 'LARK', ''],
  [{ companyCode: 'ACME' }, {}, 'ACME', 'Acme'],
  [{ companyCode: '' }, {}, '', 'Acme'],
  [{ companyCode: 'LARK' }, { organization: 'Lark Wireline' }, 'LARK', 'Lark Wireline'],
  [{ companyCode: 'LARK' }, { organization: '' }, 'LARK', ''],
])('a directory that says %j and %j comes to %j and %j', (ours, theirs, code, name) => {
  const [, ...company] = workAfter({ [holdpoint]: ours, [enterprise]: theirs })
  expect(company.slice(0, 2)).toEqual([code, name])
})
