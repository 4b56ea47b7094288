import { describe, expect, test } from 'vitest'
import { person, personSummary, sessionUser } from './person.ts'
import { personLabel } from './person-label.ts'

const full = {
  personId: '01JY0000000000000000000001',
  fullName: 'Ada Quill',
  firstName: 'Ada',
  lastName: 'Quill',
  employeeTitle: 'Pump Operator',
  position: null,
  employeeEmail: 'ada.quill@holdpoint.example',
  hireDate: '2024-02-29',
  profileImage: null,
  isSSE: true,
}

describe('person', () => {
  test('takes a whole person', () => {
    expect(person.parse(full)).toEqual(full)
  })

  test.each([
    ['an empty id', { personId: '' }],
    ['a number for an id', { personId: 7 }],
    ['a day that does not exist', { hireDate: '2023-02-29' }],
    ['a time of hire', { hireDate: '2024-02-29T00:00:00Z' }],
    ['no SSE flag', { isSSE: undefined }],
  ])('refuses %s', (_, change) => {
    expect(person.safeParse({ ...full, ...change }).success).toBe(false)
  })

  test('shrinks to what a comment carries', () => {
    expect(Object.keys(personSummary.parse(full)).sort()).toEqual([
      'employeeTitle',
      'firstName',
      'fullName',
      'lastName',
      'personId',
      'profileImage',
    ])
  })
})

describe('sessionUser', () => {
  const user = {
    personId: '01JY0000000000000000000001',
    name: 'Ada Quill',
    firstName: 'Ada',
    employeeType: null,
    profileImage: null,
  }

  test('takes the five fields of the specification', () => {
    expect(sessionUser.parse(user)).toEqual(user)
  })

  test('refuses a user without a name', () => {
    expect(sessionUser.safeParse({ ...user, name: undefined }).success).toBe(false)
  })
})

describe('personLabel', () => {
  test.each([
    ['Ada Quill', 'A', 'Q', 'Ada Quill'],
    [' Ada Quill ', 'A', 'Q', 'Ada Quill'],
    ['', 'Ada', 'Quill', 'Ada Quill'],
    [' ', 'Ada', '', 'Ada'],
    ['', ' ', 'Quill', 'Quill'],
    ['', '', '', 'Unnamed person'],
  ])('of %j, %j, %j is %j', (fullName, firstName, lastName, label) => {
    expect(personLabel({ fullName, firstName, lastName })).toBe(label)
  })
})
