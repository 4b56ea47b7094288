import { describe, expect, test } from 'vitest'
import { BodyRefused, readSmallBody } from './read-body.ts'
import { type StreamedInit } from './streamed-request.ts'

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const init: StreamedInit = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/', init)
}

function chunks(count: number, onPull: () => void = () => undefined): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      onPull()
      sent += 1
      controller.enqueue(new Uint8Array(1024))
      if (sent === count) {
        controller.close()
      }
    },
  })
}

async function reasonOf(reading: Promise<Uint8Array>): Promise<string> {
  return await reading.then(
    () => 'read',
    (error: unknown) => (error instanceof BodyRefused ? error.reason : String(error)),
  )
}

describe('small bodies', () => {
  test('are read whole', async () => {
    expect((await readSmallBody(post(chunks(5)))).byteLength).toBe(5 * 1024)
  })

  test('that say they are too large are not read at all', async () => {
    let pulls = 0
    const stream = chunks(5, () => (pulls += 1))
    const request = post(stream, { 'Content-Length': '999999' })
    expect(await reasonOf(readSmallBody(request, { bytesMax: 2048 }))).toBe('too large')
    // A stream makes its first chunk before anybody asks.
    expect(pulls).toBeLessThanOrEqual(1)
  })

  test('that come in chunks are read no further than the limit', async () => {
    let pulls = 0
    const stream = chunks(1000, () => (pulls += 1))
    expect(await reasonOf(readSmallBody(post(stream), { bytesMax: 4096 }))).toBe('too large')
    expect(pulls).toBeLessThan(10)
  })

  test('that never end are given up', async () => {
    const endless = new ReadableStream<Uint8Array>()
    expect(await reasonOf(readSmallBody(post(endless), { waitMs: 20 }))).toBe('too slow')
  })

  test('that break off are told apart from whole ones', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('gone')),
    })
    expect(await reasonOf(readSmallBody(post(broken)))).toBe('broken off')
  })

  test('may be missing', async () => {
    const request = new Request('http://localhost/', { method: 'POST' })
    expect((await readSmallBody(request)).byteLength).toBe(0)
  })
})
