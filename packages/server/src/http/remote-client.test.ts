import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client, type ClientOptions, type RemoteClient } from '@holdpoint/api'
import { cast, castEmail, castPassword, type CastName } from '../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { pngOf } from '../../test/pictures.ts'
import { serve } from '../../test/serve.ts'

let world: TestServer
let host: Awaited<ReturnType<typeof serve>>
let seen: Request[]

beforeAll(async () => {
  world = await startTestServer()
  seen = []
  host = await serve((request) => {
    seen.push(request.clone())
    return world.server.fetch(request, { requestId: 'remote', clientAddress: '127.0.0.1' })
  })
})
afterAll(async () => {
  await host.close()
  await world.close()
})

function clientWith(options: Partial<ClientOptions> = {}): RemoteClient {
  return createClient({ baseUrl: host.origin, ...options })
}

async function as(name: CastName, options: Partial<ClientOptions> = {}): Promise<RemoteClient> {
  const token = await world.tokenOf(name)
  return clientWith({ getToken: () => token, ...options })
}

const last = () => seen[seen.length - 1]

describe('the client over HTTP', () => {
  test('says with each call what the specification wants to know', async () => {
    const client = await as('employee', {
      apiKey: 'key-1',
      timeZone: 'America/Edmonton',
      deviceType: 'mobile',
    })
    await client.auth.session({})
    const headers = Object.fromEntries(last()?.headers ?? [])
    expect(headers).toMatchObject({
      accept: 'application/json',
      'x-version': '1.15.3',
      'x-internal-version': '15',
      'x-device-type': 'mobile',
      'x-time-zone': 'America/Edmonton',
      'x-api-key': 'key-1',
      authorization: `Bearer ${await world.tokenOf('employee')}`,
    })
  })

  test('sends several files with a call that takes them', async () => {
    const client = await as('employee')
    const files = ['one.png', 'two.png'].map(
      (name) => new File([pngOf({ width: 2, height: 2 })], name, { type: 'image/png' }),
    )
    const draft = { title: 'Mend the gate', assigneeIds: cast.employee, dueOn: '2099-03-20' }
    const { actionId } = contentOf(await client.actions.save({ ...draft, files }))
    const detail = contentOf(await client.actions.get({ actionId }))
    expect(detail.files.map(({ name }) => name)).toEqual(['one.png', 'two.png'])
  })

  test('sends lists with commas, and leaves out what is not said', async () => {
    const client = await as('employee')
    contentOf(
      await client.myForms.list({
        section: 'completed',
        status: ['reject', 'complete'],
        formIds: 'f-check,f-other',
        pLimit: 5,
        endDate: undefined,
      }),
    )
    expect(new URL(last()?.url ?? '').search).toBe(
      '?section=completed&status=reject%2Ccomplete&formIds=f-check%2Cf-other&pLimit=5',
    )
  })

  test('answers as the client in the same process does', async () => {
    const near = await world.as('employee')
    const far = await as('employee')
    const { id: myFormId } = contentOf(await far.myForms.start({ formId: 'f-check' }))
    const changes = [{ key: 'tidy', value: 'perhaps' }]
    const strip = (reply: { requestId: string }) => ({ ...reply, requestId: '-' })
    const both = async (call: (client: Client) => Promise<{ requestId: string }>) => {
      expect(strip(await call(far))).toEqual(strip(await call(near)))
    }
    await both((client) => client.forms.fillMenu({}))
    await both((client) => client.master.get({ keys: ['pads', 'crews'] }))
    await both((client) => client.myForms.get({ myFormId }))
    await both((client) => client.myForms.get({ myFormId: 'none' }))
    await both((client) => client.myForms.fill({ myFormId, changes }))
    await both((client) => client.myForms.submit({ myFormId }))
    await both((client) => client.myForms.list({ pOffset: -1 }))
    await both((client) => client.myForms.answerImage({ myFormId, uploadId: 'none' }))
    expect((await far.myForms.remove({ myFormId })).status).toBe(200)
    expect(last()?.method).toBe('DELETE')
  })

  test('carries the key of a repeated post and the version of an edit', async () => {
    const client = await as('employee')
    const options = { idempotencyKey: 'over the wire', ifMatch: 1 }
    const first = await client.myForms.start({ formId: 'f-check' }, options)
    expect(last()?.headers.get('If-Match')).toBe('"1"')
    expect(await client.myForms.start({ formId: 'f-check' }, options)).toEqual(first)
  })

  test('signs in, refreshes and signs out with the tokens as fields', async () => {
    let token: string | undefined
    const client = clientWith({ getToken: () => token })
    const login = contentOf(
      await client.auth.login({ email: castEmail('colleague'), password: castPassword }),
    )
    token = login.accessToken
    const refreshToken = login.refreshToken ?? ''
    const next = contentOf(await client.auth.refreshToken({ accessToken: token, refreshToken }))
    token = next.accessToken
    expect(contentOf(await client.auth.session({})).email).toBe(castEmail('colleague'))
    contentOf(await client.auth.signout({}))
    expect(problemOf(await client.auth.session({}))).toBe('not_signed_in')
  })

  test('says how long to wait', async () => {
    const client = clientWith()
    let reply = await client.auth.login({ email: castEmail('manager'), password: 'guess' })
    for (let tries = 0; tries < 6; tries += 1) {
      reply = await client.auth.login({ email: castEmail('manager'), password: 'guess' })
    }
    expect(reply).toMatchObject({
      status: 'problem',
      problem: { name: 'sign_in_throttled', status: 429, retryAfterS: expect.any(Number) },
    })
  })

  test('gives up when it is told to', async () => {
    const controller = new AbortController()
    controller.abort()
    const client = await as('employee')
    const reply = await client.myForms.list({}, { signal: controller.signal })
    expect(problemOf(reply)).toBe('aborted')
  })
})
