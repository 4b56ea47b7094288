import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '@holdpoint/api'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
beforeAll(async () => {
  entry = await openTestEntry()
})
afterAll(() => entry.close())

describe('/api/openapi.json', () => {
  test('holds every call, without asking who reads it', async () => {
    const response = await entry.send('/api/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    const { openapi, paths } = await response.json()
    expect(openapi).toMatch(/^3\.1\./)
    const missing = allCalls().filter(
      ({ path, method, name }) => paths[path]?.[method.toLowerCase()]?.operationId !== name,
    )
    expect(missing).toEqual([])
  })

  test('is sent once: whoever has it is told that it is the same', async () => {
    const first = await entry.send('/api/openapi.json')
    const etag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache')
    const again = await entry.send('/api/openapi.json', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('is packed where the reader can unpack it', async () => {
    const plain = await (await entry.send('/api/openapi.json')).text()
    const response = await entry.send('/api/openapi.json', {
      headers: { 'Accept-Encoding': 'br' },
    })
    const packed = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(packed.byteLength))
    expect(packed.byteLength).toBeLessThan(plain.length / 8)
    expect(brotliDecompressSync(packed).toString()).toBe(plain)
  })

  test('answers HEAD without a body, and nothing but readings', async () => {
    const head = await entry.send('/api/openapi.json', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('ETag')).not.toBeNull()
    expect(await head.text()).toBe('')
    const post = await entry.send('/api/openapi.json', { method: 'POST' })
    expect(post.status).toBeGreaterThanOrEqual(400)
  })
})

describe('/api/docs', () => {
  test('lists every call without a script', async () => {
    const response = await entry.send('/api/docs')
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const { method, path } of allCalls()) {
      expect(html).toContain(`<code>${method} /api/v1${path}</code>`)
    }
    expect(html).toContain('href="/api/openapi.json"')
  })

  test('runs under a policy of its own, which lets in nothing from elsewhere', async () => {
    const { headers } = await entry.send('/api/docs')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('names its files by their content, and each of them is there', async () => {
    const html = await (await entry.send('/api/docs')).text()
    const addresses = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, address]) => address ?? '',
    )
    expect(addresses.map((address) => address.replace(/-[\w-]{8}\./, '.'))).toEqual([
      '/assets/swagger-ui.css',
      '/assets/reference.css',
      '/assets/swagger-ui.js',
      '/assets/reference.js',
    ])
    for (const address of addresses) {
      const response = await entry.send(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/(?:css|javascript);/)
      expect(await response.text()).not.toContain('sourceMappingURL')
    }
    expect((await entry.send('/assets/swagger-ui-00000000.js')).status).toBe(404)
  })
})
