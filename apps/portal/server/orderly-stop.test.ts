import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { listen } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'

async function openSlow(answerAfterMs: number): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    setTimeout(() => response.end(`answered ${request.url}`), answerAfterMs)
  })
  const port = await listen(server, 0, '127.0.0.1')
  return { server, address: `http://127.0.0.1:${port}` }
}

/** A connection as a browser keeps it, and all that came back over it until it ended. */
async function openRaw(address: string): Promise<{ socket: Socket; said: Promise<string> }> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  const said = once(socket, 'close').then(() => text)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, said }
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: it\r\n\r\n`
const closeNothing = () => Promise.resolve()

describe('an orderly stop', () => {
  test('lets requests under way finish, then closes what they needed', async () => {
    const { server, address } = await openSlow(300)
    const events: string[] = []
    const stopInOrder = orderlyStop({
      server,
      closeRest: async () => {
        events.push('closed')
      },
    })
    server.on('request', (_request, response) => {
      response.on('finish', () => events.push('answered'))
    })
    const asked = fetch(`${address}/slow`)
    await wait(100)
    const stopped = stopInOrder()
    await wait(150)
    await expect(fetch(`${address}/late`)).rejects.toThrow()
    const answer = await asked
    expect(await answer.text()).toBe('answered /slow')
    expect(answer.headers.get('Connection')).toBe('close')
    await stopped
    expect(events).toEqual(['answered', 'closed'])
  })

  test('does not wait for connections that are only kept open', async () => {
    const { server, address } = await openSlow(0)
    await (await fetch(`${address}/once`)).text()
    const started = Date.now()
    await orderlyStop({ server, closeRest: () => Promise.resolve() })()
    expect(Date.now() - started).toBeLessThan(2000)
  })

  test('answers what was given over a kept connection that has not been read yet', async () => {
    const { server, address } = await openSlow(0)
    const { socket, said } = await openRaw(address)
    socket.write(ask('/first'))
    await once(socket, 'data')
    const stopInOrder = orderlyStop({ server, closeRest: closeNothing })
    await wait(50)
    socket.write(ask('/second'))
    await stopInOrder()
    expect(await said).toContain('answered /second')
  })

  test('answers what was given over a connection that has not been accepted yet', async () => {
    const { server, address } = await openSlow(0)
    const stopInOrder = orderlyStop({ server, closeRest: closeNothing })
    const { socket, said } = await openRaw(address)
    socket.write(ask('/new'))
    await stopInOrder()
    expect(await said).toMatch(/Connection: close[^]*answered \/new/)
  })

  test('does not wait for a connection that never asked anything', async () => {
    const { server, address } = await openSlow(0)
    const stopInOrder = orderlyStop({ server, closeRest: closeNothing })
    const { said } = await openRaw(address)
    await wait(50)
    const started = Date.now()
    await stopInOrder()
    expect(Date.now() - started).toBeLessThan(2000)
    expect(await said).toBe('')
  })

  test('ends a stream of events at once', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('retry: 1000\n\n')
    })
    const stopInOrder = orderlyStop({ server, closeRest: () => Promise.resolve() })
    const port = await listen(server, 0, '127.0.0.1')
    const stream = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { Accept: 'text/event-stream' },
    })
    const started = Date.now()
    await stopInOrder()
    expect(Date.now() - started).toBeLessThan(5000)
    await expect(stream.text()).rejects.toThrow()
  })

  test('ends what takes longer than the grace', async () => {
    const { server, address } = await openSlow(60_000)
    const asked = fetch(`${address}/endless`).then(
      () => 'answered',
      () => 'cut off',
    )
    await wait(100)
    await orderlyStop({ server, closeRest: () => Promise.resolve(), graceMs: 200 })()
    expect(await asked).toBe('cut off')
  })
})
