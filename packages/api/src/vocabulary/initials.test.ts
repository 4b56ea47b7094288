import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dana Okafor', 'DO'],
  ['Aurelio Santamaría-Whitfield', 'AS'],
  ['Élodie de la Cruz', 'ÉC'],
  ['  Wade   Kowalczyk ', 'WK'],
  ['Sukarno', 'S'],
  ['𝒜da Lovelace', '𝒜L'],
  ["Mary-Kate O'Neill", 'MO'],
  ['Željko Đurić (crew 4)', 'ŽC'],
  ['Kim Ås 4', 'KÅ'],
  ['李 小龙', '李小'],
  ['', ''],
])('writes %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
