import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { rightsOf } from '../permissions/permissions.queries.ts'
import { mayBeSpokenFor } from './may-be-spoken-for.ts'

/**
 * Ends what the keys of people who are gone or hold less now have opened for others and could not
 * open any more. Whoever signed in by a password of their own stays: no key spoke for them. Needs
 * one's turn to change rights.
 */
export async function endBeyondMakers(
  db: Queryable,
  { shardKey, makerIds, now }: { shardKey: string; makerIds: readonly string[]; now: Date },
): Promise<void> {
  if (makerIds.length === 0) {
    return
  }
  const opened = await db
    .selectFrom('sessions as session')
    .innerJoin('api_keys as key', (join) =>
      join
        .onRef('key.id', '=', 'session.api_key_id')
        .onRef('key.shard_key', '=', 'session.shard_key'),
    )
    .select(['session.id', 'session.person_id', 'key.created_by'])
    .where('key.shard_key', '=', shardKey)
    .where('key.created_by', '=', sql<string>`any(${[...makerIds]}::text[])`)
    .where('session.kind', '!=', 'client')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .execute()
  const ids = opened.flatMap((one) => [one.created_by, one.person_id])
  const rights = await rightsOf(db, shardKey, [...new Set(ids)])
  const over = opened.filter(
    (one) => !mayBeSpokenFor(rights.get(one.person_id), rights.get(one.created_by)),
  )
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sql<string>`any(${over.map(({ id }) => id)}::text[])`)
    .execute()
}
