import type { EmbedScope } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { Person } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import { findIdentity } from '../session/sessions.ts'
import { hashToken } from '../session/tokens.ts'
import { knownScopes } from './living-keys.ts'
import { mintSecret } from './secrets.ts'

/** How long an embed token speaks for its person. It is never refreshed. */
export const embedTokenS = 10 * 60

export type NewEmbedSession = {
  apiKeyId: string
  personId: string
  shardKey: string
  scopes: readonly EmbedScope[]
}

/** Opens a session of one person for the pages of one key, and answers its token. */
export async function openEmbedSession(
  db: Queryable,
  ports: Pick<Ports, 'clock' | 'ids' | 'random'>,
  { apiKeyId, personId, shardKey, scopes }: NewEmbedSession,
): Promise<{ token: string; expiresAt: Date }> {
  const now = ports.clock.now()
  const expiresAt = new Date(now.getTime() + embedTokenS * 1000)
  const token = mintSecret('embed', ports)
  await db
    .insertInto('sessions')
    .values({
      id: ports.ids.next(),
      person_id: personId,
      shard_key: shardKey,
      kind: 'embed',
      device_type: 'embed',
      api_key_id: apiKeyId,
      scopes: [...scopes],
      access_hash: hashToken(token),
      access_expires_at: expiresAt,
      refresh_hash: null,
      previous_refresh_hash: null,
      previous_access_hash: null,
      rotated_at: null,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** The person of a living embed token, and what it is bound to. */
export type EmbedSession = {
  person: Person
  apiKeyId: string
  scopes: ReadonlySet<EmbedScope>
  expiresAt: Date
}

/** Finds whom an embed token speaks for. Deny by default: anything odd speaks for nobody. */
export async function findEmbedSession(
  db: Queryable,
  token: string,
  now: Date,
): Promise<EmbedSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['api_key_id', 'scopes', 'expires_at'])
    .where('access_hash', '=', hashToken(token))
    .where('kind', '=', 'embed')
    .executeTakeFirst()
  if (!row || row.api_key_id === null) {
    return undefined
  }
  const identity = await findIdentity(db, token, now)
  return identity.kind === 'person'
    ? {
        person: identity.person,
        apiKeyId: row.api_key_id,
        scopes: knownScopes(row.scopes ?? []),
        expiresAt: row.expires_at,
      }
    : undefined
}
