import type { Call } from '../call.ts'
import { toReply, type Reply } from '../envelope.ts'
import { problem } from '../problems.ts'
import { clientVersion, internalVersion } from '../vocabulary/limits.ts'
import type { Transport } from './client.ts'

/** Where the API lives and who asks. */
export interface RemoteOptions {
  /** The origin, without `/api/v1`. */
  baseUrl: string
  apiKey?: string
  /** Answers the access token to send, if there is one. */
  getToken?: () => string | undefined
  /** IANA name of the person's time zone. */
  timeZone?: string
  deviceType?: 'web' | 'portal' | 'mobile' | 'embed'
  fetch?: typeof globalThis.fetch
}

/** A transport over HTTP, with the headers of the shared client (spec 7). */
export function remoteTransport(options: RemoteOptions): Transport {
  const send = options.fetch ?? globalThis.fetch
  return async (card, input, callOptions) => {
    const headers = headersOf(options)
    if (callOptions.idempotencyKey !== undefined) {
      headers.set('Idempotency-Key', callOptions.idempotencyKey)
    }
    if (callOptions.ifMatch !== undefined) {
      headers.set('If-Match', `"${callOptions.ifMatch}"`)
    }
    const request = requestFor(card, input, options.baseUrl, headers)
    try {
      const init = callOptions.signal ? { signal: callOptions.signal } : {}
      const response = await send(request, init)
      return await readReply(response)
    } catch (error) {
      return unreachable(error)
    }
  }
}

function headersOf(options: RemoteOptions): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Version': clientVersion,
    'X-Internal-Version': String(internalVersion),
    'X-Device-Type': options.deviceType ?? 'web',
  })
  if (options.apiKey !== undefined) {
    headers.set('X-Api-Key', options.apiKey)
  }
  if (options.timeZone !== undefined) {
    headers.set('X-Time-Zone', options.timeZone)
  }
  const token = options.getToken?.()
  if (token !== undefined) {
    headers.set('Authorization', `Bearer ${token}`)
  }
  return headers
}

function requestFor(card: Call, input: unknown, baseUrl: string, headers: Headers): Request {
  const url = new URL(`/api/v1${card.path}`, baseUrl)
  if (card.method === 'POST') {
    headers.set('Content-Type', 'application/json')
    return new Request(url, { method: 'POST', headers, body: JSON.stringify(input) })
  }
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) {
      url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    }
  }
  return new Request(url, { method: card.method, headers })
}

async function readReply(response: Response): Promise<Reply> {
  const body: unknown = await response.json().catch(() => undefined)
  return toReply(response.status, body)
}

function unreachable(error: unknown): Reply {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    status: 'problem',
    problem: problem('unexpected', { details: { reason } }),
    requestId: '',
  }
}
