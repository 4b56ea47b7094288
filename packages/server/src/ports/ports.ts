/** Everything that is not deterministic is handed in, so that tests and the demo world decide it. */
export interface Ports {
  clock: Clock
  ids: Ids
  random: Random
  files: FileStore
  log: Log
  /** Undefined where no mail server is set: mails then stay in the outbox. */
  mail: Mail | undefined
  /** Undefined where none is set: people then sign in with their passwords. */
  identityProvider: IdentityProvider | undefined
}

export interface Clock {
  now: () => Date
}

export interface Ids {
  /** A new ULID; ids of one process sort in the order they were made. */
  next: () => string
}

export interface Random {
  /** That many unguessable bytes. */
  bytes: (length: number) => Uint8Array
}

/** Where photos and signatures lie. Keys are ours, never a person's file name. */
export interface FileStore {
  /** Streams a file in; answers its size and hash once every byte is on disk. */
  write: (
    key: string,
    source: AsyncIterable<Uint8Array>,
  ) => Promise<{ byteSize: number; sha256: string }>
  /** Streams a file out; undefined when there is none. */
  read: (
    key: string,
  ) => Promise<{ byteSize: number; stream: ReadableStream<Uint8Array> } | undefined>
  remove: (key: string) => Promise<void>
}

export interface Log {
  info: (fields: Record<string, unknown>, message: string) => void
  warn: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}

/** Hands mails over to a mail server. */
export interface Mail {
  send: (letter: Letter) => Promise<Handover>
}

/** A mail as it leaves. */
export type Letter = {
  /** The same at each try: the mail is known by it. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
  /** Where mails of this kind are ended: by opening it, or by a mail program that posts to it. */
  unsubscribe?: string
}

/** What a mail server said: it has it, not now, never, or nothing after all was written. */
export type Handover = { kind: 'taken' } | { kind: 'later' | 'never' | 'unsure'; why: string }

/** Asks the company's identity provider who somebody is. */
export interface IdentityProvider {
  /** What people know it by. */
  name: string
  /** Answers where a browser is sent to, and what its answer is held against when it comes back. */
  begin: () => Promise<{ kind: 'begun'; address: string; trip: ProviderTrip } | ProviderFault>
  /** Reads the answer that a browser brought back: the query of its address. */
  finish: (answer: string, trip: ProviderTrip) => Promise<ProvidedIdentity | ProviderFault>
  /**
   * Answers where a browser is sent to be signed out there as well; undefined where the provider has no
   * such address, or cannot be reached in time.
   */
  leave: (idToken: string | undefined) => Promise<string | undefined>
  /** Reads what the provider posts when a session there is over: a logout token. */
  readEnd: (logoutToken: string, now: Date) => Promise<EndedAtProvider | ProviderFault>
}

/** What the provider says is over: one of its sessions, or all of somebody's. */
export type EndedAtProvider = {
  kind: 'ended'
  issuer: string
  subject: string | undefined
  sessionId: string | undefined
  /** When it said so. */
  at: Date
}

/** What ties an answer of the provider to the browser that was sent there. */
export type ProviderTrip = { state: string; nonce: string; verifier: string }

/** Who the provider says somebody is. */
export type ProvidedIdentity = {
  kind: 'known'
  issuer: string
  /** The name that the provider never gives to anybody else. */
  subject: string
  email: string | undefined
  /** False only where the provider says so. */
  isEmailVerified: boolean
  /** What the provider knows the session by, when somebody signs out there. */
  idToken: string
  /** What the provider calls its own session, where it says so. */
  sessionId: string | undefined
}

/** Why the provider let nobody in; `why` is for the log, in the words of the protocol. */
export type ProviderFault = {
  kind: 'declined' | 'used' | 'unsound' | 'unreachable'
  why: string
}
