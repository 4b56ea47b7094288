import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { sessionLimits } from '../session/sessions.ts'
import { hashToken } from '../session/tokens.ts'
import { findEmbedSession, type EmbedSession } from './embed-sessions.ts'
import { keyOfSecret, readLivingKeys, type LivingKey } from './living-keys.ts'
import { isSecret } from './secrets.ts'

/** The keys of other sites, as one process knows them: remembered for one second. */
export interface KeyRing {
  byPageKey: (pageKey: string) => Promise<LivingKey | undefined>
  byServerSecret: (secret: string) => Promise<LivingKey | undefined>
  /** Whether any living key names this origin, letter for letter. */
  knowsOrigin: (origin: string) => Promise<boolean>
  bearerOf: (embedToken: string) => Promise<EmbedSession | undefined>
  /** Notes, to the hour and beside the call, that a key was used. */
  noteUse: (key: LivingKey) => void
  /** Forgets everything at once: a key was made or ended in this process. */
  forget: () => void
}

const rememberedMax = 5000
const hourMs = 3600_000

export function createKeyRing(
  { kysely }: Database,
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
): KeyRing {
  let known: { keys: Promise<readonly LivingKey[]>; until: number } | undefined
  const bearers = new Map<string, { session: Promise<EmbedSession | undefined>; until: number }>()
  const usedIn = new Map<string, number>()

  async function living(): Promise<readonly LivingKey[]> {
    const now = clock.now()
    if (known === undefined || known.until <= now.getTime()) {
      const keys = readLivingKeys(kysely, now)
      const reading = { keys, until: now.getTime() + sessionLimits.cacheMs }
      known = reading
      keys.catch(() => (known = known === reading ? undefined : known))
    }
    return (await known.keys).filter(({ expiresAt }) => expiresAt > now)
  }

  function findBearer(token: string): Promise<EmbedSession | undefined> {
    const now = clock.now()
    const name = hashToken(token)
    const before = bearers.get(name)
    if (before !== undefined && before.until > now.getTime()) {
      return before.session
    }
    if (bearers.size >= rememberedMax) {
      bearers.clear()
    }
    const session = findEmbedSession(kysely, token, now)
    bearers.set(name, { session, until: now.getTime() + sessionLimits.cacheMs })
    session.catch(() => bearers.delete(name))
    return session
  }

  async function writeUse({ id, shardKey }: LivingKey, hour: number): Promise<void> {
    try {
      await kysely
        .updateTable('api_keys')
        // A key is not used before it is made, though the hour began earlier.
        .set({ last_used_at: sql`greatest(created_at, ${new Date(hour * hourMs)}::timestamptz)` })
        .where('shard_key', '=', shardKey)
        .where('id', '=', id)
        .execute()
    } catch (error) {
      // The call itself went well, and the next hour tries again.
      log.warn({ apiKeyId: id, error }, 'the use of a key was not noted')
    }
  }

  return {
    byPageKey: async (pageKey) =>
      isSecret('page', pageKey) ? keyOfSecret(await living(), pageKey, 'pageKeyHash') : undefined,
    byServerSecret: async (secret) =>
      isSecret('server', secret)
        ? keyOfSecret(await living(), secret, 'serverSecretHash')
        : undefined,
    knowsOrigin: async (origin) => (await living()).some(({ origins }) => origins.has(origin)),
    bearerOf: async (token) => {
      const session = isSecret('embed', token) ? await findBearer(token) : undefined
      return session !== undefined && session.expiresAt > clock.now() ? session : undefined
    },
    noteUse: (key) => {
      const hour = Math.floor(clock.now().getTime() / hourMs)
      if (usedIn.get(key.id) !== hour) {
        usedIn.set(key.id, hour)
        void writeUse(key, hour)
      }
    },
    forget: () => {
      known = undefined
      bearers.clear()
    },
  }
}
