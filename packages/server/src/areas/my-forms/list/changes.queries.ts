import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'

/** What an entry looks like, told in two parts, because not everybody sees the second. */
export type EntryState = { shown: string; privately: string }

/** The states of entries by their ids, whoever asks; those that are deleted are left out. */
export async function statesOf(
  db: Queryable,
  shardKey: string,
  myFormIds: readonly string[],
): Promise<ReadonlyMap<string, EntryState>> {
  const rows = await db
    .selectFrom('my_forms as entry')
    .select([
      'entry.id',
      sql<string>`md5(concat_ws('|', entry.row_version, entry.status, entry.score,
        entry.is_reopened, entry.is_signature_complete, entry.action_count, entry.upvote_count,
        entry.kudos_count, entry.public_comment_count, ${newestComment('public')}, (
          select string_agg(signer.id || signer.status, ',' order by signer.id)
          from my_form_signers as signer
          where signer.shard_key = entry.shard_key and signer.my_form_id = entry.id
        )))`.as('shown'),
      sql<string>`md5(concat_ws('|', entry.private_comment_count, ${newestComment('private')}))`.as(
        'privately',
      ),
    ])
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', sql<string>`any(${[...myFormIds]}::text[])`)
    .where('entry.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, shown, privately }) => [id, { shown, privately }]))
}

/** An edited comment leaves the counts as they are. */
function newestComment(privacyType: 'public' | 'private') {
  return sql`(
    select max(comment.updated_at) from my_form_comments as comment
    where comment.shard_key = entry.shard_key and comment.my_form_id = entry.id
      and comment.privacy_type = ${privacyType} and comment.deleted_at is null
  )`
}
