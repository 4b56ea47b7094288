import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/**
 * What a topic says of its questions follows them in the same transaction. `activeAt` is when
 * somebody asked or answered, which brings the topic to the front.
 */
export async function keepCounts(
  db: Queryable,
  shardKey: string,
  topicId: string,
  activeAt: Date | null = null,
): Promise<void> {
  const of = sql`from topic_questions as question where question.shard_key = topic.shard_key
    and question.topic_id = topic.id and question.deleted_at is null`
  const at = sql`coalesce(${activeAt}::timestamptz, topic.last_activity_at)`
  await sql`
    update topics as topic set
      question_count = (select count(*) ${of}),
      open_count = (select count(*) ${of} and question.status = 'open'),
      last_activity_at = ${at},
      sorted_at = ${at} + case when topic.is_pinned then interval '100 years' else interval '0' end
    where topic.shard_key = ${shardKey} and topic.id = ${topicId}`.execute(db)
}
