import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressed, textAnswer } from './compression.ts'

const long = 'All work and no play. '.repeat(200)

function request(acceptEncoding?: string): Request {
  const headers = acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding }
  return new Request('http://localhost:3000/x', { headers })
}

function answer(type = 'application/json'): Response {
  return new Response(long, { headers: { 'Content-Type': type } })
}

describe('an answer', () => {
  test.each([
    ['nothing', undefined],
    ['nothing that is on offer', 'deflate, zstd'],
    ['none of both', 'br;q=0, gzip;q=0'],
  ])('passes untouched where the client accepts %s', async (_what, acceptEncoding) => {
    const given = answer()
    const passed = await compressed(request(acceptEncoding), given)
    expect(passed).toBe(given)
    expect(passed.bodyUsed).toBe(false)
    // A cache in between must know that others may get it compressed.
    expect(passed.headers.get('Vary')).toBe('Accept-Encoding')
    expect(passed.headers.get('Content-Encoding')).toBeNull()
  })

  test('that is no text passes untouched', async () => {
    const given = answer('image/png')
    expect(await compressed(request('br'), given)).toBe(given)
    expect(given.headers.get('Vary')).toBeNull()
  })

  test('without a body has nothing to compress', async () => {
    const given = new Response(null, { headers: { 'Content-Type': 'application/json' } })
    expect(await compressed(request('br'), given)).toBe(given)
    expect(given.headers.get('Content-Encoding')).toBeNull()
  })
})

describe('a text in one piece', () => {
  // Below and above what is compressed at once.
  const texts = { small: long, large: `${long}\u2026`.repeat(20) }
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

  async function answered(text: string, acceptEncoding?: string, method = 'GET') {
    const asked = new Request(request(acceptEncoding), { method })
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
    return await compressed(asked, await textAnswer(asked, text, { status: 418, headers }))
  }

  for (const [size, text] of Object.entries(texts)) {
    test.each(['br', 'gzip'] as const)(`comes as %s, ${size}`, async (encoding) => {
      const answer = await answered(text, encoding)
      expect(answer.status).toBe(418)
      expect(answer.headers.get('Content-Encoding')).toBe(encoding)
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(unpack[encoding](bytes).toString()).toBe(text)
    })

    test(`comes as it is to whoever accepts nothing, ${size}`, async () => {
      const answer = await answered(text)
      expect(answer.headers.get('Content-Encoding')).toBeNull()
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
      expect(await answer.text()).toBe(text)
    })
  }

  test('is left as it is where only its head is asked for', async () => {
    const answer = await answered(long, 'br', 'HEAD')
    expect(answer.headers.get('Content-Encoding')).toBeNull()
  })

  test('too short to gain anything comes as it is', async () => {
    const answer = await answered('Hold the point', 'br')
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(await answer.text()).toBe('Hold the point')
  })
})
