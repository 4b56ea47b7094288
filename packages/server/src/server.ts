import {
  bindClient,
  policyOf,
  toReply,
  type CallName,
  type Client,
  type Problem,
  type Transport,
} from '@holdpoint/api'
import { failureOf, release } from './answer.ts'
import { createKeyRing } from './api-keys/key-ring.ts'
import type { Database } from './db/database.ts'
import { createDispatcher, type BoundHandler, type Dispatch } from './dispatcher.ts'
import { fail } from './fail.ts'
import type { FileKind } from './files/media-type.ts'
import { FilesRefused, receiveUploads } from './files/receive-uploads.ts'
import { handlers, ties } from './handlers.ts'
import { createApiHandler, type HttpOrigin } from './http/api-handler.ts'
import { createKeyDoor } from './http/key-door.ts'
import { toResponse } from './http/response.ts'
import { tokenOf } from './http/token-of.ts'
import type { Identity } from './identity.ts'
import type { Ports } from './ports/ports.ts'
import { createRateLimits } from './rate-limits.ts'
import { createScimDoor, isScim } from './scim/scim-door.ts'
import { inScimWords } from './scim/scim-error.ts'
import { createSessionResolver } from './session/resolver.ts'
import type { ServerSettings } from './settings.ts'

/** The service: one object that the portal and the API's own door share. */
export interface Server {
  /**
   * Answers the API over HTTP, anything under `/api/v1`, and directories under `/scim/v2`. Without
   * a handed-in identity it is resolved from the bearer token or the session cookie.
   */
  fetch: (request: Request, origin: HttpOrigin & { identity?: Identity }) => Promise<Response>
  /** The client for one page request: the same calls without a network hop. */
  client: (identity: Identity, origin: HttpOrigin) => Client
  /** Who an opaque id belongs to. */
  resolve: (token: string | undefined) => Promise<Identity>
  /**
   * A multipart form with its files streamed to storage, or the answer that refuses it. What no
   * page and no call would read is answered as it came. Of a page's form whose files alone stand in the
   * way, what it says beside them comes back with the reason.
   */
  receiveUploads: (
    request: Request,
    identity: Identity,
    origin: HttpOrigin,
  ) => Promise<Request | Response | FormLeft>
  /** Whether the service could answer now. */
  ready: () => Promise<{ database: boolean }>
}

/** What is left of a form whose files are not taken, and why they are not. */
export interface FormLeft {
  refused: Problem
  fields: URLSearchParams
}

export interface ServerOptions {
  database: Database
  ports: Ports
  settings: ServerSettings
  /** Told of each call that was answered, for whoever counts. */
  onAnswered?: ((call: CallName, httpStatus: number) => void) | undefined
}

/** A page's own action knows what it takes; what is no picture comes in fields of these names alone. */
const kindOfPageFile = (field: string): FileKind => {
  const [kind] = field.split('.')
  return kind === 'document' || kind === 'paper' ? kind : 'picture'
}

/** Builds the service over an open database. */
export function createServer({ database, ports, settings, onAnswered }: ServerOptions): Server {
  const sessions = createSessionResolver(database, ports)
  const ring = createKeyRing(database, ports)
  const takeToken = createRateLimits()
  const keyDoor = createKeyDoor({ ring, resolve: sessions.resolve, takeToken, ports })
  const dispatchUntold = createDispatcher({
    database,
    ports,
    settings,
    // Each handler was checked against its own call where the table is written.
    handlers: handlers as unknown as Record<CallName, BoundHandler>,
    policyOf,
    ties,
    forgetSessions: () => {
      sessions.forget()
      ring.forget()
    },
  })
  const dispatch = onAnswered === undefined ? dispatchUntold : telling(dispatchUntold, onAnswered)
  const api = createApiHandler({ dispatch, receive: receiveForm, log: ports.log })
  const scim = createScimDoor({ database, client: clientOf, log: ports.log })

  /** Files are written before any call is made, so they are counted here. */
  async function receiveForm(
    request: Request,
    identity: Identity,
    kindOfFile: (field: string) => FileKind | undefined,
  ): Promise<Request> {
    const person = identity.kind === 'person' ? identity.person : undefined
    if (person !== undefined) {
      const waitS = takeToken(person.personId, 'upload', ports.clock.now().getTime())
      if (waitS > 0) {
        fail('too_many_requests', { retryAfterS: waitS })
      }
    }
    return receiveUploads(request, person, { db: database.kysely, ports, settings, kindOfFile })
  }

  /** Finds out who makes a request, or which key it shows, and lets a door answer it. */
  async function answered(
    request: Request,
    origin: HttpOrigin,
    identity: Identity | undefined,
    door: (request: Request, identity: Identity, origin: HttpOrigin) => Promise<Response>,
  ): Promise<Response> {
    try {
      const caller =
        identity ?? (await sessions.resolve(tokenOf(request, settings.sessionCookieName)))
      return keyDoor.concerns(request, origin)
        ? await keyDoor.answer(request, origin, caller, (asked, whom) => door(asked, whom, origin))
        : await door(request, caller, origin)
    } catch (error) {
      return toResponse(failureOf(error, 'http', origin.requestId, ports.log))
    }
  }

  function clientOf(identity: Identity, origin: HttpOrigin): Client {
    const transport: Transport = async (card, input, { idempotencyKey, ifMatch }) => {
      const { requestId, clientAddress, ownOrigin } = origin
      const calledFrom = { requestId, clientAddress, ownOrigin, idempotencyKey, ifMatch }
      const answer = await dispatch(card, input, identity, calledFrom)
      if (answer.kind === 'envelope') {
        return toReply(answer.httpStatus, answer.envelope, answer.retryAfterS)
      }
      // Files are fetched by their address; the in-process client has no use for their bytes.
      await release(answer.file)
      return { status: 200, content: null, message: '', requestId }
    }
    return bindClient(transport)
  }

  return {
    fetch: async (request, { identity, ...origin }) =>
      isScim(request)
        ? inScimWords(await answered(request, origin, identity, scim))
        : answered(request, origin, identity, api.handle),
    client: clientOf,
    resolve: sessions.resolve,
    async receiveUploads(request, identity, origin) {
      if (request.method !== 'POST') {
        return request
      }
      const isCall = new URL(request.url).pathname.startsWith('/api/')
      try {
        return isCall
          ? await api.receiveForm(request, identity)
          : await receiveForm(request, identity, kindOfPageFile)
      } catch (error) {
        if (error instanceof FilesRefused && !isCall) {
          return { refused: error.problem, fields: error.fields }
        }
        return toResponse(failureOf(error, 'uploads', origin.requestId, ports.log))
      }
    },
    async ready() {
      try {
        await database.kysely.selectFrom('organisations').select('id').limit(1).execute()
        return { database: true }
      } catch {
        return { database: false }
      }
    },
  }
}

function telling(
  dispatch: Dispatch,
  onAnswered: NonNullable<ServerOptions['onAnswered']>,
): Dispatch {
  return async (card, ...rest) => {
    const answer = await dispatch(card, ...rest)
    onAnswered(card.name, answer.kind === 'envelope' ? answer.httpStatus : 200)
    return answer
  }
}
