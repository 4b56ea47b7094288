/** The time in which a tag speaks for one person; what is kept under it goes with it. */
export type TagSession = {
  /** The token was taken off, and no other one has come. */
  readonly isSignedOut: boolean
}

const sessions = new WeakMap<object, TagSession>()

/** The session of a tag; another object after each sign-out. */
export function sessionOf(tag: object): TagSession {
  const session = sessions.get(tag) ?? { isSignedOut: false }
  sessions.set(tag, session)
  return session
}

/** The secret of a tag was taken off or given: taken off, its session is over. */
export function tellOfSecret(tag: object, change: 'taken' | 'given'): void {
  const isSignedOut = change === 'taken'
  if (sessionOf(tag).isSignedOut !== isSignedOut) {
    sessions.set(tag, { isSignedOut })
  }
}
