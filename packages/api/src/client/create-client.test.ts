import { createServer, type Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls, catalogue } from '../catalogue.ts'
import { createCaller } from './caller.ts'
import { authSession, myFormsAddAnswerImage } from './descriptors.generated.ts'
import { createClient, type ClientOptions, type RemoteClient } from './create-client.ts'

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

function clientOf(options: Partial<ClientOptions> = {}): RemoteClient {
  return createClient({ baseUrl: origin, ...options })
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
      problem: { name: 'unreachable' },
    })
    expect(visitsElsewhere).toBe(0)
  })
})

describe('cookies', () => {
  test.each([
    ['embed', 'omit'],
    ['web', 'same-origin'],
  ] as const)(
    'of a page are for device type %s a matter of "%s"',
    async (deviceType, credentials) => {
      const sent: string[] = []
      const call = createCaller({
        baseUrl: origin,
        deviceType,
        fetch: (input) => {
          sent.push(input instanceof Request ? input.credentials : 'unknown')
          return Promise.resolve(Response.json({}))
        },
      })
      await call(authSession, {})
      expect(sent).toEqual([credentials])
    },
  )
})

describe('no answer at all', () => {
  test('is a problem of its own, with a sentence and no invented status', async () => {
    const reply = await clientOf({ baseUrl: 'http://127.0.0.1:1' }).auth.session({})
    expect(reply).toEqual({
      status: 'problem',
      problem: {
        name: 'unreachable',
        status: 0,
        message:
          'The server cannot be reached just now. Please check the connection and try again.',
        fields: [],
        details: { reason: expect.any(String) },
      },
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
    // Memory is collected while the call waits, as it may be at any time.
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(runInNewContext('gc'), 10)
    const reply = await clientOf({ baseUrl }).auth.session({}, { signal })
    clearInterval(collecting)
    expect(reply).toMatchObject({ status: 'problem', problem: { name: 'timed_out', status: 0 } })
    never.closeAllConnections()
    await new Promise((resolve) => never.close(resolve))
  })
})

test('a file is told from an envelope, and its bytes are left where they are', async () => {
  answer = { status: 200, type: 'image/png', body: 'bytes', headers: { 'X-Request-Id': 'r-9' } }
  const reply = await clientOf().myForms.answerImage({ myFormId: 'a', uploadId: 'b' })
  expect(reply).toEqual({ status: 200, content: null, message: '', requestId: 'r-9' })
})

/** What was asked, and how; answered by a 200 that holds nothing. */
function recorded(options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (input) => {
      requests.push(new Request(input))
      return Response.json({ status: 200, message: '', content: null, errors: [], requestId: '' })
    },
    ...options,
  })
  const last = () => {
    const request = requests[requests.length - 1]
    if (request === undefined) {
      throw new Error('Nothing was asked.')
    }
    return request
  }
  return { client, last, requests }
}

