import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { loader } from './route.tsx'

let entry: TestEntry

beforeAll(async () => {
  entry = await openTestEntry({ world: 'demo' })
}, 120_000)
afterAll(() => entry.close())

async function tokenOf(role: 'employee' | 'colleague'): Promise<string> {
  const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
  const nobody = await entry.parts.api.callerOf(undefined, origin)
  const reply = await nobody
    .client('UTC')
    .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
  if (reply.status !== 200) {
    throw new Error('The demo person cannot sign in.')
  }
  return reply.content.accessToken
}

async function asked(headers: Record<string, string>): Promise<Response> {
  await entry.send('/device-key', { headers })
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error('The request did not arrive at the page.')
  }
  const { request, context } = seen
  return loader({ request, context: context as AppLoadContext, params: {} })
}

describe('the address of the device key', () => {
  test('hands nothing to somebody who is not signed in', async () => {
    const response = await asked({})
    expect(response.status).toBe(401)
    expect(await response.json()).toBeNull()
  })

  test('hands nothing to a token that came without the cookie', async () => {
    const response = await asked({ Authorization: `Bearer ${await tokenOf('employee')}` })
    expect(response.status).toBe(401)
  })

  test('hands nothing to a page of another site', async () => {
    const response = await asked({
      Cookie: `hp=${await tokenOf('employee')}`,
      'Sec-Fetch-Site': 'cross-site',
    })
    expect(response.status).toBe(401)
  })

  test('hands a person the same secret in every session, and nobody may keep the answer', async () => {
    const answers = await Promise.all(
      (['employee', 'employee', 'colleague'] as const).map(async (role) => {
        const response = await asked({ Cookie: `hp=${await tokenOf(role)}` })
        expect(response.headers.get('Cache-Control')).toBe('no-store')
        return (await response.json()) as { personId: string; secret: string }
      }),
    )
    const [first, again, other] = answers
    expect(again).toEqual(first)
    expect(other?.secret).not.toBe(first?.secret)
    expect(other?.personId).not.toBe(first?.personId)
  })
})
