import { sql } from 'kysely'
import type { TopicFile } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { heldFiles, heldFilesOf } from '../../records/files.queries.ts'
import { toRecordFile, type RecordFile } from '../../records/files.ts'

/** The files of a topic, in the order in which they came. */
export async function filesOfTopic(
  db: Queryable,
  shardKey: string,
  topicId: string,
): Promise<TopicFile[]> {
  const held = await heldFiles(db, { shardKey, recordType: 'topic', recordId: topicId })
  return held.map(toRecordFile)
}

/** The files of questions or answers by the id of each; those without any are missing. */
export async function filesOfPosts(
  db: Queryable,
  shardKey: string,
  { postType, ids }: { postType: 'question' | 'answer'; ids: readonly string[] },
): Promise<ReadonlyMap<string, TopicFile[]>> {
  const recordType = `topic_${postType}`
  const held = await heldFilesOf(db, { shardKey, recordType, recordIds: ids })
  const files = new Map<string, TopicFile[]>()
  for (const file of held) {
    files.set(file.record_id, [...(files.get(file.record_id) ?? []), toRecordFile(file)])
  }
  return files
}

/**
 * A file that a topic holds, or a question or an answer that still stands on it. That the topic may
 * be read was asked before.
 */
export async function fileOfTopic(
  db: Queryable,
  shardKey: string,
  { topicId, uploadId }: { topicId: string; uploadId: string },
) {
  const { rows } = await sql<Pick<RecordFile, 'id' | 'storage_key' | 'media_type' | 'file_name'>>`
    select upload.id, upload.storage_key, upload.media_type, upload.file_name
    from record_files as held
    join uploads as upload on upload.shard_key = held.shard_key and upload.id = held.upload_id
    where held.shard_key = ${shardKey} and held.upload_id = ${uploadId} and (
      (held.record_type = 'topic' and held.record_id = ${topicId})
      or (held.record_type = 'topic_question' and exists (
        select 1 from topic_questions as question
        where question.shard_key = held.shard_key and question.id = held.record_id
          and question.topic_id = ${topicId} and question.deleted_at is null
      ))
      or (held.record_type = 'topic_answer' and exists (
        select 1 from topic_answers as answer
        join topic_questions as question
          on question.shard_key = answer.shard_key and question.id = answer.question_id
        where answer.shard_key = held.shard_key and answer.id = held.record_id
          and question.topic_id = ${topicId} and answer.deleted_at is null
          and question.deleted_at is null
      ))
    )`.execute(db)
  return rows[0]
}
