import { timingSafeEqual } from 'node:crypto'
import { embedScopeNames, type EmbedScope } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { Grant } from '../identity.ts'
import { hashToken } from '../session/tokens.ts'

/** A key that opens something now. */
export type LivingKey = {
  id: string
  shardKey: string
  origins: ReadonlySet<string>
  scopes: ReadonlySet<EmbedScope>
  expiresAt: Date
  pageKeyHash: Buffer
  serverSecretHash: Buffer
}

/** Reads every key that is neither revoked nor over; there are a hundred of them at most. */
export async function readLivingKeys(db: Queryable, now: Date): Promise<readonly LivingKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select([
      'id',
      'shard_key',
      'origins',
      'scopes',
      'expires_at',
      'page_key_hash',
      'server_secret_hash',
    ])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    shardKey: row.shard_key,
    origins: new Set(row.origins),
    scopes: knownScopes(row.scopes),
    expiresAt: row.expires_at,
    pageKeyHash: Buffer.from(row.page_key_hash, 'hex'),
    serverSecretHash: Buffer.from(row.server_secret_hash, 'hex'),
  }))
}

/**
 * Holds a living key for as long as something is made with it, so that nothing is made while it is
 * being ended, and the rows of its audit trail follow one another. Answers when the key ends.
 */
export async function holdLivingKey(
  db: Queryable,
  shardKey: string,
  id: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('expires_at')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row?.expires_at
}

/** Finds the key of a secret, in the same time wherever the hashes differ. */
export function keyOfSecret(
  keys: readonly LivingKey[],
  secret: string,
  which: 'pageKeyHash' | 'serverSecretHash',
): LivingKey | undefined {
  const shown = Buffer.from(hashToken(secret), 'hex')
  return keys.find((key) => timingSafeEqual(key[which], shown))
}

/** Stored scopes that the program does not know open nothing. */
export function knownScopes(stored: readonly string[]): ReadonlySet<EmbedScope> {
  return new Set(embedScopeNames.filter((name) => stored.includes(name)))
}

/** What a key's page may call: its scopes, or the part of them that a token was given. */
export function grantOf(key: LivingKey, narrowed: ReadonlySet<EmbedScope> = key.scopes): Grant {
  const scopes = [...narrowed].filter((scope) => key.scopes.has(scope))
  return { apiKeyId: key.id, scopes: new Set(scopes) }
}
