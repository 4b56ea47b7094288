import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
let secureEntry: TestEntry
beforeAll(async () => {
  entry = await openTestEntry()
  secureEntry = await openTestEntry({ publicOrigin: 'https://holdpoint.example' })
})
afterAll(async () => {
  await entry.close()
  await secureEntry.close()
})

/** What changes from answer to answer is named, everything else is held letter for letter. */
function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    [...response.headers].map(([name, value]) => [
      name,
      value.replace(/nonce-[\w+/]{22}==/g, 'nonce-N').replace(/^[0-9A-Z]{26}$/, 'ULID'),
    ]),
  )
}

const everywhere = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'ULID',
}
const ofPages = {
  ...everywhere,
  'content-security-policy':
    "default-src 'self'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; connect-src 'self'; worker-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
}
const ofData = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

describe('the headers of every answer', () => {
  test('of a page', async () => {
    expect(headersOf(await entry.send('/my-forms'))).toEqual(ofPages)
  })

  test('of a call', async () => {
    expect(headersOf(await entry.send('/api/v1/login-settings'))).toEqual({
      ...ofData,
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    })
  })

  test.each([
    ['/x', 'TRACK', 405],
    ['/x', 'PUT', 405],
    ['/assets/none.js', 'GET', 404],
    ['/x', 'POST', 403],
  ])('of a refusal: %s %s', async (path, method, status) => {
    const response = await entry.app.request(
      Object.defineProperty(new Request(`http://localhost:3000${path}`), 'method', {
        value: method,
      }),
    )
    expect(response.status).toBe(status)
    const { allow, ...headers } = headersOf(response)
    expect(headers).toEqual(ofPages)
    expect(allow === undefined).toBe(status !== 405)
  })

  test('of the signs of life', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await entry.send(path)
      expect(response.status).toBe(200)
      expect(headersOf(response)).toEqual({
        ...ofData,
        'content-type': 'application/json',
        vary: 'Accept-Encoding',
      })
    }
  })

  test('of what breaks', async () => {
    entry.renderWith(() => {
      throw new Error('broken page')
    })
    const response = await entry.send('/x')
    entry.renderWith(() => new Response(''))
    expect(response.status).toBe(500)
    expect(headersOf(response)).toEqual(ofPages)
    expect(await response.text()).not.toContain('broken page')
  })

  test('over https browsers are told to stay there', async () => {
    const response = await secureEntry.send('/my-forms')
    expect(headersOf(response)).toEqual({
      ...ofPages,
      'strict-transport-security': 'max-age=31536000',
    })
  })

  test('each answer has a nonce of its own, which its page is given', async () => {
    const nonces = new Set<string>()
    entry.renderWith(
      ({ context }) => new Response(context.nonce, { headers: { 'Content-Type': 'text/html' } }),
    )
    for (let count = 0; count < 20; count += 1) {
      const response = await entry.send('/')
      const nonce = await response.text()
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(20)
  })

  test('an answer’s own stricter policy stays', async () => {
    entry.renderWith(
      () =>
        new Response('x', {
          headers: { 'Content-Security-Policy': 'sandbox', 'Cache-Control': 'private' },
        }),
    )
    const { headers } = await entry.send('/x')
    expect(headers.get('Content-Security-Policy')).toBe('sandbox')
    expect(headers.get('Cache-Control')).toBe('private')
  })
})

describe('answers', () => {
  test.each(['br', 'gzip'] as const)(
    'are compressed where that is worth it: %s',
    async (encoding) => {
      const text = 'All work and no play. '.repeat(200)
      entry.renderWith(() => new Response(text, { headers: { 'Content-Type': 'text/html' } }))
      const packed = await entry.send('/', { headers: { 'Accept-Encoding': encoding } })
      expect(packed.headers.get('Content-Encoding')).toBe(encoding)
      const bytes = Buffer.from(await packed.arrayBuffer())
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
      expect(unpack(bytes).toString()).toBe(text)
      const plain = await entry.send('/')
      expect(plain.headers.get('Content-Encoding')).toBeNull()
      expect(await plain.text()).toBe(text)
    },
  )

  test('that know their length pass as they are', async () => {
    const text = 'x'.repeat(5000)
    const headers = { 'Content-Type': 'text/css', 'Content-Length': '5000' }
    entry.renderWith(() => new Response(text, { headers }))
    const response = await entry.send('/', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(response.headers.get('Content-Length')).toBe('5000')
    expect(await response.text()).toBe(text)
  })

  test('pictures and events pass as they are', async () => {
    for (const type of ['image/jpeg', 'text/event-stream', 'application/octet-stream']) {
      entry.renderWith(() => new Response('x'.repeat(5000), { headers: { 'Content-Type': type } }))
      const response = await entry.send('/', { headers: { 'Accept-Encoding': 'gzip' } })
      expect(response.headers.get('Content-Encoding')).toBeNull()
    }
  })

  test('a redirect keeps its place and its cookies', async () => {
    entry.renderWith(({ context }) => {
      const headers = new Headers({ Location: '/my-forms' })
      headers.append('Set-Cookie', context.signInCookie('x'.repeat(43), { keepSignedIn: true }))
      headers.append('Set-Cookie', 'flash=1')
      context.mintFormKey()
      return new Response(null, { status: 302, headers })
    })
    const response = await entry.send('/login', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(),
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/my-forms')
    expect(response.headers.getSetCookie()).toHaveLength(3)
  })
})
