import type {
  AreaName,
  Call,
  CallContent,
  CallName,
  CallNameOf,
  CallOf,
  CallRefusal,
  ParsedInput,
  Tie,
} from '@holdpoint/api'
import type { Queryable } from './db/database.ts'
import type { InSnapshot } from './db/snapshot.ts'
import type { Grant, Identity, Person } from './identity.ts'
import type { Ports } from './ports/ports.ts'
import type { ServerSettings } from './settings.ts'

/** What every handler is given beside its input. */
export interface HandlerContext {
  /**
   * Where to read and write: in a writing call the transaction that commits or rolls back as a
   * whole, in a reading call the database itself.
   */
  db: Queryable
  /** Reads in one state of the database, as far as its engine can keep one; see `snapshotsOf`. */
  inSnapshot: InSnapshot
  /** Stands for the database as a whole: what caches of unchanging rows are kept under. */
  cacheOwner: object
  ports: Ports
  settings: ServerSettings
  /** The call's time: one instant for all that it writes. */
  now: Date
  requestId: string
  clientAddress: string
  /** Writes one row of the audit trail for each event, in this transaction. */
  audit: (...events: AuditEvent[]) => Promise<void>
  /** The row version of `If-Match`, when the caller sent one. */
  ifMatch: number | undefined
}

/** The context of calls that only signed-in people may make. */
export interface PersonContext extends HandlerContext {
  person: Person
  /** How the person is tied to the record that the call is about; none where it is about none. */
  ties: ReadonlySet<Tie>
  /** What the page of another site was given, where the call comes through one. */
  grant: Grant | undefined
  /** Makes what this process remembers of sessions void, once the call has committed. */
  forgetSessions: () => void
  /** Does something once the call has committed, such as dropping what this process remembers. */
  afterwards: (work: () => void) => void
}

/** What is needed for work that must stay out of a transaction, such as hashing. */
interface OutsideContext extends Omit<HandlerContext, 'audit'> {
  /** Runs a writing part in a transaction of its own. */
  inTransaction: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
}

/** The context of calls that anyone may make. */
export interface OpenContext extends OutsideContext {
  identity: Identity
  /** The origin of our own pages, where it is known. */
  ownOrigin: string | undefined
  /** The call comes from a browser on our own origin, which keeps secrets in cookies. */
  keepsCookies: boolean
  /** The key under which the same post may come again, where the caller gave one. */
  idempotencyKey: string | undefined
  /** Makes what this process remembers of sessions void at once. */
  forgetSessions: () => void
}

/** The context of what a call checks before its transaction begins. */
export interface BeforeContext extends OutsideContext {
  person: Person
}

/** What happened to which record; `changes` holds old and new values. */
export type AuditEvent = {
  recordType: string
  recordId: string
  action: string
  changes?: Record<string, unknown>
  reason?: string
}

/** A file as the answer, instead of an envelope. */
export type FileAnswer = FileBody & {
  /** Names these very bytes: a browser that has them asks again with it and is sent nothing. */
  etag: string
  mediaType: string
  fileName: string
  /** Saved by the browser instead of shown. */
  isAttachment?: boolean
}

/** What is kept is streamed; what is made for its reader is made when, or while, it is sent. */
type FileBody =
  | { byteSize: number; stream: ReadableStream<Uint8Array> }
  | { make: () => Promise<Uint8Array | ReadableStream<Uint8Array>> }

/** What a handler answers. Failures are thrown with `fail(...)`, refusals with `refuse(...)`. */
export type HandlerAnswer<C extends Call> =
  | {
      status: 200
      content: CallContent<C>
      message?: string
      refreshCookie?: string | null
      /** What the same post is answered when it is repeated: secrets are shown once and not kept. */
      remembered?: CallContent<C>
    }
  | { status: 222; content: CallRefusal<C>; errors: readonly string[]; message?: string }
  | { status: 203; message: string }
  | { status: 'file'; file: FileAnswer }

/** Answers a call that only signed-in people may make; writing ones run in a transaction. */
export type PersonHandler<Name extends CallName> = (
  input: ParsedInput<CallOf<Name>>,
  context: PersonContext,
) => Promise<HandlerAnswer<CallOf<Name>>>

/** The same, with something slow to check first, such as a password. */
export type CheckedHandler<Name extends CallName> = {
  /** Ends the call by `fail(...)`, or lets it go on. Not run for an answer that is remembered. */
  before: (input: ParsedInput<CallOf<Name>>, context: BeforeContext) => Promise<void>
  handle: PersonHandler<Name>
}

/** Answers a call that anyone may make, outside any transaction: signing in and out. */
export type OpenHandler<Name extends CallName> = {
  open: (
    input: ParsedInput<CallOf<Name>>,
    context: OpenContext,
  ) => Promise<HandlerAnswer<CallOf<Name>>>
  /** Whose calls are counted together, when it is not the network that they come from. */
  countedAs?: (input: ParsedInput<CallOf<Name>>, settings: ServerSettings) => string | undefined
}

/** One handler for each call that answers; a missing one does not compile. */
export type Handlers = {
  [Name in CallName]: PersonHandler<Name> | CheckedHandler<Name> | OpenHandler<Name>
}

/** Those of an area's calls. */
export type AreaHandlers<Area extends AreaName> = Pick<Handlers, CallNameOf<Area>>

/** The usual answer. */
export function ok<Content>(
  content: Content,
  message = '',
): { status: 200; content: Content; message: string } {
  return { status: 200, content, message }
}
