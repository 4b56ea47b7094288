import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { waitingFor } from './waiting.server.ts'

const context = { timeZone: 'UTC' } as AppLoadContext

test('where nothing waits nothing is said', async () => {
  const waiting = await waitingFor(context, async ({ timeZone }) => ({
    '/made-up/reviews': timeZone.length,
    '/made-up/loto': 0,
  }))
  expect(waiting).toEqual({ '/made-up/reviews': 3 })
})

test('a count that fails takes no page with it', async () => {
  expect(await waitingFor(context, () => Promise.reject(new Error('no answer')))).toEqual({})
})
