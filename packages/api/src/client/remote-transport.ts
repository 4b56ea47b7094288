import type { Call } from '../call.ts'
import { toReply, type Reply } from '../envelope.ts'
import { problem } from '../problems.ts'
import { clientVersion, internalVersion } from '../vocabulary/limits.ts'
import type { CallOptions, Transport } from './client.ts'

/** Where the API lives and who asks. */
export interface RemoteOptions {
  /** The origin, without `/api/v1`. */
  baseUrl: string
  /** Names the program that asks, where the host wants to know. */
  apiKey?: string
  /** Answers the access token to send, if there is one. */
  getToken?: () => string | undefined
  /** IANA name of the person's time zone. */
  timeZone?: string
  /** What kind of device asks; `web` unless said otherwise. */
  deviceType?: 'web' | 'portal' | 'mobile' | 'embed'
  /** Sends the request; the global `fetch` unless said otherwise. */
  fetch?: typeof globalThis.fetch
}

/**
 * A transport over HTTP, with the headers of the shared client (spec 7). A host that cannot be
 * reached and a call that was given up are problems too; the reason stands in their details.
 */
export function remoteTransport(options: RemoteOptions): Transport {
  const send = options.fetch ?? globalThis.fetch
  return async (card, input, callOptions) => {
    try {
      const headers = headersOf(options, callOptions)
      const request = requestFor(card, input, options.baseUrl, headers)
      return await readReply(card, await send(request, fetchOptionsOf(callOptions)))
    } catch (error) {
      return unreachable(error)
    }
  }
}

function fetchOptionsOf({ signal }: CallOptions): RequestInit {
  // The API never redirects: following one would carry key and token to wherever it points.
  return { redirect: 'error', ...(signal === undefined ? {} : { signal }) }
}

function headersOf(options: RemoteOptions, { idempotencyKey, ifMatch }: CallOptions): Headers {
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
  if (idempotencyKey !== undefined) {
    headers.set('Idempotency-Key', idempotencyKey)
  }
  if (ifMatch !== undefined) {
    headers.set('If-Match', `"${ifMatch}"`)
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

async function readReply(card: Call, response: Response): Promise<Reply> {
  if (card.isFile && response.status === 200) {
    // A file is fetched by its address; the client has no use for its bytes.
    await response.body?.cancel()
    const requestId = response.headers.get('X-Request-Id') ?? ''
    return { status: 200, content: null, message: '', requestId }
  }
  const text = await response.text()
  return toReply(response.status, parseJson(text), waitOf(response))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Retry-After in seconds; its other form, a date, is left to whoever reads headers. */
function waitOf(response: Response): number | undefined {
  const header = response.headers.get('Retry-After') ?? ''
  return /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

function unreachable(error: unknown): Reply {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    status: 'problem',
    problem: problem('unexpected', { details: { reason } }),
    requestId: '',
  }
}
