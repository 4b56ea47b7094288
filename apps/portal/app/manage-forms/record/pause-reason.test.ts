import { expect, test } from 'vitest'
import { pauseReason } from './pause-reason.ts'

const why = 'Unsafe question'
const [edit, pause, resume] = [
  { action: 'edit', reason: null },
  { action: 'pause', reason: why },
  { action: 'resume', reason: null },
]

test.each([
  ['of the newest pause', 0, [edit, pause, resume, { ...pause, reason: 'Long ago' }], why],
  [
    'of none, where it came out of the archive since',
    0,
    [{ action: 'restore', reason: null }, pause],
    null,
  ],
  ['of none, where an older part is shown', 50, [pause], null],
  ['of none, where no pause is in this part', 0, [edit], null],
])('is the reason %s', (_, offset, data, reason) => {
  expect(pauseReason({ data, offset })).toBe(reason)
})
