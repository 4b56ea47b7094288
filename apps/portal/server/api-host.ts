import type { Client, SessionInfo } from '@holdpoint/api'
import type { FormLeft } from '@holdpoint/server'

/** Where a request comes from, for logs, rate limits and audit rows. */
export type CallOrigin = {
  requestId: string
  clientAddress: string
  isSecure: boolean
  /** What counts as our own origin for this request; without it nothing does. */
  ownOrigin?: string | undefined
  /** A page of another site makes the call, which must show its key. */
  isFromElsewhere?: boolean
}

/** Of each part that is needed: null where it works, else a sentence that says why it does not. */
export type Readiness = Readonly<Record<string, string | null>>

/** The API as the portal sees it: in this process, or on another host. */
export interface ApiHost {
  /** Finds out who an opaque id belongs to. A wrong or old one is nobody. */
  callerOf: (token: string | undefined, origin: CallOrigin) => Promise<Caller>
  /** What must work before requests are sent here. */
  ready: () => Promise<Readiness>
}

/** One request's way into the API, as the person who made it. */
export interface Caller {
  /** Null for nobody. */
  info: SessionInfo | null
  client: (timeZone: string) => Client
  /** Answers anything below `/api`. */
  fetch: (request: Request) => Promise<Response>
  /**
   * Streams the files of a multipart post to storage and answers the same post with `upload:<id>`
   * fields, or the response that refuses it, or what is left of a page's form without its files.
   */
  receiveUploads: (request: Request) => Promise<Request | Response | FormLeft>
}
