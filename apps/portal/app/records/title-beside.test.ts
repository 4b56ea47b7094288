import { expect, test } from 'vitest'
import { phoneOf } from '../ui/phone.ts'
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

test.each([
  ['+1 907 555 0134', 'tel:+19075550134'],
  ['907-555-0134 ext. 12', 'tel:9075550134,12'],
])('%s is dialled as %s', (text, href) => expect(phoneOf(text)).toEqual({ text, href }))
