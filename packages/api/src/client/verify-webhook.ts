import type { WebhookPayload } from '../areas/webhooks/webhooks.records.ts'

/** The headers of a request, in any of the shapes that servers hand them over in. */
export type WebhookHeaders =
  | { get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** How a webhook is verified. */
export interface VerifyWebhookOptions {
  /** How far the time of the post may be from now, in seconds. Default: 300. */
  toleranceSeconds?: number
  /** The time now. Default: the clock of the machine. */
  now?: Date
}

/** Why a post is not to be trusted. Answer it with 401 and do nothing else. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** A webhook that was verified: what it is known by at each try, and what it says. */
export type VerifiedWebhook<Payload> = { id: string; sentAt: Date; payload: Payload }

const secretPrefix = 'whsec_'

/**
 * Verifies a post after Standard Webhooks and answers what it says, or throws `WebhookRefused`. It
 * needs the body as it came, byte for byte: parse nothing before. Works wherever Web Crypto does.
 *
 * The same event may come more than once, under the same id: keep the ids that you have done.
 */
export async function verifyWebhook<Payload = WebhookPayload>(
  headers: WebhookHeaders,
  rawBody: string | Uint8Array,
  secret: string,
  { toleranceSeconds = 300, now = new Date() }: VerifyWebhookOptions = {},
): Promise<VerifiedWebhook<Payload>> {
  const id = header(headers, 'webhook-id')
  const seconds = header(headers, 'webhook-timestamp')
  const signatures = header(headers, 'webhook-signature')
  if (!/^\d{1,12}$/.test(seconds)) {
    throw new WebhookRefused('The time of the post is not a number of seconds.')
  }
  const sentAt = new Date(Number(seconds) * 1000)
  if (Math.abs(now.getTime() - sentAt.getTime()) > toleranceSeconds * 1000) {
    throw new WebhookRefused('The post is too old, or from the future.')
  }
  const encoder = new TextEncoder()
  const body = typeof rawBody === 'string' ? encoder.encode(rawBody) : rawBody
  const signed = joined(encoder.encode(`${id}.${seconds}.`), body)
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  for (const entry of signatures.split(' ')) {
    const [version, signature] = entry.split(',')
    if (version === 'v1' && signature !== undefined && isBase64(signature)) {
      // It compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, fromBase64(signature), signed)) {
        return { id, sentAt, payload: JSON.parse(new TextDecoder().decode(body)) as Payload }
      }
    }
  }
  throw new WebhookRefused('No signature of the post fits the secret.')
}

function header(headers: WebhookHeaders, name: string): string {
  const { get } = headers as { get?: unknown }
  const value =
    typeof get === 'function'
      ? (headers as { get: (name: string) => string | null }).get(name)
      : Object.entries(headers as Record<string, unknown>).find(
          ([key]) => key.toLowerCase() === name,
        )?.[1]
  if (typeof value !== 'string' || value === '') {
    throw new WebhookRefused(`The header ${name} is missing.`)
  }
  return value
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length)
  whole.set(head)
  whole.set(tail, head.length)
  return whole
}

const isBase64 = (text: string) => /^[A-Za-z0-9+/]+={0,2}$/.test(text)

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!isBase64(text)) {
    throw new TypeError('The secret of a webhook is whsec_ and base64 behind it.')
  }
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
