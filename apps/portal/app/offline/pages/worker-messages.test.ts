import { expect, test } from 'vitest'
import { toKeepMessage } from './worker-messages.ts'

const message = {
  kind: 'keep',
  personId: 'p',
  addresses: ['https://a.example/my-forms'],
  afterMs: 0,
  answer: 'r-1',
}

test('a message of a page is read', () => {
  expect(toKeepMessage(message)).toEqual(message)
})

test.each([
  null,
  'keep',
  {},
  { ...message, kind: 'other' },
  { ...message, addresses: [1] },
  { ...message, personId: undefined },
  { ...message, afterMs: '0' },
  { ...message, answer: undefined },
])('%j is none', (data) => {
  expect(toKeepMessage(data)).toBeUndefined()
})
