import type { Call } from '../call.ts'
import type { Reply } from '../envelope.ts'
import { clientVersion, internalVersion } from '../vocabulary/limits.ts'
import type { RemoteCallOptions, UploadProgress } from './call-options.ts'
import type { Descriptor, RemoteInput } from './descriptor.ts'
import { untilGivenUp, whyGivenUp } from './given-up.ts'
import { newKey } from './new-key.ts'
import { ownProblem, readReply, type IsKnown } from './read-reply.ts'

/** Writes and sends what holds files. A page that sends none need not carry it. */
export interface Uploads {
  /** A multipart body if the input holds a file. */
  bodyOf: (input: object) => FormData | undefined
  /** Sends a body and says how much of it has gone. */
  send: (
    request: Request,
    body: FormData | string,
    onProgress: (progress: UploadProgress) => void,
  ) => Promise<Response>
}

/** Where the API lives and who asks. */
export interface CallerOptions {
  /** The origin, without `/api/v1`. */
  baseUrl: string | URL
  /** The origin of the sign-in calls; `baseUrl` unless said otherwise. */
  loginBaseUrl?: string | URL
  /** Names the program that asks: pages of other origins need one, others may send theirs. */
  apiKey?: string
  /** The server secret of an API key, for the server of another site. Never give it to a page. */
  apiSecret?: string
  /** Answers the access token to send, if there is one. */
  getToken?: () => string | undefined | Promise<string | undefined>
  /** IANA name of the person's time zone. */
  timeZone?: string
  /** What the version header says; 1.15.3 unless said otherwise. */
  version?: string
  /** What the internal version header says; 15 unless said otherwise. */
  internalVersion?: number
  /** What kind of device asks; `web` unless said otherwise. */
  deviceType?: 'web' | 'portal' | 'mobile' | 'embed'
  /** Sends the request; the global `fetch` unless said otherwise. */
  fetch?: typeof globalThis.fetch
  /** Sends files; `uploads` is there for it. Left out, a call with a file is a problem. */
  uploads?: Uploads
  /** Left out, the name of a problem is what the server says, be it newer than this program. */
  isKnownProblem?: IsKnown
}

/** Makes one call. The answer is a union on `status`; nothing is thrown. */
export type Caller = <C extends Call>(
  descriptor: Descriptor<C>,
  input: RemoteInput<C>,
  options?: RemoteCallOptions,
) => Promise<Reply<C>>

/** A caller where it does not matter which call. */
export type UntypedCaller = (
  descriptor: Descriptor,
  input: unknown,
  options?: RemoteCallOptions,
) => Promise<Reply>

/**
 * Makes calls over HTTP by their descriptors, with the headers of the shared client (spec 7). A
 * host that cannot be reached, an answer that did not come in time and a call that was given up are
 * problems too; the reason stands in their details.
 */
export function createCaller(options: CallerOptions): Caller {
  // One function serves every call: its types are those of the descriptor that it is given.
  return createUntypedCaller(options) as Caller
}

/** The same for those who take the descriptor from a table. */
export function createUntypedCaller(options: CallerOptions): UntypedCaller {
  return async (descriptor, given, callOptions = {}) => {
    let failure: 'unexpected' | 'unreachable' = 'unexpected'
    try {
      const request = await requestOf(options, descriptor, given ?? {}, callOptions)
      failure = 'unreachable'
      const response = await request()
      const { status, headers } = response
      if (descriptor.isFile && status === 200) {
        // A file is fetched by its address; the client has no use for its bytes.
        await response.body?.cancel()
        return { status, content: null, message: '', requestId: headers.get('X-Request-Id') ?? '' }
      }
      const body = parsed(await response.text())
      return readReply(status, body, Number(headers.get('Retry-After')), options.isKnownProblem)
    } catch (error) {
      const { signal } = callOptions
      const name = signal?.aborted ? whyGivenUp(signal) : failure
      const reason = error instanceof Error ? error.message : String(error)
      return { status: 'problem', problem: ownProblem(name, { reason }), requestId: '' }
    }
  }
}

async function requestOf(
  options: CallerOptions,
  { method, path, host }: Descriptor,
  input: object,
  { ifMatch, idempotencyKey = newKey(), signal, onUploadProgress }: RemoteCallOptions,
): Promise<() => Promise<Response>> {
  const { uploads, fetch: send = fetch } = options
  const url = new URL(`/api/v1${path}`, (host && options.loginBaseUrl) ?? options.baseUrl)
  const token = await untilGivenUp(Promise.resolve(options.getToken?.()), signal)
  const values = Object.entries(input)
  let body: FormData | string | undefined
  let type: string | undefined
  if (method === 'POST') {
    body = uploads?.bodyOf(input)
    if (!body) {
      if (values.flat(2).some((value) => value instanceof Blob)) {
        throw new TypeError('Give the caller `uploads` to send files.')
      }
      type = 'application/json'
      body = JSON.stringify(input)
    }
  } else {
    for (const [name, value] of values) {
      if ((value ?? undefined) !== undefined) {
        // A list becomes text with commas (spec 7).
        url.searchParams.set(name, String(value))
      }
    }
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries({
    Accept: 'application/json',
    'Content-Type': type,
    'X-Version': options.version ?? clientVersion,
    'X-Internal-Version': options.internalVersion ?? internalVersion,
    'X-Device-Type': options.deviceType ?? 'web',
    'X-Api-Key': options.apiKey,
    'X-Api-Secret': options.apiSecret,
    'X-Time-Zone': options.timeZone,
    Authorization: token && `Bearer ${token}`,
    'Idempotency-Key': method === 'GET' ? undefined : idempotencyKey,
    'If-Match': ifMatch && `"${ifMatch}"`,
  })) {
    if (value !== undefined) {
      headers.set(name, String(value))
    }
  }
  // The API never redirects: following one would carry key and token to wherever it points.
  const init: RequestInit = {
    method,
    headers,
    redirect: 'error',
    signal: signal ?? null,
    // A widget speaks for who holds the token, and never for who is signed in by a cookie.
    credentials: options.deviceType === 'embed' ? 'omit' : 'same-origin',
  }
  // The signal is given once more beside the request: in Node 20 a request's own one is forgotten
  // when memory is collected, and a time limit with it.
  return () =>
    body && onUploadProgress && uploads
      ? uploads.send(new Request(url, init), body, onUploadProgress)
      : send(new Request(url, { ...init, body: body ?? null }), { signal: signal ?? null })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
