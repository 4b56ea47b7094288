import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue, problem } from '@holdpoint/api'
import { addresses } from './api-call.ts'
import { afterProblem, saveTransport } from './save-transport.ts'

describe('addresses', () => {
  test.each(Object.entries(addresses))('has %s where the contract has it', (name, address) => {
    const cards = Object.values(catalogue).flatMap((area) => Object.values(area))
    const card = cards.find((candidate) => candidate.name === name)
    expect(address).toEqual({ method: card?.method, path: card?.path })
  })
})

describe('saveTransport', () => {
  type Heard = { url: string | undefined; key: string | undefined; body: unknown }
  const heard: Heard[] = []
  let answer: { status: number; body: string } = { status: 200, body: '{}' }
  let server: Server

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        heard.push({
          url: request.url,
          key: String(request.headers['idempotency-key']),
          body: JSON.parse(Buffer.concat(chunks).toString()),
        })
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // A page's fetch knows its own origin; here somebody has to tell it.
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const send = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(new URL(path, origin), init))
  })

  afterEach(() => {
    heard.length = 0
  })

  afterAll(async () => {
    vi.unstubAllGlobals()
    await new Promise((done) => server.close(done))
  })

  const envelope = (status: number, content: unknown, extra = {}) => ({
    status,
    body: JSON.stringify({ status, message: 'No.', content, errors: [], requestId: 'r', ...extra }),
  })
  const saved = { revision: 1, formStatus: 'in_progress', revs: { ppe: 2 }, conflicts: [] }

  test('posts the changes under their key and answers the new revisions', async () => {
    answer = envelope(200, saved)
    const reply = await saveTransport('e1')([{ key: 'ppe', value: 'yes', baseRev: 1 }], 'k1')
    expect(heard).toEqual([
      {
        url: '/api/v1/my-form-fill',
        key: 'k1',
        body: { myFormId: 'e1', changes: [{ key: 'ppe', value: 'yes', baseRev: 1 }] },
      },
    ])
    expect(reply).toEqual({ kind: 'saved', revs: { ppe: 2 }, conflicts: [], refused: [] })
  })

  test('passes on what was refused', async () => {
    const refused = [{ key: 'gas', message: 'Enter 1000 or less.' }]
    answer = envelope(222, { ...saved, refused })
    expect(await saveTransport('e1')([], 'k')).toMatchObject({ kind: 'saved', refused })
  })

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, ''],
    [200, '{"something":"else"}'],
  ])('does not take %i %j for saved', async (status, body) => {
    answer = { status, body }
    expect(await saveTransport('e1')([], 'k')).toEqual({ kind: 'unreachable' })
  })
})

describe('afterProblem', () => {
  test.each([
    ['not_signed_in', 'signedOut'],
    ['idempotency_mismatch', 'keyTaken'],
    ['too_many_requests', 'unreachable'],
    ['still_running', 'unreachable'],
    ['database_unavailable', 'unreachable'],
    ['storage_full', 'unreachable'],
    ['unexpected', 'unreachable'],
    ['forbidden', 'stopped'],
    ['wrong_state', 'stopped'],
    ['invalid_input', 'stopped'],
    ['body_too_large', 'stopped'],
  ] as const)('%s means %s', (name, kind) => {
    expect(afterProblem(problem(name)).kind).toBe(kind)
  })
})
