import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionInfo } from '@holdpoint/api'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { seedSite, sessionToken } from '../../../server/test-site.ts'
import { loadLookups } from './lookups.server.ts'

let entry: TestEntry
let session: SessionInfo

beforeAll(async () => {
  entry = await openTestEntry({ seed: seedSite })
  const reply = await (await client()).auth.session({})
  if (reply.status !== 200) {
    throw new Error('Nobody is signed in.')
  }
  session = reply.content
})
afterAll(() => entry.close())

async function client(token?: string) {
  const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: true }
  const caller = await entry.parts.api.callerOf(token ?? sessionToken, origin)
  return caller.client('UTC')
}

const after = (milliseconds: number) => () => new Date(Date.UTC(2026, 10, 21) + milliseconds)
const minutes = 60_000

test('master data that could not be had is asked for again at once', async () => {
  const nobody = { api: await client('x'.repeat(43)), now: after(0) }
  expect(await loadLookups(nobody, session)).toBeNull()
  expect(await loadLookups({ ...nobody, api: await client() }, session)).not.toBeNull()
})

test('master data is asked for again after five minutes, and not before', async () => {
  const api = await client()
  const first = await loadLookups({ api, now: after(60 * minutes) }, session)
  expect(first?.countries).toEqual([])
  expect(await loadLookups({ api, now: after(65 * minutes - 1) }, session)).toBe(first)
  expect(await loadLookups({ api, now: after(65 * minutes) }, session)).not.toBe(first)
})

test('what one person was answered is no answer to another', async () => {
  const api = await client()
  const now = after(120 * minutes)
  const other = { ...session, user: { ...session.user, personId: 'p-2' } }
  expect(await loadLookups({ api, now }, other)).not.toBe(await loadLookups({ api, now }, session))
})
