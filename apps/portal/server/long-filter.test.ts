import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer, listen, listenerOf } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'
import { own, seedSite, sessionToken } from './test-site.ts'

// A filter may name 9,999 ids (spec 9), each as long as those that the server gives.
const formIds = Array.from(
  { length: 9999 },
  (_, place) => `01JNKQ2Z8XW5T7RDBQ8M${String(place).padStart(6, '0')}`,
)

let entry: TestEntry
let server: Server
let api: string

beforeAll(async () => {
  entry = await openTestEntry({ publicOrigin: own, seed: seedSite })
  server = createHttpServer()
  server.on('request', listenerOf(entry.app))
  api = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/api/v1`
})
afterAll(() => orderlyStop({ server, closeRest: () => entry.close() })())

const headers = {
  'Content-Type': 'application/json',
  Origin: own,
  'Sec-Fetch-Site': 'same-origin',
  Cookie: `__Host-hp=${sessionToken}`,
}

function get(path: string): Promise<Response> {
  return fetch(`${api}${path}`, { headers })
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('a list call whose address names 9,999 forms is answered', async () => {
  const address = `/my-form?section=completed&formIds=${formIds.join()}`
  expect(address.length).toBeGreaterThan(9999 * 26)
  const response = await get(address)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ content: { data: [], totalRecords: 0 } })
  expect((await get(`/my-form?formIds=${formIds.join('%2C')}`)).status).toBe(200)
})

test('one that names one more is refused in words, not by its length', async () => {
  const response = await get(`/my-form?formIds=${[...formIds, 'one-more'].join()}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    problem: { fields: [{ path: 'formIds', message: 'This takes at most 9999 entries.' }] },
  })
})

test('a saved filter of 9,999 forms is kept and answered', async () => {
  const filterObject = [
    { title: 'Wide', type: 'myform', isDefault: false, filterValues: { formIds } },
  ]
  expect((await post('/saved-filters', { filterObject })).status).toBe(200)
  const saved = await get('/saved-filters?type=myform')
  expect(await saved.json()).toMatchObject({
    content: [{ title: 'Wide', filterValues: { formIds } }],
  })
})

test('a filter of 9,999 forms is kept under a short name, which the list takes', async () => {
  const kept = await post('/my-form-filter', { formIds })
  const { content } = await kept.json()
  expect(content.filter).toMatch(/^[\w-]{43}$/)
  const listed = await get(`/my-form?section=completed&filter=${content.filter}`)
  expect(listed.status).toBe(200)
  const opened = await get(`/my-form-filter?filter=${content.filter}`)
  expect(await opened.json()).toMatchObject({ content: { formIds } })
})
