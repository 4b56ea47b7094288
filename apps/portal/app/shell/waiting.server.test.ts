import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { waitingFor } from './waiting.server.ts'

const now = () => new Date(7000)
const context = { timeZone: 'UTC', now } as AppLoadContext

test('where nothing waits nothing is said', async () => {
  const waiting = await waitingFor(context, async ({ timeZone }) => ({
    waiting: { '/made-up/reviews': timeZone.length, '/made-up/loto': 0 },
    critical: [],
  }))
  expect(waiting).toEqual({
    ...{ waiting: { '/made-up/reviews': 3 }, critical: [], countedAt: 7000 },
  })
})

test.each([
  ['fails', () => Promise.reject(new Error('no answer'))],
  ['is refused', () => Promise.resolve(null)],
])('a count that %s takes no page with it, and is older than any other', async (_what, count) => {
  expect(await waitingFor(context, count)).toMatchObject({ waiting: {}, countedAt: 0 })
})
