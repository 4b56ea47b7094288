import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendPhoto } from './send-photo.ts'

type Heard = { url: string | undefined; key: string | undefined; body: string }
const heard: Heard[] = []
let answer = { status: 200, body: '' }
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url, headers } = request
      heard.push({ url, key: headers['idempotency-key']?.toString(), body })
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` })
})
beforeEach(() => {
  heard.length = 0
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await new Promise((done) => server.close(done))
})

function sent() {
  const file = new Blob(['pixels'], { type: 'image/jpeg' })
  const photo = { key: 'ppe', file, name: 'well head.jpg', idempotencyKey: 'k1' }
  return sendPhoto('e1', photo, () => undefined)
}

function envelope(status: number, content: unknown) {
  const errors: string[] = []
  return {
    status,
    body: JSON.stringify({ status, content, message: 'No.', errors, requestId: '' }),
  }
}

describe('sendPhoto', () => {
  test('sends the file under its own name and the key of the photo', async () => {
    const media = { uploadId: 'u1', name: 'well head.jpg' }
    answer = envelope(200, { media, revs: { ppe: 2 } })
    expect(await sent()).toEqual({ kind: 'sent', media, revs: { ppe: 2 } })
    expect(heard).toMatchObject([{ url: '/api/v1/my-form-answer-images', key: 'k1' }])
    expect(heard[0]?.body).toMatch(/name="file"; filename="well head\.jpg"\r\n.*image\/jpeg/)
    expect(heard[0]?.body).toMatch(/name="questionKey"\r\n\r\nppe\r\n/)
  })

  test.each([
    [203, 'stopped'],
    [502, 'unreachable'],
  ])('answers %i with %s', async (status, kind) => {
    answer = status === 502 ? { status, body: '<html></html>' } : envelope(status, null)
    expect((await sent()).kind).toBe(kind)
  })
})
