import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
beforeAll(async () => {
  entry = await openTestEntry()
})
afterAll(() => entry.close())
beforeEach(() => {
  entry.seen.length = 0
})

const mebibyte = 1024 * 1024
const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' }

/** A body without a length, as `Transfer-Encoding: chunked` brings it. */
function endless(counter: { bytes: number }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      counter.bytes += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61))
    },
  })
}

describe('bodies', () => {
  test('of up to one megabyte reach the page unchanged', async () => {
    const body = `a=${'b'.repeat(mebibyte - 2)}`
    const headers = { ...fromOurPage, 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await entry.send('/x', { method: 'POST', headers, body })).status).toBe(200)
    expect(entry.seen[0]?.body).toBe(body)
  })

  test.each(['/x', '/api/v1/login'])(
    'one byte more is refused before anybody parses it: %s',
    async (path) => {
      const headers = { ...fromOurPage, 'Content-Type': 'application/json' }
      const body = new Uint8Array(mebibyte + 1)
      const response = await entry.send(path, { method: 'POST', headers, body })
      expect(response.status).toBe(413)
      expect(response.headers.get('Connection')).toBe('close')
      expect(entry.seen).toEqual([])
    },
  )

  test.each(['/x', '/api/v1/login'])(
    'that never end are read no further than the limit: %s',
    async (path) => {
      const counter = { bytes: 0 }
      const headers = { ...fromOurPage, 'Content-Type': 'application/json' }
      const response = await entry.send(path, {
        method: 'POST',
        headers,
        body: endless(counter),
        duplex: 'half',
      })
      expect(response.status).toBe(413)
      expect(counter.bytes).toBeLessThan(2 * mebibyte)
    },
  )

  test.each(['/x', '/api/v1/my-form'])(
    'with files are not read when nobody is signed in: %s',
    async (path) => {
      const counter = { bytes: 0 }
      const headers = { ...fromOurPage, 'Content-Type': 'multipart/form-data; boundary=x' }
      const response = await entry.send(path, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(600 * mebibyte) },
        body: endless(counter),
        duplex: 'half',
      })
      expect(counter.bytes).toBeLessThan(mebibyte)
      if (path === '/x') {
        // The page's own action sends to the sign-in page; it gets a form without anything in it.
        expect(entry.seen[0]?.body).toBe('')
        expect(entry.seen[0]?.request.headers.get('Content-Type')).toBe(
          'application/x-www-form-urlencoded',
        )
      } else {
        expect(response.status).toBe(401)
      }
    },
  )

  test('a call by nobody with a small multipart body is answered by the API', async () => {
    const form = new FormData()
    form.set('formId', '1')
    const response = await entry.send('/api/v1/my-form', {
      method: 'POST',
      headers: fromOurPage,
      body: form,
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ problem: { name: 'not_signed_in' } })
  })
})

describe('what no page reads', () => {
  test.each(['application/json', 'text/plain', 'application/xml'])(
    'is refused by its type: %s',
    async (type) => {
      const headers = { ...fromOurPage, 'Content-Type': type }
      const response = await entry.send('/login', { method: 'POST', headers, body: '{}' })
      expect(response.status).toBe(415)
      expect(entry.seen).toEqual([])
    },
  )

  test.each(['/x', '/api/v1/login-settings'])('is too many headers: %s', async (path) => {
    const response = await entry.send(path, { headers: { 'X-Much': 'x'.repeat(70_000) } })
    expect(response.status).toBe(431)
    expect(await response.text()).toContain('larger than we take')
  })
})
