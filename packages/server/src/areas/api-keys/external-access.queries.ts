import type { Queryable } from '../../db/database.ts'

export type NewExternalKey = {
  shardKey: string
  id: string
  apiKeyId: string
  personId: string
  keyHash: string
  createdAt: Date
  expiresAt: Date
}

export async function insertExternalKey(db: Queryable, key: NewExternalKey): Promise<void> {
  await db
    .insertInto('external_access_keys')
    .values({
      shard_key: key.shardKey,
      id: key.id,
      api_key_id: key.apiKeyId,
      person_id: key.personId,
      key_hash: key.keyHash,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      used_at: null,
    })
    .execute()
}

/**
 * Uses a key up and answers whom it lets in. Of several at once exactly one gets an answer; a key
 * that is used, over, or made with an API key that no longer lives answers nothing.
 */
export async function useExternalKey(
  db: Queryable,
  keyHash: string,
  now: Date,
): Promise<{ personId: string; shardKey: string; apiKeyId: string } | undefined> {
  const row = await db
    .updateTable('external_access_keys as key')
    .set({ used_at: now })
    .where('key.key_hash', '=', keyHash)
    .where('key.used_at', 'is', null)
    .where('key.expires_at', '>', now)
    .where((where) =>
      where.exists(
        where
          .selectFrom('api_keys as made_with')
          .select('made_with.id')
          .whereRef('made_with.shard_key', '=', 'key.shard_key')
          .whereRef('made_with.id', '=', 'key.api_key_id')
          .where('made_with.revoked_at', 'is', null)
          .where('made_with.expires_at', '>', now),
      ),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom('people as person')
          .select('person.id')
          .whereRef('person.id', '=', 'key.person_id')
          .where('person.is_active', '=', true),
      ),
    )
    .returning(['key.person_id', 'key.shard_key', 'key.api_key_id'])
    .executeTakeFirst()
  return row && { personId: row.person_id, shardKey: row.shard_key, apiKeyId: row.api_key_id }
}
