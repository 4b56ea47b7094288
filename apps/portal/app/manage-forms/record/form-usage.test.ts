import { expect, test } from 'vitest'
import { usageFacts } from './form-usage.ts'

const usage = {
  ...{ handedIn: 1204, unfinished: 12, medianMinutes: 6.4, averageScore: 92.4, sentBack: 31 },
}

test('each figure has a line, and what was sent back is set against what was handed in', () => {
  expect(usageFacts(usage)).toEqual([
    { term: 'Handed in', text: '1,204' },
    { term: 'Unfinished', text: '12' },
    { term: 'Time it takes', text: '6 min', more: 'Half of those who hand it in take less.' },
    { term: 'Average score', text: '92%' },
    { term: 'Sent back', text: '31', more: '3% of those handed in' },
  ])
})

test('what is not known is left out', () => {
  const begun = { handedIn: 0, unfinished: 2, medianMinutes: null, averageScore: null, sentBack: 0 }
  expect(usageFacts(begun).map(({ term }) => term)).toEqual([
    'Handed in',
    'Unfinished',
    'Sent back',
  ])
  expect(usageFacts({ ...begun, unfinished: 0 })).toEqual([])
})

test.each([
  [0.4, 'Under a minute'],
  [59.6, '1 h'],
  [60, '1 h'],
  [101, '1 h 41 min'],
])('a median of %d minutes is %s', (medianMinutes, text) => {
  expect(usageFacts({ ...usage, medianMinutes })[2]?.text).toBe(text)
})
