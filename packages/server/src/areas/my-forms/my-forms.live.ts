import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { mayReadPrivateComments } from './talk/comments.rules.ts'
import { tiesOfEntries } from './my-forms.ties.ts'

/**
 * How entries follow. A private comment must not be noticed by those who may not read it, not even
 * by its time.
 */
export const liveEntries: LiveDeclaration = {
  ...{ table: 'my_forms', as: 'entry', opens: 'myForms.get', ties: tiesOfEntries },
  shows: [
    {
      of: () => [
        ...[sql`entry.row_version`, sql`entry.status`, sql`entry.score`, sql`entry.is_reopened`],
        ...[sql`entry.is_signature_complete`, sql`entry.action_count`, sql`entry.upvote_count`],
        ...[sql`entry.form_sub_form_count`, sql`entry.dynamic_sub_form_count`],
        ...[sql`entry.kudos_count`, sql`entry.public_comment_count`, newestComment('public')],
        sql`(
          select string_agg(signer.id || signer.status, ',' order by signer.id)
          from my_form_signers as signer
          where signer.shard_key = entry.shard_key and signer.my_form_id = entry.id
        )`,
      ],
    },
    {
      of: () => [sql`entry.private_comment_count`, newestComment('private')],
      isFor: (_, { permissions }) => mayReadPrivateComments(permissions),
    },
  ],
}

/** An edited comment leaves the counts as they are. */
function newestComment(privacyType: 'public' | 'private') {
  return sql`(
    select max(comment.updated_at) from my_form_comments as comment
    where comment.shard_key = entry.shard_key and comment.my_form_id = entry.id
      and comment.privacy_type = ${privacyType} and comment.deleted_at is null
  )`
}
