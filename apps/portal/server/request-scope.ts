import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { comesFromElsewhere } from '@holdpoint/server'
import type { AddressOf } from './client-address.ts'
import type { CookieJar } from './cookies.ts'
import { ownOrigin } from './own-origin.ts'

/** What is known of a request before anybody looks at its body. */
export type RequestScope = {
  requestId: string
  /** The nonce of this answer's content security policy, drawn when it is first asked for. */
  readonly nonce: string
  clientAddress: string
  /** The session's opaque id, from the cookie. */
  sessionToken: string | undefined
  /** The opaque id that counts: for a call that names itself by a header, the one in there. */
  callerToken: string | undefined
  /** What counts as our own origin; undefined when nothing does. */
  ownOrigin: string | undefined
  /** A call of the API, or a request of a directory (SCIM). */
  isApiCall: boolean
  /** A call that a page of another site makes: no cookie of ours counts in it. */
  isFromElsewhere: boolean
}

/** The Hono environment of the entry. In tests there are no bindings. */
export type EntryEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: { scope: RequestScope }
}

export interface ScopeOptions {
  publicOrigin: string | undefined
  cookies: CookieJar
  newRequestId: () => string
  /** Whose address a request comes from. */
  addressOf: AddressOf
}

/** Looks at a request once. Forwarded headers count for nothing, unless a trusted proxy sent them. */
export function scopeOf(
  context: Context<EntryEnvironment>,
  { publicOrigin, cookies, newRequestId, addressOf }: ScopeOptions,
): RequestScope {
  const { path, raw } = context.req
  const url = new URL(raw.url)
  const isApiCall = path === '/api' || /^\/(?:api|scim)\//.test(path)
  const own = ownOrigin(publicOrigin, raw.headers.get('Host') ?? url.host)
  const isFromElsewhere = isApiCall && comesFromElsewhere(raw, own)
  const sessionToken = isFromElsewhere ? undefined : cookies.readSession(raw.headers.get('Cookie'))
  const authorization = isApiCall ? raw.headers.get('Authorization') : null
  let nonce: string | undefined
  return {
    requestId: newRequestId(),
    get nonce() {
      return (nonce ??= randomBytes(16).toString('base64'))
    },
    clientAddress: addressOf(context.env?.incoming),
    sessionToken,
    // A call with a wrong header is nobody's, never that of the cookie's person.
    callerToken: authorization === null ? sessionToken : bearerIn(authorization),
    ownOrigin: own,
    isApiCall,
    isFromElsewhere,
  }
}

function bearerIn(authorization: string): string | undefined {
  // A secret or a token of an API key belongs to no session; the API itself judges it.
  return /^Bearer +(?!hp[a-z]_)([\w-]{1,200})$/i.exec(authorization)?.[1]
}