describe('what is sent', () => {
  test('goes by each function to the method and path of its card, under /api/v1', async () => {
    const { client, requests } = recorded()
    expect(Object.keys(client)).toEqual(Object.keys(catalogue))
    for (const verbs of Object.values(client)) {
      for (const send of Object.values<(input: never) => Promise<unknown>>(verbs)) {
        await send({} as never)
      }
    }
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(
      allCalls().map(({ method, path }) => `${method} /api/v1${path}`),
    )
  })

  test('says who asks, from where and since when (spec 7)', async () => {
    const { client, last } = recorded({
      apiKey: 'k',
      timeZone: 'America/Edmonton',
      getToken: () => Promise.resolve('t'),
    })
    await client.myForms.list({})
    expect(Object.fromEntries(last().headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer t',
      'x-api-key': 'k',
      'x-device-type': 'web',
      'x-internal-version': '15',
      'x-time-zone': 'America/Edmonton',
      'x-version': '1.15.3',
    })
    const other = recorded({ version: '2.0.0', internalVersion: 16, deviceType: 'embed' })
    await other.client.myForms.list({})
    expect(Object.fromEntries(other.last().headers)).toMatchObject({
      'x-device-type': 'embed',
      'x-internal-version': '16',
      'x-version': '2.0.0',
    })
  })

  test('sends the sign-in calls to the login host and the others to the main one', async () => {
    const { client, last } = recorded({ loginBaseUrl: 'https://login.example' })
    const asked = async (answer: Promise<unknown>) => (await answer, new URL(last().url).host)
    expect(await asked(client.auth.login({ email: 'e', password: 'p' }))).toBe('login.example')
    expect(await asked(client.auth.refreshToken({ accessToken: 'a' }))).toBe('login.example')
    expect(await asked(client.auth.signout({}))).toBe('login.example')
    expect(await asked(client.auth.loginSettings({}))).toBe('login.example')
    expect(await asked(client.auth.session({}))).toBe('api.example')
    expect(await asked(client.myForms.list({}))).toBe('api.example')
  })

  test('puts lists into a query with commas and leaves out what is not said', async () => {
    const { client, last } = recorded()
    await client.myForms.list({ status: ['reject', 'complete'], pLimit: 5, endDate: undefined })
    expect(new URL(last().url).search).toBe('?status=reject%2Ccomplete&pLimit=5')
    await client.myForms.remove({ myFormId: 'a' })
    expect(new URL(last().url).search).toBe('?myFormId=a')
  })

  test('carries a key of its own with every writing call, and none with a reading one', async () => {
    const { client, last } = recorded()
    const key = () => last().headers.get('Idempotency-Key')
    await client.myForms.list({})
    expect(key()).toBeNull()
    await client.myForms.remove({ myFormId: 'a' })
    const first = key()
    expect(first).toMatch(/^[\d-]{10,80}$/)
    await client.myForms.remove({ myFormId: 'a' })
    expect(key()).not.toBe(first)
    await client.myForms.remove({ myFormId: 'a' }, { idempotencyKey: 'mine', ifMatch: 3 })
    expect(key()).toBe('mine')
    expect(last().headers.get('If-Match')).toBe('"3"')
  })

  test('is a form once there is a file, with each value as a part', async () => {
    const { client, last } = recorded()
    const file = new File(['bytes'], 'leak.png', { type: 'image/png' })
    await client.myForms.addAnswerImage({ myFormId: 'a', questionKey: 'q', file })
    const form = await last().formData()
    expect([...form.keys()]).toEqual(['myFormId', 'questionKey', 'file'])
    expect(form.get('file')).toMatchObject({ name: 'leak.png', type: 'image/png', size: 5 })
    await client.myForms.addAnswerImage({ myFormId: 'a', questionKey: 'q', file: 'upload:1' })
    expect(await last().json()).toEqual({ myFormId: 'a', questionKey: 'q', file: 'upload:1' })
  })

  test('is a problem, and nothing goes out, where a file is given to a caller without uploads', async () => {
    const requests: unknown[] = []
    const call = createCaller({
      baseUrl: origin,
      fetch: (input) => {
        requests.push(input)
        return Promise.reject(new Error('This must not be asked.'))
      },
    })
    // Several where one is taken do not compile, and go nowhere either.
    for (const file of [new Blob(['x']), [new Blob(['x'])] as unknown as Blob]) {
      const reply = await call(myFormsAddAnswerImage, { myFormId: 'a', questionKey: 'q', file })
      expect(reply).toMatchObject({ problem: { name: 'unexpected' } })
    }
    expect(requests).toEqual([])
  })

  test('hears of progress nothing where there is no XMLHttpRequest, and is sent all the same', async () => {
    answer = { status: 200, type: 'application/json', body: '{}' }
    const heard: unknown[] = []
    const reply = await clientOf().myForms.addAnswerImage(
      { myFormId: 'a', questionKey: 'q', file: new Blob(['bytes']) },
      { onUploadProgress: (progress) => heard.push(progress) },
    )
    expect(reply).toMatchObject({ problem: { name: 'unexpected', details: { httpStatus: 200 } } })
    expect(heard).toEqual([])
  })

  test('is given up at once while the token is awaited', async () => {
    const call = new AbortController()
    const waiting = clientOf({ getToken: () => new Promise(() => undefined) })
    const reply = waiting.auth.session({}, { signal: call.signal })
    call.abort()
    expect(await reply).toMatchObject({ problem: { name: 'aborted' } })
    const limited = waiting.auth.session({}, { signal: AbortSignal.timeout(20) })
    expect(await limited).toMatchObject({ problem: { name: 'timed_out' } })
  })

  test('is given up by the signal of the client as by that of the call', async () => {
    const client = new AbortController()
    const call = new AbortController()
    const given = clientOf({ signal: client.signal })
    call.abort()
    const byCall = await given.auth.session({}, { signal: call.signal })
    client.abort()
    const byClient = await given.auth.session({})
    const byBoth = await given.auth.session({}, { signal: new AbortController().signal })
    for (const reply of [byCall, byClient, byBoth]) {
      expect(reply).toMatchObject({ problem: { name: 'aborted' } })
    }
  })
})
