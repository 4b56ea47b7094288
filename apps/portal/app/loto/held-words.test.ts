import { expect, test } from 'vitest'
import { heldWords, minutesSince } from './held-words.ts'

test.each([
  [0, false, '0 h 00 min'],
  [48, false, '0 h 48 min'],
  [785, true, '13 h 05 min, over 12 h'],
])('a lock that is on for %d minutes', (minutes, isLong, said) => {
  expect(heldWords(minutes, isLong)).toBe(said)
})

test('the clock of a server that is a little ahead makes no time before now', () => {
  const now = new Date('2026-11-26T05:00:00Z')
  expect(minutesSince('2026-11-26T03:29:30Z', now)).toBe(90)
  expect(minutesSince('2026-11-26T05:00:09Z', now)).toBe(0)
})
