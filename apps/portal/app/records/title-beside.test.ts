import { expect, test } from 'vitest'
import { choiceOf } from './choices.ts'
import { titleBeside } from './title-beside.ts'

test.each([
  [{ employeeTitle: 'Operator', contractorOf: 'Acme' }, 'Contractor · Acme, Operator'],
  [{ employeeTitle: null, contractorOf: '' }, 'Contractor'],
  [{ employeeTitle: 'Operator', contractorOf: null }, 'Operator'],
  [{}, null],
])('of %j it says %j beside a name', (person, said) => {
  expect(titleBeside(person)).toBe(said)
  expect(choiceOf({ personId: 'p', fullName: 'Bo', ...person }).detail).toBe(said)
})
