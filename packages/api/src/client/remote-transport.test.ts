import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from './client.ts'
import { remoteTransport, type RemoteOptions } from './remote-transport.ts'

// How the client takes what is not our server, from a real one that answers as it is told. The
// calls themselves are tested against the server that they are made for.

type Answer = { status: number; type: string; body: string; headers?: Record<string, string> }

let host: Server
let origin: string
let answer: Answer
let visitsElsewhere = 0

beforeAll(async () => {
  host = createServer((request, response) => {
    if (request.url?.startsWith('/elsewhere')) {
      visitsElsewhere += 1
      response.writeHead(200).end()
      return
    }
    response.writeHead(answer.status, { 'Content-Type': answer.type, ...answer.headers })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise((resolve) => host.close(resolve)))

function clientOf(options: Partial<RemoteOptions> = {}): Client {
  return createClient(remoteTransport({ baseUrl: origin, ...options }))
}

const page = (status: number): Answer => ({
  status,
  type: 'text/html',
  body: '<!doctype html><h1>Not the API</h1>',
})

describe('an answer that is not the API', () => {
  test.each([
    [502, 502],
    [503, 503],
    [401, 401],
    [200, 500],
  ])('as a page with status %i is a problem with status %i', async (httpStatus, status) => {
    answer = page(httpStatus)
    expect(await clientOf().auth.session({})).toMatchObject({
      status: 'problem',
      problem: { name: 'unexpected', status, details: { httpStatus } },
    })
  })

  test('says how long to wait, if it does', async () => {
    answer = { ...page(503), headers: { 'Retry-After': '30' } }
    expect(await clientOf().auth.session({})).toMatchObject({ problem: { retryAfterS: 30 } })
    answer = { ...page(503), headers: { 'Retry-After': 'Fri, 01 Jan 2027 00:00:00 GMT' } }
    const reply = await clientOf().auth.session({})
    expect(reply.status === 'problem' && reply.problem.retryAfterS).toBeUndefined()
  })

  test('is not followed elsewhere: key and token stay here', async () => {
    answer = { ...page(302), headers: { Location: '/elsewhere' } }
    const client = clientOf({ apiKey: 'secret', getToken: () => 'token' })
    expect(await client.auth.session({})).toMatchObject({
      status: 'problem',
      problem: { name: 'unexpected' },
    })
    expect(visitsElsewhere).toBe(0)
  })
})

describe('no answer at all', () => {
  test('is a problem that says why', async () => {
    const reply = await clientOf({ baseUrl: 'http://127.0.0.1:1' }).auth.session({})
    expect(reply).toMatchObject({
      status: 'problem',
      problem: { name: 'unexpected', details: { reason: expect.any(String) } },
      requestId: '',
    })
  })

  test.each([
    ['an address that is none', { baseUrl: 'nowhere' }],
    [
      'a token that cannot be had',
      {
        getToken: () => {
          throw new Error('The store is locked.')
        },
      },
    ],
  ])('because of %s throws nothing', async (_what, options) => {
    const reply = await clientOf(options).auth.session({})
    expect(reply).toMatchObject({ status: 'problem', problem: { name: 'unexpected' } })
  })

  test('within the time that was given is a problem too', async () => {
    const never = createServer(() => undefined)
    await new Promise<void>((resolve) => never.listen(0, '127.0.0.1', resolve))
    const address = never.address()
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const signal = AbortSignal.timeout(100)
    const reply = await clientOf({ baseUrl }).auth.session({}, { signal })
    expect(reply).toMatchObject({ status: 'problem', problem: { name: 'unexpected' } })
    never.closeAllConnections()
    await new Promise((resolve) => never.close(resolve))
  })
})

test('a file is told from an envelope, and its bytes are left where they are', async () => {
  answer = { status: 200, type: 'image/png', body: 'bytes', headers: { 'X-Request-Id': 'r-9' } }
  const reply = await clientOf().myForms.answerImage({ myFormId: 'a', uploadId: 'b' })
  expect(reply).toEqual({ status: 200, content: null, message: '', requestId: 'r-9' })
})
