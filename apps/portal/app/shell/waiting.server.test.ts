import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { waitingFor } from './waiting.server.ts'

const context = { timeZone: 'UTC' } as AppLoadContext

test('each area counts for its own place; where nothing waits nothing is said', async () => {
  const waiting = await waitingFor(context, {
    '/made-up/reviews': async ({ timeZone }) => timeZone.length,
    '/made-up/loto': async () => 0,
  })
  expect(waiting).toEqual({ '/made-up/reviews': 3 })
})

test('a count that fails takes no page and no other count with it', async () => {
  const waiting = await waitingFor(context, {
    '/made-up/reviews': () => Promise.reject(new Error('no answer')),
    '/made-up/actions': async () => 6,
  })
  expect(waiting).toEqual({ '/made-up/actions': 6 })
})
