import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { problem } from '@holdpoint/api'
import { callMs } from '../../offline/patience.ts'
import { saveWords } from '../fill-out.words.ts'
import { afterProblem, saveTransport } from './save-transport.ts'

describe('saveTransport', () => {
  type Heard = { url: string | undefined; key: string; body: unknown }
  const asked: IncomingHttpHeaders[] = []
  const heard: Heard[] = []
  let answer: { status: number; body: string } | 'never' = { status: 200, body: '{}' }
  let server: Server
  let origin = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        asked.push(request.headers)
        heard.push({
          url: request.url,
          key: String(request.headers['idempotency-key']),
          body: JSON.parse(Buffer.concat(chunks).toString()),
        })
        if (answer !== 'never') {
          response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
        }
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    vi.stubGlobal('location', { origin })
  })

  afterEach(() => {
    heard.length = 0
  })

  afterAll(async () => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
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

  test('says what the shared client says: JSON, versions, device type web and the time zone', async () => {
    answer = envelope(200, saved)
    await saveTransport('e1')([], 'k')
    expect(asked.at(-1)).toMatchObject({
      accept: 'application/json',
      'x-version': '1.15.3',
      'x-internal-version': '15',
      'x-device-type': 'web',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  test('passes on what was refused', async () => {
    const refused = [{ key: 'gas', message: 'Enter 1000 or less.' }]
    answer = envelope(222, { ...saved, refused })
    expect(await saveTransport('e1')([], 'k')).toMatchObject({ kind: 'saved', refused })
  })

  test.each([
    [409, 'wrong_state'],
    [403, 'forbidden'],
  ] as const)(
    'says of a form that is closed by now that it was changed: %i',
    async (status, name) => {
      answer = envelope(status, null, { message: 'It is closed.', problem: { name } })
      expect(await saveTransport('e1')([], 'k')).toEqual({
        kind: 'stopped',
        name,
        message: saveWords.changedElsewhere('It is closed.'),
      })
    },
  )

  test.each([
    [502, '<html>Bad gateway</html>'],
    [401, '<html>Sign in to this network</html>'],
    [403, '<html>Blocked</html>'],
    [413, '<html>Too large</html>'],
    [200, ''],
    [200, '{"something":"else"}'],
  ])('does not take %i %j for saved', async (status, body) => {
    answer = { status, body }
    expect(await saveTransport('e1')([], 'k')).toEqual({ kind: 'unreachable' })
  })

  test('does not take a host that cannot be reached for anything else', async () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' })
    expect(await saveTransport('e1')([], 'k')).toEqual({ kind: 'unreachable' })
    vi.stubGlobal('location', { origin })
  })

  test('gives up on a server that takes the save and never answers', async () => {
    answer = 'never'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reply = saveTransport('e1')([], 'k')
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(callMs - 1)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(await reply).toEqual({ kind: 'unreachable' })
  })

  test.each([
    ['a'.repeat(1000), true],
    ['a'.repeat(31_000), false],
    // Twelve thousand letters, yet three bytes each.
    ['水'.repeat(12_000), false],
  ])('lets a save outlive its page if it is small: %#', async (value, keepalive) => {
    answer = envelope(200, saved)
    const send = globalThis.fetch
    const watched = vi.fn((input: RequestInfo | URL, init?: RequestInit) => send(input, init))
    vi.stubGlobal('fetch', watched)
    await saveTransport('e1')([{ key: 'seen', value }], 'k')
    vi.stubGlobal('fetch', send)
    expect(watched.mock.calls[0]?.[1]).toEqual({ credentials: 'same-origin', keepalive })
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
    ['unreachable', 'unreachable'],
    ['aborted', 'unreachable'],
    ['forbidden', 'stopped'],
    ['wrong_state', 'stopped'],
    ['invalid_input', 'stopped'],
    ['body_too_large', 'stopped'],
  ] as const)('%s means %s', (name, kind) => {
    expect(afterProblem(problem(name)).kind).toBe(kind)
  })

  test('waits as long as it is asked to', () => {
    expect(afterProblem({ ...problem('too_many_requests'), retryAfterS: 3 })).toEqual({
      kind: 'unreachable',
      waitMs: 3000,
    })
  })
})
