import type { Queryable } from '../../../db/database.ts'

/**
 * Locks an entry for what is counted or granted beside its answers: comments, votes and shares.
 * Whoever writes one of these takes this lock first, so that the counts follow one another.
 */
export function lockEntry(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms')
    .select(['id', 'person_id', 'status', 'is_limited_access', 'upvote_count'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
