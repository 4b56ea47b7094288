import { describe, expect, test } from 'vitest'
import { verifyWebhook, WebhookRefused } from './verify-webhook.ts'

// The vector of the Standard Webhooks libraries, and what must not pass.

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
const body = '{"test": 2432232314}'
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
const seconds = 1_614_265_330
const now = new Date(seconds * 1000)
const headers = {
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': signature,
}

describe('a webhook', () => {
  test.each([
    ['plain headers', headers],
    ['headers of a request', new Headers(headers)],
    ['headers in capitals', Object.fromEntries(Object.entries(headers).map(upper))],
    ['a second signature', { ...headers, 'webhook-signature': `v1,AAAA v2,x ${signature}` }],
  ])('is taken with %s', async (_name, given) => {
    expect(await verifyWebhook(given, body, secret, { now })).toEqual({
      ...{ id, sentAt: now, payload: { test: 2432232314 } },
    })
  })

  test('is taken as bytes, and without the prefix of the secret', async () => {
    const bytes = new TextEncoder().encode(body)
    const taken = await verifyWebhook(headers, bytes, secret.slice('whsec_'.length), { now })
    expect(taken.id).toBe(id)
  })

  test.each([
    ['another body', headers, `${body} `],
    ['another id', { ...headers, 'webhook-id': 'msg_other' }, body],
    ['another time', { ...headers, 'webhook-timestamp': String(seconds + 1) }, body],
    ['no time', { ...headers, 'webhook-timestamp': 'today' }, body],
    ['no signature', { ...headers, 'webhook-signature': undefined }, body],
    ['a signature of no version', { ...headers, 'webhook-signature': signature.slice(3) }, body],
    ['a signature of no base64', { ...headers, 'webhook-signature': 'v1,%' }, body],
  ])('is refused with %s', async (_name, given, text) => {
    await expect(verifyWebhook(given, text, secret, { now })).rejects.toThrow(WebhookRefused)
  })

  test.each([301, -301])(
    'is refused %i s away from its time, unless more is allowed',
    async (s) => {
      const late = new Date(now.getTime() + s * 1000)
      await expect(verifyWebhook(headers, body, secret, { now: late })).rejects.toThrow('too old')
      await verifyWebhook(headers, body, secret, { now: late, toleranceSeconds: 301 })
    },
  )

  test('says so where the secret is none', async () => {
    await expect(verifyWebhook(headers, body, 'whsec_!', { now })).rejects.toThrow('whsec_')
  })
})

function upper([name, value]: [string, string]): [string, string] {
  return [name.toUpperCase(), value]
}
