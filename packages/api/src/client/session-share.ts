import { browser, type Locks, type TextStorage } from './browser.ts'

/** What keeps a person signed in on one device. */
export type KeptSession = {
  /** Names this sign-in, so that another person's is never taken for its successor. */
  signIn: string
  accessToken: string
  /** Null where the browser holds it in a cookie that scripts cannot read. */
  refreshToken: string | null
  /** When it was last renewed, in milliseconds; null for one that came from signing in. */
  renewedAt: number | null
}

/** What the tabs of one origin share: the session, and whose turn it is to renew it. */
export interface SessionShare {
  read: () => KeptSession | undefined
  write: (session: KeptSession | undefined) => void
  /** Runs one piece of work at a time among all tabs. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** A share in memory: for one page or program, and for workers. */
export function memoryShare(): SessionShare {
  let kept: KeptSession | undefined
  return {
    read: () => kept,
    write: (session) => void (kept = session),
    inTurn: queue(),
  }
}

/** What `browserShare` uses of a browser. */
export interface BrowserParts {
  storage: TextStorage
  locks?: Locks | undefined
}

/**
 * A share among the tabs of one origin, in local storage and with a Web Lock. Pages without HTTPS
 * have no locks: there each tab takes its own turn, and the server's grace of 30 seconds gives all
 * of them the same successor.
 */
export function browserShare(
  name = 'holdpoint-session',
  parts: BrowserParts = partsOfBrowser(),
): SessionShare {
  const { storage, locks } = parts
  const inOwnTurn = queue()
  return {
    read: () => parsed(storage.getItem(name)),
    write: (session) =>
      session === undefined
        ? storage.removeItem(name)
        : storage.setItem(name, JSON.stringify(session)),
    inTurn: async (work) => (locks === undefined ? inOwnTurn(work) : locks.request(name, work)),
  }
}

function partsOfBrowser(): BrowserParts {
  const { localStorage, navigator } = browser()
  if (localStorage === undefined) {
    throw new Error(
      'There is no local storage here, so tabs cannot share a session. Use memoryShare() instead.',
    )
  }
  return { storage: localStorage, locks: navigator?.locks }
}

function queue(): SessionShare['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** What is no session of ours is none at all. */
function parsed(text: string | null): KeptSession | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const { signIn, accessToken, refreshToken, renewedAt }: Partial<Record<string, unknown>> = {
      ...(typeof value === 'object' ? value : null),
    }
    return typeof accessToken === 'string' && typeof signIn === 'string'
      ? {
          signIn,
          accessToken,
          refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
          renewedAt: typeof renewedAt === 'number' ? renewedAt : null,
        }
      : undefined
  } catch {
    return undefined
  }
}
