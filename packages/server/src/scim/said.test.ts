import { describe, expect, test } from 'vitest'
import { saidByPatch, saidOf } from './said.ts'
import { ScimError } from './scim-error.ts'

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const holdpoint = 'urn:ietf:params:scim:schemas:extension:holdpoint:2.0:User'

function patched(...operations: unknown[]): object {
  return Object.fromEntries(saidByPatch({ Operations: operations }))
}

function refusalOf(ask: () => unknown): string {
  try {
    return `taken: ${JSON.stringify(ask())}`
  } catch (error) {
    return error instanceof ScimError ? `${error.scimType}: ${error.message}` : String(error)
  }
}

describe('a patch', () => {
  test.each([
    [{}, 'invalidSyntax: A patch has a list of Operations.'],
    [{ Operations: [] }, 'invalidSyntax: A patch has a list of Operations.'],
    [{ Operations: ['x'] }, 'invalidSyntax: An operation is an object with op, path and value.'],
    [
      { Operations: [{ op: 'move', path: 'title' }] },
      'invalidSyntax: An operation is an add, a replace or a remove.',
    ],
    [
      { Operations: [{ op: 'remove' }] },
      'noTarget: A remove names the path of what it takes away.',
    ],
    [
      { Operations: [{ op: 'replace', value: 'x' }] },
      'invalidSyntax: Without a path the value is an object of attributes.',
    ],
    [{ Operations: [{ op: 'add', path: 7, value: 'x' }] }, 'invalidPath: A path is a text.'],
    [
      { Operations: [{ op: 'replace', path: 'id', value: 'x' }] },
      'mutability: id is ours to say, and cannot be changed.',
    ],
    [
      { Operations: [{ op: 'add', path: 'groups', value: [{ value: 'g' }] }] },
      'mutability: groups is ours to say, and cannot be changed.',
    ],
    [
      { Operations: [{ op: 'replace', path: 'active', value: 'perhaps' }] },
      'invalidValue: active is true or false.',
    ],
    [
      { Operations: [{ op: 'replace', path: 'title', value: { a: 1 } }] },
      'invalidValue: title is a text.',
    ],
    [
      { Operations: [{ op: 'replace', path: 'title', value: true }] },
      'invalidValue: title is a text.',
    ],
    [
      { Operations: [{ op: 'replace', path: 'name', value: 'Ada' }] },
      'invalidValue: name is an object of attributes.',
    ],
    [
      { Operations: [{ op: 'remove', path: 'name' }] },
      'invalidValue: Please take away what is in name by itself.',
    ],
    [
      { Operations: [{ op: 'add', path: `${enterprise}:manager`, value: 'Ada Moss' }] },
      `invalidValue: ${enterprise}:manager is the id of somebody here.`,
    ],
  ])('%j is refused or taken by name', (patch, said) => {
    expect(refusalOf(() => Object.fromEntries(saidByPatch(patch)))).toBe(said)
  })

  test('is taken as Entra ID sends it', () => {
    expect(
      patched(
        { op: 'Replace', path: 'active', value: 'False' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'a@b.example' },
        { op: 'Add', path: 'name.givenName', value: 'Ada' },
        { op: 'Add', path: `${enterprise}:employeeNumber`, value: '1042' },
        { op: 'Add', path: `${enterprise}:manager`, value: [{ $ref: '', value: 'p-1' }] },
        { op: 'Replace', path: 'displayName', value: 'Ada Moss' },
        { op: 'Remove', path: 'title' },
      ),
    ).toEqual({
      ...{ isActive: false, email: 'a@b.example', firstName: 'Ada', employeeNumber: '1042' },
      ...{ managerId: 'p-1', employeeTitle: '' },
    })
    expect(
      patched({
        op: 'Add',
        value: { [`${enterprise}:department`]: 'x', 'name.familyName': 'Moss', active: 'True' },
      }),
    ).toEqual({ lastName: 'Moss', isActive: true })
  })

  test('is taken as Okta sends it', () => {
    expect(patched({ op: 'replace', value: { active: false } })).toEqual({ isActive: false })
    const manager = { value: 'p-1', displayName: 'Test Manager' }
    expect(
      patched({ op: 'replace', value: { [enterprise]: { manager, division: 'North' } } }),
    ).toEqual({ managerId: 'p-1' })
  })

  test('takes away what it removes, and the later operation counts', () => {
    expect(
      patched(
        { op: 'remove', path: `${enterprise}:manager` },
        { op: 'add', path: 'title', value: 'Operator' },
        { op: 'replace', path: 'title', value: 'Supervisor' },
        { op: 'replace', path: `${holdpoint}:crew`, value: 'F-01' },
      ),
    ).toEqual({ managerId: '', employeeTitle: 'Supervisor', crew: 'F-01' })
  })
})

