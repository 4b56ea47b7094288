import { describe, expect, test } from 'vitest'
import { compressed } from './compression.ts'

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
