import { allCalls, problem, type NamedCall } from '@holdpoint/api'
import { failureOf, problemAnswer, type Answer } from '../answer.ts'
import type { Dispatch } from '../dispatcher.ts'
import { fail } from '../fail.ts'
import type { Identity } from '../identity.ts'
import type { Log } from '../ports/ports.ts'
import { readInput } from './read-input.ts'
import { refreshCookie } from './refresh-cookie.ts'
import { toResponse, withoutBody } from './response.ts'

export type HttpOrigin = {
  requestId: string
  clientAddress: string
  isSecure?: boolean
  /** The origin of our own pages for this request; without it none counts as our own. */
  ownOrigin?: string | undefined
}

export interface ApiHandlerParts {
  dispatch: Dispatch
  /** Turns a multipart body into a small form, its files streamed to storage. */
  receive: (request: Request, identity: Identity) => Promise<Request>
  log: Log
}

export interface ApiHandler {
  handle: (request: Request, identity: Identity, origin: HttpOrigin) => Promise<Response>
  /** Tells whether a call would read this request's body. */
  readsBody: (request: Request) => boolean
}

const base = '/api/v1'

/** Answers the API over HTTP: finds the call, reads its input, runs it, writes the answer. */
export function createApiHandler({ dispatch, receive, log }: ApiHandlerParts): ApiHandler {
  const routes = new Map<string, Map<string, NamedCall>>()
  for (const card of allCalls()) {
    const path = `${base}${card.path}`
    const methods = routes.get(path) ?? new Map<string, NamedCall>()
    methods.set(card.method, card)
    routes.set(path, methods)
  }

  function methodsAt(request: Request): ReadonlyMap<string, NamedCall> | undefined {
    return routes.get(new URL(request.url).pathname)
  }

  async function handle(
    request: Request,
    identity: Identity,
    origin: HttpOrigin,
  ): Promise<Response> {
    const methods = methodsAt(request)
    if (methods === undefined) {
      return toResponse(problemAnswer(problem('not_found'), origin.requestId))
    }
    const card = methods.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (card === undefined) {
      const answer = problemAnswer(problem('method_not_allowed'), origin.requestId)
      return toResponse(answer, { headers: { Allow: allowed(methods) } })
    }
    const ifNoneMatch = request.headers.get('If-None-Match')
    const answer = await answerTo(card, request, identity, origin)
    return toResponse(answer, { ...origin, ifNoneMatch })
  }

  async function answerTo(
    card: NamedCall,
    request: Request,
    identity: Identity,
    origin: HttpOrigin,
  ): Promise<Answer> {
    try {
      const isForm = card.method === 'POST' && isMultipart(request)
      const readable = isForm ? await receive(request, identity) : request
      const input = withRefreshCookie(card, await readInput(card, readable), request)
      return await dispatch(card, input, identity, {
        requestId: origin.requestId,
        clientAddress: origin.clientAddress,
        ownOrigin: origin.ownOrigin,
        idempotencyKey: idempotencyKeyOf(request),
        ifMatch: ifMatchOf(request),
        keepsCookies: request.headers.get('Sec-Fetch-Site') === 'same-origin',
      })
    } catch (error) {
      return failureOf(error, card.name, origin.requestId, log)
    }
  }

  return {
    handle: async (request, identity, origin) => {
      const response = await handle(request, identity, origin)
      return request.method === 'HEAD' ? withoutBody(response) : response
    },
    readsBody: (request) =>
      request.method === 'POST' && methodsAt(request)?.get('POST') !== undefined,
  }
}

/** Whether a body is a form with files, in any spelling of its type. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')
}

function allowed(methods: ReadonlyMap<string, NamedCall>): string {
  return [...methods.keys()]
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ')
}

/** Same-origin browsers hold the refresh secret in a cookie that scripts cannot read. */
function withRefreshCookie(card: NamedCall, input: unknown, request: Request): unknown {
  if (card.name !== 'auth.refreshToken' || typeof input !== 'object' || input === null) {
    return input
  }
  const cookie = refreshCookie.read(request)
  return cookie === undefined || 'refreshToken' in input
    ? input
    : { ...input, refreshToken: cookie }
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) {
    return undefined
  }
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    return fail('invalid_input', { message: 'An Idempotency-Key is 1 to 255 visible characters.' })
  }
  return key
}

/** The row version that an edit was based on. One that cannot be read must not be passed over. */
function ifMatchOf(request: Request): number | undefined {
  const header = request.headers.get('If-Match')
  if (header === null || header.trim() === '*') {
    return undefined
  }
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  return version === undefined
    ? fail('invalid_input', { message: 'If-Match is the row version that was edited.' })
    : Number(version)
}
