import type { Client, SessionInfo } from '@holdpoint/api'
import type { EmbedRelease } from './embed/release.ts'

/** What the server hands to every loader and action, beside the request. */
export type PortalContext = {
  /** The API, bound to the person of this request: in this process or on another host. */
  api: Client
  /** Who is signed in; null for nobody. */
  person: SessionInfo | null
  /** The browser holds a session that has ended by itself: nobody signed out. */
  hasDeadSession: boolean
  /** The nonce of this answer's content security policy. */
  nonce: string
  /** Shown on error pages, so that a report can be matched to the log. */
  requestId: string
  /** The origin that links and redirects may lead to. */
  publicOrigin: string
  /** IANA zone of this request: the person's, else the cookie's, else the organisation's. */
  timeZone: string
  now: () => Date
  /** What is known of the tags that this portal serves to other teams' pages. */
  embedRelease: () => Promise<EmbedRelease>
  /**
   * A fresh form key: the anti-forgery token and the idempotency key of one form post. Rendered as
   * the hidden field `formKey`, passed on as `idempotencyKey` by the action.
   */
  mintFormKey: () => string
  /** A text in one piece as an answer, compressed as its reader understands it. */
  answerWith: (text: string, init: { status: number; headers: Headers }) => Promise<Response>
  /** What is posted is a form that was shown to another person than the one who is signed in now. */
  isFormOfAnother: boolean
  /** What this person's browsers make the key of their offline store from; null for nobody. */
  deviceSecret: () => string | null
  /** The `Set-Cookie` value that signs a browser in with the id that `auth.login` answered. */
  signInCookie: (accessToken: string, options: { keepSignedIn: boolean }) => string
  /** The `Set-Cookie` value that signs a browser out. */
  signOutCookie: () => string
}

declare module '@remix-run/node' {
  // Remix's own way to type the load context.
  interface AppLoadContext extends PortalContext {}
}
