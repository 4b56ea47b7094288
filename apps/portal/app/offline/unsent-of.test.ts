import { expect, test } from 'vitest'
import { firstUnsent } from './unsent-of.ts'

const about = { title: 'Statement', visit: 'v', at: 1 }
const records = [
  { id: 'p', value: { json: { kind: 'photo', formId: 'e2', ...about }, bytes: new Uint8Array() } },
  { id: 'v', value: { json: { kind: 'answers', formId: 'e3', ...about, batches: [] } } },
]
const store = { all: async () => records }

test('finds the first form of which answers or a photo wait, and none where nothing does', async () => {
  expect(await firstUnsent(store, ['e1', 'e2', 'e3'])).toBe('e2')
  expect(await firstUnsent(store, ['e3'])).toBe('e3')
  expect(await firstUnsent(store, ['e1'])).toBeUndefined()
})