describe('a resource', () => {
  test('says what has a place here, and nothing of what it leaves out', () => {
    const said = saidOf({
      schemas: [enterprise],
      UserName: ' ada@b.example ',
      externalId: null,
      id: 'theirs',
      name: { givenName: 'Ada', familyName: 'Moss', honorificPrefix: 'Dr' },
      emails: [
        { type: 'home', value: 'home@b.example' },
        { type: 'Work', value: 'work@b.example' },
      ],
      phoneNumbers: [{ type: 'work', value: '1' }],
      preferredLanguage: 'en',
      password: 'secret',
      [enterprise]: { employeeNumber: 1042, manager: null },
      [holdpoint]: { isSSE: 'yes', hireDate: '2026-01-31' },
    })
    expect(Object.fromEntries(said)).toEqual({
      ...{ userName: 'ada@b.example', externalId: '', firstName: 'Ada', lastName: 'Moss' },
      ...{ email: 'work@b.example', employeeNumber: '1042', managerId: '' },
      ...{ isSSE: true, hireDate: '2026-01-31' },
    })
  })

  test.each([
    [[{ type: 'home', value: 'a@b.example' }], undefined],
    [[{ value: 'a@b.example' }], 'a@b.example'],
    [[{ type: 'other', primary: true, value: 'a@b.example' }], 'a@b.example'],
    [{ value: 'a@b.example' }, 'a@b.example'],
    ['a@b.example', 'a@b.example'],
    [[], ''],
  ])('of the addresses %j has one for work', (emails, email) => {
    expect(saidOf({ emails }).get('email')).toBe(email)
  })
})

describe('who somebody works for', () => {
  const numbers = [
    { type: 'mobile', value: '907 555 0199', primary: true },
    { type: 'work', value: 'tel:+1-907-555-0134;ext=12' },
  ]
  test('is taken as a directory writes it, and a private number is not', () => {
    const said = saidOf({
      ...{ userType: 'contractor', phoneNumbers: numbers },
      [enterprise]: { organization: 'Acme' },
    })
    expect(Object.fromEntries(said)).toEqual({
      ...{ employeeType: 'Contractor', phone: '+1-907-555-0134 x12', companyName: 'Acme' },
    })
    expect([...saidOf({ phoneNumbers: numbers.slice(0, 1) })]).toEqual([])
    expect(patched({ op: 'remove', path: 'phoneNumbers[type eq "work"].value' })).toEqual({
      phone: '',
    })
  })

  test('a word and a number that are none of ours keep nobody from being written', () => {
    const said = saidOf({
      userType: 'Member',
      title: 'Operator',
      phoneNumbers: [{ value: 'desk' }],
    })
    expect(Object.fromEntries(said)).toEqual({ employeeTitle: 'Operator' })
  })
  test.each([
    [{ type: 'mobile', value: '907 555 0199' }, undefined],
    [{ type: 'Work', value: '907 555 0134' }, '907 555 0134'],
    [{ value: '907 555 0134' }, '907 555 0134'],
    ['907 555 0134', '907 555 0134'],
    [null, ''],
  ])('of one number that stands by itself, %j, the work one is %j', (phoneNumbers, phone) => {
    expect(saidOf({ phoneNumbers }).get('phone')).toBe(phone)
    const replaced = patched({ op: 'replace', path: 'phoneNumbers', value: phoneNumbers })
    expect(replaced).toEqual(phone === undefined ? {} : { phone })
  })

  test.each([
    [undefined, ''],
    [[{ type: 'work', value: '907 555 0134' }], ''],
    [{ type: 'work' }, ''],
    [[{ type: 'mobile', value: '907 555 0199' }], undefined],
    [[{ value: '907 555 0199' }], undefined],
  ])('a remove of %j takes the work number away where it is %j', (value, phone) => {
    const removed = patched({ op: 'remove', path: 'phoneNumbers', value })
    expect(removed).toEqual(phone === undefined ? {} : { phone })
    expect(patched({ op: 'remove', path: 'emails', value })).toEqual(
      phone === undefined ? {} : { email: '' },
    )
  })

  test('what cannot be kept of it keeps no leaver of the day from being written', () => {
    const said = saidOf({
      ...{ active: false, userType: { code: 7 }, phoneNumbers: [{ type: 'work' }] },
      [enterprise]: { organization: 'Ac\0me' },
    })
    expect(Object.fromEntries(said)).toEqual({ isActive: false })
    const sent = (organization: unknown) =>
      saidOf({ [enterprise]: { organization } }).get('companyName')
    expect(sent('x'.repeat(120))).toBe('x'.repeat(100))
    expect(sent(`x${'\u{1F6E2}'.repeat(60)}`)).toBe(`x${'\u{1F6E2}'.repeat(49)}`)
    expect(sent(' Acme\n Field ')).toBe('Acme Field')
    expect(sent({ id: 1 })).toBeUndefined()
    expect(sent(null)).toBe('')
    expect(saidOf({ phoneNumbers: `5551234${' '.repeat(100)}x1` }).has('phone')).toBe(false)
  })
})
