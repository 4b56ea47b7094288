import { sql } from 'kysely'
import type { PrivacyType } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { writeForReaders } from '../my-forms.readers.ts'

/** Who reads comments, and whether others' private ones are open to them. */
export type CommentReader = { personId: string; mayReadPrivate: boolean }

/** The comments of an entry that a reader may see, oldest first. */
export function commentsOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  { personId, mayReadPrivate }: CommentReader,
) {
  return withAuthors(db, shardKey)
    .where('comment.my_form_id', '=', myFormId)
    .$if(!mayReadPrivate, (query) =>
      query.where((either) =>
        either.or([
          either('comment.privacy_type', '=', 'public'),
          either('comment.person_id', '=', personId),
        ]),
      ),
    )
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute()
}

/** Whoever has commented on an entry, and has not taken all of it back. */
export async function commentersOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('my_form_comments')
    .select('person_id')
    .distinct()
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ person_id: id }) => id)
}

export function commentById(db: Queryable, shardKey: string, commentId: string) {
  return withAuthors(db, shardKey).where('comment.id', '=', commentId).executeTakeFirstOrThrow()
}

export type CommentRow = Awaited<ReturnType<typeof commentById>>

function withAuthors(db: Queryable, shardKey: string) {
  return db
    .selectFrom('my_form_comments as comment')
    .innerJoin('people as author', 'author.id', 'comment.person_id')
    .select([
      'comment.id',
      'comment.my_form_id',
      'comment.person_id',
      'comment.comment',
      'comment.privacy_type',
      'comment.created_at',
      'comment.updated_at',
      'comment.row_version',
      'author.full_name',
      'author.first_name',
      'author.last_name',
      'author.profile_image',
      'author.employee_title',
    ])
    .where('comment.shard_key', '=', shardKey)
    .where('comment.deleted_at', 'is', null)
}

/** Which entry a comment stands under, and whose it is; none when either is gone. */
export function placeOfComment(db: Queryable, shardKey: string, commentId: string) {
  return db
    .selectFrom('my_form_comments as comment')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'comment.shard_key')
        .onRef('entry.id', '=', 'comment.my_form_id'),
    )
    .select(['comment.my_form_id', 'comment.person_id'])
    .where('comment.shard_key', '=', shardKey)
    .where('comment.id', '=', commentId)
    .where('comment.deleted_at', 'is', null)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** A comment locked for a change; lock its entry first. */
export function commentForChange(db: Queryable, shardKey: string, commentId: string) {
  return db
    .selectFrom('my_form_comments')
    .select(['id', 'my_form_id', 'comment', 'privacy_type', 'row_version'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export type ChangeableComment = NonNullable<Awaited<ReturnType<typeof commentForChange>>>

export async function insertComment(
  db: Queryable,
  values: {
    shard_key: string
    id: string
    my_form_id: string
    person_id: string
    comment: string
    privacy_type: PrivacyType
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('my_form_comments')
    .values({ ...values, created_at: now, updated_at: now })
    .execute()
}

export async function changeComment(
  db: Queryable,
  shardKey: string,
  before: { id: string; row_version: number },
  values: { comment: string; privacy_type: PrivacyType } | { deleted_at: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('my_form_comments')
    .set({ ...values, updated_at: now, row_version: before.row_version + 1 })
    .where('shard_key', '=', shardKey)
    .where('id', '=', before.id)
    .execute()
}

/** Writes the counts of an entry as its rows say them; the entry is locked. */
export async function recountComments(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<void> {
  await db
    .updateTable('my_forms')
    .set({
      public_comment_count: countOf(shardKey, myFormId, 'public'),
      private_comment_count: countOf(shardKey, myFormId, 'private'),
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .execute()
  await writeForReaders(db, shardKey, myFormId)
}

function countOf(shardKey: string, myFormId: string, privacyType: PrivacyType) {
  return sql<number>`(
    select count(*)::int from my_form_comments as comment
    where comment.shard_key = ${shardKey} and comment.my_form_id = ${myFormId}
      and comment.privacy_type = ${privacyType} and comment.deleted_at is null
  )`
}
