import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test('the greeting names the address and the people in a block with straight edges', () => {
  const demo = {
    password: 'open-sesame',
    people: [
      { role: 'employee', email: 'employee@holdpoint.example', name: 'Ada Moss' },
      { role: 'admin', email: 'admin@holdpoint.example', name: 'Bo Li' },
    ],
  }
  const text = greeting('http://localhost:3000', demo, undefined)
  expect(text).toContain('Holdpoint is at http://localhost:3000')
  expect(text).toContain('open-sesame')
  expect(text).toContain('admin@holdpoint.example     Bo Li, admin')
  expect(new Set(text.split('\n').map((line) => line.length)).size).toBe(1)
})

test('without a demo world it names nobody', () => {
  expect(greeting('https://holdpoint.example', null, undefined).split('\n')).toHaveLength(3)
})

test('before the first day is over it says how it is set up', () => {
  expect(greeting('https://holdpoint.example', null, 'ABCD-EFGH-JKMN')).toContain(
    'Set it up at https://holdpoint.example/setup with the code ABCD-EFGH-JKMN',
  )
})
