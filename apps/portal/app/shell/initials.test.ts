import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dana Okafor', 'DO'],
  ['Aurelio Santamaría-Whitfield', 'AS'],
  ['Élodie de la Cruz', 'ÉC'],
  ['  Wade   Kowalczyk ', 'WK'],
  ['Sukarno', 'S'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('writes %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
