import { expect, test } from 'vitest'
import { isKey, keyFor } from './keys.ts'

test.each<[string, readonly string[], string]>([
  ['Wellhead pressure', [], 'wellhead_pressure'],
  ['  Is the rail – really – closed?  ', [], 'is_the_rail_really_closed'],
  ['Überdruck, max.', [], 'uberdruck_max'],
  ['Größe (Ø)', [], 'grosse_o'],
  ['2nd barrier', [], 'nd_barrier'],
  ['42', [], 'question'],
  ['安全', [], 'question'],
  ['', ['question'], 'question_2'],
  ['Crew', ['crew', 'crew_2'], 'crew_3'],
  ['Constructor', [], 'constructor_2'],
  ['a'.repeat(80), [], 'a'.repeat(64)],
  ['a'.repeat(80), ['a'.repeat(64)], `${'a'.repeat(62)}_2`],
  [`${'a'.repeat(63)} b`, [], 'a'.repeat(63)],
])('keyFor %j beside %j is %s', (text, taken, key) => {
  expect(keyFor(text, taken)).toBe(key)
  expect(isKey(key)).toBe(true)
})

test('what has no letters may be called something else than a question', () => {
  expect(keyFor('!', ['section'], 'section')).toBe('section_2')
})
