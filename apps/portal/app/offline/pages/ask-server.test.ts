import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hungMs, lonePageMs, pageAgainMs, pageMs } from '../patience.ts'
import { createAskServer, type AskServer, type StandIns } from './ask-server.ts'

let server: Server
let origin = ''
let answers: 'at once' | 'never' | 'as a gateway' = 'at once'

beforeAll(async () => {
  server = createServer((_request, response) => {
    if (answers !== 'never') {
      response.writeHead(answers === 'at once' ? 200 : 504).end('from the server')
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

// The time alone is made: the server and its silence are real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  answers = 'at once'
})
afterEach(() => {
  vi.useRealTimers()
})

const standIns = (isKept: boolean): StandIns => ({
  kept: async () => (isKept ? new Response('kept') : null),
  without: async () => new Response('no network', { status: 503 }),
})

/** What is shown, and after how many milliseconds of silence. */
async function shown(ask: AskServer, isKept: boolean, address = origin) {
  const begun = Date.now()
  const end = begun + 2 * lonePageMs
  let found: Response | undefined
  void ask(fetch(address), standIns(isKept)).then((response) => {
    found = response
  })
  while (found === undefined && Date.now() < end) {
    await new Promise((resolve) => setImmediate(resolve))
    if (answers === 'never') {
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  return { text: await found?.text(), afterMs: Date.now() - begun }
}

describe('asking the server first', () => {
  test('its answer is shown, whatever is kept', async () => {
    const ask = createAskServer(Date.now)
    expect(await shown(ask, true)).toMatchObject({ text: 'from the server' })
  })

  test.each([
    [true, 'kept'],
    [false, 'no network'],
  ])('without a network, and with a page kept %s, it is %s at once', async (isKept, text) => {
    const ask = createAskServer(Date.now)
    expect(await shown(ask, isKept, 'http://127.0.0.1:1')).toEqual({ text, afterMs: 0 })
    answers = 'as a gateway'
    expect(await shown(ask, isKept)).toEqual({ text, afterMs: 0 })
  })

  test('a server that never answers leaves the kept page after some seconds', async () => {
    const ask = createAskServer(Date.now)
    answers = 'never'
    const { text, afterMs } = await shown(ask, true)
    expect(text).toBe('kept')
    expect(afterMs).toBeGreaterThanOrEqual(pageMs)
    expect(afterMs).toBeLessThan(pageMs + 1000)
  })

  test('what nothing can stand in for is waited for much longer', async () => {
    const ask = createAskServer(Date.now)
    answers = 'never'
    const { text, afterMs } = await shown(ask, false)
    expect(text).toBe('no network')
    expect(afterMs).toBeGreaterThanOrEqual(lonePageMs)
  })

  test('the next pages are waited for less, until the server has answered or time has passed', async () => {
    const ask = createAskServer(Date.now)
    answers = 'never'
    await shown(ask, true)
    expect((await shown(ask, true)).afterMs).toBeLessThan(pageAgainMs + 1000)
    answers = 'at once'
    await shown(ask, true)
    answers = 'never'
    expect((await shown(ask, true)).afterMs).toBeGreaterThanOrEqual(pageMs)
    await vi.advanceTimersByTimeAsync(hungMs)
    expect((await shown(ask, true)).afterMs).toBeGreaterThanOrEqual(pageMs)
  })
})
