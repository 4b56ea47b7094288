import { allCalls, policyOf, problem, type NamedCall } from '@holdpoint/api'
import { requireAccess } from '../access.ts'
import { failureOf, problemAnswer, type Answer } from '../answer.ts'
import type { Dispatch } from '../dispatcher.ts'
import { fail } from '../fail.ts'
import { throwAway } from '../files/parse-form.ts'
import type { Identity } from '../identity.ts'
import type { Log } from '../ports/ports.ts'
import { readInput } from './read-input.ts'
import { refreshCookie } from './refresh-cookie.ts'
import { fileResponse, toResponse, withoutBody } from './response.ts'
import type { FileKind } from '../files/media-type.ts'
import { uploadFieldsOf } from '../upload-fields.ts'

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
  receive: (
    request: Request,
    identity: Identity,
    kindOfFile: (field: string) => FileKind | undefined,
  ) => Promise<Request>
  log: Log
}

export interface ApiHandler {
  handle: (request: Request, identity: Identity, origin: HttpOrigin) => Promise<Response>
  /** A call's multipart body as a small form. What no call would read is answered as it came. */
  receiveForm: (request: Request, identity: Identity) => Promise<Request>
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
    const answer = await answerTo(card, request, identity, origin)
    if (answer.kind === 'envelope') {
      return toResponse(answer, origin)
    }
    try {
      const ifNoneMatch = request.headers.get('If-None-Match')
      const isHead = request.method === 'HEAD'
      return await fileResponse(answer.file, answer.requestId, { ifNoneMatch, isHead })
    } catch (error) {
      return toResponse(failureOf(error, card.name, origin.requestId, log), origin)
    }
  }

  async function answerTo(
    card: NamedCall,
    request: Request,
    identity: Identity,
    origin: HttpOrigin,
  ): Promise<Answer> {
    try {
      const isForm = card.method === 'POST' && isMultipart(request)
      const readable = isForm ? await receiveFor(card, request, identity) : request
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

  /**
   * Files are written before the call is made, so whoever may not make it is refused before any is,
   * and a call that takes none is given none.
   */
  async function receiveFor(
    card: NamedCall,
    request: Request,
    identity: Identity,
  ): Promise<Request> {
    try {
      requireAccess(card.name, policyOf(card.name), identity)
    } catch (error) {
      throwAway(request)
      throw error
    }
    const fields = uploadFieldsOf(card)
    return receive(request, identity, (field) => fields.get(field))
  }

  return {
    handle: async (request, identity, origin) => {
      const response = await handle(request, identity, origin)
      return request.method === 'HEAD' ? withoutBody(response) : response
    },
    async receiveForm(request, identity) {
      const card = methodsAt(request)?.get('POST')
      return card === undefined ? request : receiveFor(card, request, identity)
    },
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

/** What goes by the refresh secret; to sign out by it ends a session whose access token has run out. */
const showsCookie: ReadonlySet<string> = new Set(['auth.refreshToken', 'auth.signout'])

/** Same-origin browsers hold the refresh secret in a cookie that scripts cannot read. */
function withRefreshCookie(card: NamedCall, input: unknown, request: Request): unknown {
  if (!showsCookie.has(card.name) || typeof input !== 'object' || input === null) {
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
