import { expect, test } from 'vitest'
import { asJson } from './as-json.ts'

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  ['a', '"a"'],
  [[1, 2], '[\n  1,\n  2\n]'],
  [{ on: () => true }, '{\n  "on": "[function]"\n}'],
  [{ names: new Map() }, '{\n  "names": "[Map]"\n}'],
  [{ big: 3n }, '{\n  "big": "3"\n}'],
])('writes %o', (value, text) => {
  expect(asJson(value)).toBe(text)
})

test('stops where a thing holds itself, and not where it only comes twice', () => {
  const one = { name: 'one' }
  const ring: Record<string, unknown> = { first: one, second: one }
  ring['self'] = ring
  expect(JSON.parse(asJson(ring))).toEqual({ first: one, second: one, self: '[around]' })
})
