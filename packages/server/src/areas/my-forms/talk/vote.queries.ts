import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'

/** Takes a person's vote back if it is there, else gives it; tells whether it stands now. */
export async function toggleVote(
  db: Queryable,
  keys: { shard_key: string; my_form_id: string; person_id: string },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('my_form_votes')
    .where('shard_key', '=', keys.shard_key)
    .where('my_form_id', '=', keys.my_form_id)
    .where('person_id', '=', keys.person_id)
    .returning('person_id')
    .executeTakeFirst()
  if (taken) {
    return false
  }
  await db
    .insertInto('my_form_votes')
    .values({ ...keys, created_at: now })
    .execute()
  return true
}

/** Writes the count of an entry as its rows say it, and answers it; the entry is locked. */
export async function recountVotes(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<number> {
  const { upvote_count: count } = await db
    .updateTable('my_forms')
    .set({
      upvote_count: sql<number>`(
        select count(*)::int from my_form_votes as vote
        where vote.shard_key = ${shardKey} and vote.my_form_id = ${myFormId}
      )`,
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .returning('upvote_count')
    .executeTakeFirstOrThrow()
  return count
}
