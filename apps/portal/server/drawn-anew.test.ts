import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindClient } from '@holdpoint/api'
import { drawingOnly, isDrawnAnew } from './drawn-anew.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
beforeAll(async () => {
  entry = await openTestEntry()
})
afterAll(() => entry.close())

const called: string[] = []
const api = bindClient(async ({ name }) => {
  called.push(name)
  return { status: 200, content: null, message: '', requestId: 'r' }
})

test('a form that is only drawn anew asks what it needs and changes nothing', async () => {
  const drawing = drawingOnly(api)
  await drawing.people.search({ search: 'Ann' })
  const saved = drawing.messages.removeText(
    { messageId: 'm', language: 'es' },
    { idempotencyKey: 'k' },
  )
  await expect(saved).rejects.toThrow('must not call messages.removeText')
  expect(called).toEqual(['people.search'])
})

test('a button of rows says so, and no other button', () => {
  expect(isDrawnAnew(new URLSearchParams({ __intent__: '{}', intent: 'save' }))).toBe(true)
  expect(isDrawnAnew(new URLSearchParams({ intent: 'save' }))).toBe(false)
})

test.each([
  ['a form that is drawn anew cannot save', '__intent__=%7B%7D&intent=save', 'rejected'],
  ['any other can', 'intent=save', 'fulfilled'],
])('in front of its page, %s', async (_what, body, came) => {
  entry.seen.length = 0
  const headers = {
    ...{ 'Content-Type': 'application/x-www-form-urlencoded' },
    ...{ 'Sec-Fetch-Site': 'same-origin' },
  }
  await entry.send('/messages/m1', { method: 'POST', headers, body })
  const saving = entry.seen[0]?.context.api.messages.removeText(
    { messageId: 'm1', language: 'es' },
    { idempotencyKey: 'key-of-a-form' },
  )
  const [{ status } = { status: 'none' }] = await Promise.allSettled([saving])
  expect(status).toBe(came)
})
