import { expect, test } from 'vitest'
import { hoursAndMinutes } from './lost-time.ts'

test.each([
  [0, '0:00'],
  [0.25, '0:15'],
  [4.5, '4:30'],
  // A minute is a sixtieth, of which two decimals say less than the whole.
  [0.02, '0:01'],
  [1.99, '1:59'],
  // 59.7 minutes are an hour, not sixty minutes.
  [0.995, '1:00'],
  [120, '120:00'],
])('%d hours are %s', (hours, words) => {
  expect(hoursAndMinutes(hours)).toBe(words)
})
