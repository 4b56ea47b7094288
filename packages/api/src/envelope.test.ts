import { describe, expect, test } from 'vitest'
import { isEnvelope, toReply, type Envelope } from './envelope.ts'
import { problem, problems } from './problems.ts'

const envelope = (status: number, more: Partial<Envelope> = {}): Envelope => ({
  status,
  message: 'A message.',
  content: { id: 'x' },
  errors: [],
  requestId: 'r-1',
  ...more,
})

describe('toReply', () => {
  test.each([
    [200, 200],
    [222, 222],
    [203, 203],
    [200, 222],
    [200, 203],
  ])('HTTP %i with status %i in the body is what the body says', (httpStatus, status) => {
    const reply = toReply(httpStatus, envelope(status, { errors: ['Why not.'] }))
    expect(reply).toEqual(
      {
        200: { status: 200, content: { id: 'x' }, message: 'A message.', requestId: 'r-1' },
        222: {
          status: 222,
          content: { id: 'x' },
          errors: ['Why not.'],
          message: 'A message.',
          requestId: 'r-1',
        },
        203: { status: 203, message: 'A message.', requestId: 'r-1' },
      }[status],
    )
  })

  test('an odd HTTP status counts, whatever the body repeats', () => {
    expect(toReply(222, envelope(200)).status).toBe(222)
    expect(toReply(403, envelope(200))).toMatchObject({ problem: { status: 403 } })
  })

  test.each([200, 403])('a problem is rebuilt from the body (HTTP %i)', (httpStatus) => {
    const fields = [{ path: 'formId', message: 'This is not an id.' }]
    const body = envelope(403, { problem: { name: 'forbidden', fields, details: { a: 1 } } })
    expect(toReply(httpStatus, body, 7)).toEqual({
      status: 'problem',
      problem: {
        name: 'forbidden',
        status: 403,
        message: 'A message.',
        fields,
        details: { a: 1 },
        retryAfterS: 7,
      },
      requestId: 'r-1',
    })
  })

  test("a newer server's problem keeps its status and sentence under the name we know", () => {
    const body: unknown = {
      ...envelope(418),
      problem: { name: 'teapot', fields: [], details: {} },
    }
    expect(toReply(418, body)).toMatchObject({
      problem: { name: 'unexpected', status: 418, message: 'A message.' },
    })
  })

  test.each<[string, number, unknown, number]>([
    ["a gateway's page", 502, undefined, 502],
    ['a sign-in page of the hotel', 200, undefined, 500],
    ['JSON of somebody else', 200, { status: 'ok' }, 500],
    ['half an envelope', 200, { status: 200, message: '' }, 500],
    ['an envelope with odd errors', 200, { ...envelope(222), errors: 'none' }, 500],
    ['a list', 404, [], 404],
    ['nothing', 204, null, 500],
  ])('%s is an unexpected problem', (_what, httpStatus, body, status) => {
    expect(toReply(httpStatus, body)).toEqual({
      status: 'problem',
      problem: { ...problem('unexpected', { details: { httpStatus } }), status },
      requestId: '',
    })
  })
})

test('isEnvelope wants every part of it', () => {
  const whole = envelope(200)
  expect(isEnvelope(whole)).toBe(true)
  for (const part of ['status', 'message', 'content', 'errors', 'requestId']) {
    const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part))
    expect(isEnvelope(rest)).toBe(false)
  }
  expect(isEnvelope(null)).toBe(false)
  expect(isEnvelope('{}')).toBe(false)
})

test('every problem of the table survives the journey', () => {
  for (const [name, { status, message }] of Object.entries(problems)) {
    const body = envelope(status, {
      message,
      content: null,
      problem: JSON.parse(JSON.stringify({ name, fields: [], details: {} })),
    })
    expect(toReply(status, body)).toMatchObject({ problem: { name, status, message } })
  }
})
