import { expect, test } from 'vitest'
import { createRemoteApi } from './remote-api.ts'

test('says whose address it is, of pages and of what is passed on, and never what others say it is', async () => {
  const told: (string | null)[] = []
  const api = createRemoteApi({
    baseUrl: 'http://api.example',
    now: () => new Date(0),
    fetch: (input, init) => {
      told.push(new Request(input, init).headers.get('X-Forwarded-For'))
      return Promise.resolve(Response.json({}))
    },
  })
  const origin = { requestId: 'r', clientAddress: '203.0.113.7', isSecure: false }
  const caller = await api.callerOf(undefined, origin)
  await caller.client('UTC').auth.session({})
  const headers = { 'X-Forwarded-For': '10.9.8.7' }
  await caller.fetch(new Request('http://portal.example/api/v1/session', { headers }))
  expect(told).toEqual(['203.0.113.7', '203.0.113.7'])
})

test.each([
  ['an empty field for files is taken', '', 200],
  ['a file is refused', 'bytes', 404],
])('where the other host takes no files, a form with %s', async (_, bytes, status) => {
  const api = createRemoteApi({ baseUrl: 'http://api.example', now: () => new Date(0) })
  const origin = { requestId: 'r', clientAddress: '203.0.113.7', isSecure: false }
  const caller = await api.callerOf(undefined, origin)
  const body = new FormData()
  body.set('title', 'Leak & spill')
  body.append('document', new File([bytes], bytes === '' ? '' : 'a.png'))
  const request = new Request('http://portal.example/actions/new', { method: 'POST', body })
  const received = await caller.receiveUploads(request)
  expect(received instanceof Response ? received.status : 200).toBe(status)
  if (received instanceof Request) {
    expect(await received.text()).toBe('title=Leak+%26+spill&document=')
  }
})
