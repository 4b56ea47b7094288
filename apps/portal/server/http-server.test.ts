import { connect } from 'node:net'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createHttpServer,
  listen,
  listenerOf,
  PortUnavailable,
  refuseTakenPort,
} from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
let server: Server
let port: number
beforeAll(async () => {
  entry = await openTestEntry()
  server = createHttpServer()
  server.on('request', listenerOf(entry.app))
  port = await listen(server, 0, '127.0.0.1')
})
afterAll(async () => {
  await orderlyStop({ server, closeRest: () => entry.close() })()
})

/** Sends bytes as they are and answers what came back until the connection ended. */
function raw(text: string, { thenEnd = true } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      if (thenEnd) {
        socket.end()
      }
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
  })
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe('over a real connection', () => {
  test('an address of half a megabyte is read', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/my-forms?ids=${'1,'.repeat(250_000)}`)
    expect(response.status).toBe(200)
    expect(entry.seen.at(-1)?.request.url).toHaveLength(
      500_000 + 'http://127.0.0.1:/my-forms?ids='.length + String(port).length,
    )
  })

  test('one of two megabytes is refused', async () => {
    expect(
      statusOf(
        await raw(`GET /?${'a'.repeat(2 * 1024 * 1024)} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      ),
    ).toBe(431)
  })

  test.each([
    ['TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['PROPFIND / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['GET /a\\..\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['GET http://[bad HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['nonsense\r\n\r\n', 400],
  ])('%j is answered with %i', async (text, status) => {
    expect(statusOf(await raw(text))).toBe(status)
  })

  test('a body in chunks is cut off at the limit', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    const head =
      'POST /x HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n\r\n'
    const before = entry.seen.length
    const answer = await raw(head + chunk.repeat(40), { thenEnd: false })
    expect(statusOf(answer)).toBe(413)
    expect(entry.seen).toHaveLength(before)
  })

  test('a length that says too much is refused before a byte of the body', async () => {
    const head =
      'POST /x HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 104857600\r\n\r\n'
    const answer = await raw(head, { thenEnd: false })
    expect(statusOf(answer)).toBe(413)
  })

  test('the program is not named', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`)
    expect(headers.get('Server')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  test('a page knows the address that it was asked from', async () => {
    await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': '10.9.8.7' } })
    const { context } = entry.seen.at(-1) ?? {}
    expect(context?.publicOrigin).toBe(`http://127.0.0.1:${port}`)
  })
})

describe('a port', () => {
  test('that is taken is told in a sentence with the remedy', async () => {
    const taken = refuseTakenPort(port, '127.0.0.1')
    await expect(taken).rejects.toThrow(PortUnavailable)
    await expect(taken).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`,
    )
  })

  test('of an address that is not this machine is told in a sentence', async () => {
    await expect(refuseTakenPort(0, '192.0.2.1')).rejects.toThrow('HOST is 192.0.2.1')
  })
})
