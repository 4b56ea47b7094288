import type { Database } from '../db/database.ts'
import { nobody, type Identity } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import { findIdentity, sessionLimits } from './sessions.ts'
import { hashToken } from './tokens.ts'

/** Answers who an opaque id belongs to, remembering it for one second. */
export interface SessionResolver {
  resolve: (token: string | undefined) => Promise<Identity>
  /** Forgets everything at once: after a sign-out or a change of permissions in this process. */
  forget: () => void
}

const rememberedMax = 5000
const seenEveryMs = 5 * 60_000

/** One resolver a process; all doors (cookie, bearer) lead through it. */
export function createSessionResolver(database: Database, ports: Ports): SessionResolver {
  const remembered = new Map<string, { identity: Promise<Identity>; until: number }>()
  /** When this process last wrote that a session was used. */
  const noted = new Map<string, number>()

  function lookUp(token: string, now: Date): Promise<Identity> {
    const key = hashToken(token)
    const known = remembered.get(key)
    if (known && known.until > now.getTime()) {
      return known.identity
    }
    if (remembered.size >= rememberedMax) {
      remembered.clear()
    }
    const identity = findIdentity(database.kysely, token, now)
    remembered.set(key, { identity, until: now.getTime() + sessionLimits.cacheMs })
    identity.then(
      (found) => noteUse(found, now),
      () => remembered.delete(key),
    )
    return identity
  }

  /** Nobody waits for it, and whoever is told when a session was used last needs no more than this. */
  function noteUse(identity: Identity, now: Date): void {
    if (identity.kind !== 'person') {
      return
    }
    const { sessionId } = identity.person
    if (now.getTime() - (noted.get(sessionId) ?? -Infinity) < seenEveryMs) {
      return
    }
    if (noted.size >= rememberedMax) {
      noted.clear()
    }
    noted.set(sessionId, now.getTime())
    database.kysely
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<', new Date(now.getTime() - seenEveryMs))
      .execute()
      .catch((error: unknown) => ports.log.warn({ error }, 'use of a session not noted'))
  }

  return {
    resolve: (token) => {
      // Ours are 43 characters of base64url; anything else is not worth a query.
      if (token === undefined || !/^[\w-]{43}$/.test(token)) {
        return Promise.resolve(nobody)
      }
      return lookUp(token, ports.clock.now())
    },
    forget: () => remembered.clear(),
  }
}
