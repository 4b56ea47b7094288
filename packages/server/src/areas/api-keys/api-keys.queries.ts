import type { ApiKey, EmbedScope } from '@holdpoint/api'
import { knownScopes } from '../../api-keys/living-keys.ts'
import type { Queryable } from '../../db/database.ts'

// Beyond the living ones only this many are listed: who ended what is in the audit trail.
const listedMax = 300

/** The keys of an organisation, the newest first. */
export async function keysOf(
  db: Queryable,
  shardKey: string,
  now: Date,
  id?: string,
): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys as key')
    .innerJoin('people as maker', 'maker.id', 'key.created_by')
    .select([
      'key.id',
      'key.name',
      'key.origins',
      'key.scopes',
      'key.created_by',
      'maker.full_name',
      'key.created_at',
      'key.expires_at',
      'key.last_used_at',
      'key.revoked_at',
      'key.row_version',
    ])
    .where('key.shard_key', '=', shardKey)
    .$if(id !== undefined, (query) => query.where('key.id', '=', id ?? ''))
    .orderBy('key.created_at', 'desc')
    .orderBy('key.id', 'desc')
    .limit(listedMax)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    origins: row.origins,
    scopes: [...knownScopes(row.scopes)],
    state: row.revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : 'living',
    createdBy: { personId: row.created_by, name: row.full_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    rowVersion: row.row_version,
  }))
}

/** How many keys of an organisation open something now. */
export async function livingCount(db: Queryable, shardKey: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('shard_key', '=', shardKey)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type NewApiKey = {
  shardKey: string
  id: string
  name: string
  origins: readonly string[]
  scopes: readonly EmbedScope[]
  pageKeyHash: string
  serverSecretHash: string
  createdBy: string
  createdAt: Date
  expiresAt: Date
}

export async function insertKey(db: Queryable, key: NewApiKey): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      shard_key: key.shardKey,
      id: key.id,
      name: key.name,
      origins: [...key.origins],
      scopes: [...key.scopes],
      page_key_hash: key.pageKeyHash,
      server_secret_hash: key.serverSecretHash,
      created_by: key.createdBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

/** The state of a key that is about to be ended; nobody else changes it until then. */
export function keyForChange(db: Queryable, shardKey: string, id: string) {
  return db
    .selectFrom('api_keys')
    .select(['row_version', 'revoked_at'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Ends a key, and every session that was opened through it. */
export async function revokeKey(
  db: Queryable,
  shardKey: string,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set((set) => ({ revoked_at: now, row_version: set('row_version', '+', 1) }))
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('api_key_id', '=', id)
    .where('shard_key', '=', shardKey)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Who made a key. */
export async function makerOf(
  db: Queryable,
  shardKey: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('created_by')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.created_by
}

/** An active person of the organisation, by id or email address. */
export function personToSpeakFor(
  db: Queryable,
  shardKey: string,
  named: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('people')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('is_active', '=', true)
    .where((where) =>
      named.includes('@') ? where('email', '=', named.toLowerCase()) : where('id', '=', named),
    )
    .executeTakeFirst()
}
