import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import {
  answerColumns,
  questionColumns,
  topicColumns,
  type AnswerRow,
  type PersonJson,
  type QuestionRow,
  type TopicRow,
} from './topics.columns.ts'
import { isReadable, type Reader } from './topics.rights.ts'

/** A topic that somebody may read. */
export async function topicRow(
  db: Queryable,
  reader: Reader,
  topicId: string,
): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`
    select ${topicColumns} from topics as topic
    join people as owner on owner.id = topic.owner_id
    where topic.shard_key = ${reader.shardKey} and topic.id = ${topicId}
      and topic.deleted_at is null and ${isReadable(reader)}`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the call. */
export async function topicForChange(
  db: Queryable,
  reader: Reader,
  topicId: string,
): Promise<TopicRow | undefined> {
  await hold(db, 'topics', reader, topicId)
  return topicRow(db, reader, topicId)
}

/** Holds a row until the end of the call. */
export async function hold(
  db: Queryable,
  table: 'topics' | 'topic_questions' | 'topic_answers',
  { shardKey }: Reader,
  id: string,
): Promise<void> {
  await db
    .selectFrom(table)
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The people whom a topic is limited to, by name. */
export async function peopleOfTopic(
  db: Queryable,
  shardKey: string,
  topicId: string,
): Promise<PersonJson[]> {
  const rows = await db
    .selectFrom('topic_people as one')
    .innerJoin('people as person', 'person.id', 'one.person_id')
    .select(['person.id', 'person.full_name', 'person.profile_image'])
    .where('one.shard_key', '=', shardKey)
    .where('one.topic_id', '=', topicId)
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute()
  return rows.map(({ id, full_name, profile_image }) => ({
    personId: id,
    fullName: full_name,
    profileImage: profile_image,
  }))
}

const questionsFrom = ({ shardKey }: Reader) => sql`from topic_questions as question
  join people as asker on asker.id = question.asked_by
  join topics as topic on topic.shard_key = question.shard_key and topic.id = question.topic_id
  where question.shard_key = ${shardKey} and question.deleted_at is null
    and topic.deleted_at is null`

/** A question on a topic that somebody may read. */
export async function questionRow(
  db: Queryable,
  reader: Reader,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} ${questionsFrom(reader)} and question.id = ${questionId}
      and ${isReadable(reader)}`.execute(db)
  return rows[0]
}

/** A page of the questions of a topic: what is open first, of these the newest. */
export async function questionsOf(
  db: Queryable,
  reader: Reader,
  page: { topicId: string; questionId: string | undefined; offset: number; limit: number },
): Promise<{ rows: QuestionRow[]; total: number }> {
  const which: RawBuilder<SqlBool> = sql`question.topic_id = ${page.topicId}
    ${page.questionId === undefined ? sql`` : sql`and question.id = ${page.questionId}`}`
  const { rows } = await sql<QuestionRow & { total: number }>`
    select ${questionColumns}, (count(*) over ())::int as total
    ${questionsFrom(reader)} and ${which}
    order by question.status_rank, question.asked_at desc, question.id
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The newest questions of a topic, as much of them as a line shows: what is looked through for alike. */
export function recentQuestions(db: Queryable, shardKey: string, topicId: string, most: number) {
  return db
    .selectFrom('topic_questions as question')
    .select(['question.id', 'question.body', 'question.status'])
    .where('question.shard_key', '=', shardKey)
    .where('question.topic_id', '=', topicId)
    .where('question.deleted_at', 'is', null)
    .where('question.status', '<>', 'duplicate')
    .orderBy('question.asked_at', 'desc')
    .limit(most)
    .execute()
}

const answersFrom = ({ shardKey }: Reader) => sql`from topic_answers as answer
  join people as author on author.id = answer.answered_by
  join topic_questions as question
    on question.shard_key = answer.shard_key and question.id = answer.question_id
  join topics as topic on topic.shard_key = question.shard_key and topic.id = question.topic_id
  where answer.shard_key = ${shardKey} and answer.deleted_at is null
    and question.deleted_at is null and topic.deleted_at is null`

/** An answer on a topic that somebody may read. */
export async function answerRow(
  db: Queryable,
  reader: Reader,
  answerId: string,
): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select ${answerColumns(reader)} ${answersFrom(reader)} and answer.id = ${answerId}
      and ${isReadable(reader)}`.execute(db)
  return rows[0]
}

/** The first answers of some questions: the accepted one, official ones, those with most votes. */
export async function firstAnswersOf(
  db: Queryable,
  reader: Reader,
  questionIds: readonly string[],
  most: number,
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select * from (
      select ranked.*, (row_number() over (
        partition by ranked.question_id
        order by ranked.is_accepted desc, ranked.is_official desc, ranked.votes desc,
          ranked.answered_at, ranked.id
      ))::int as place
      from (
        select ${answerColumns(reader)} ${answersFrom(reader)}
          and answer.question_id = any(${[...questionIds]}::text[])
      ) as ranked
    ) as answer
    where answer.place <= ${most}
    order by answer.question_id, answer.place`.execute(db)
  return rows
}

/** How many answers stand under some questions. */
export async function answerCounts(
  db: Queryable,
  shardKey: string,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('topic_answers')
    .select(['question_id', sql<number>`count(*)::int`.as('count')])
    .where('shard_key', '=', shardKey)
    .where('question_id', '=', sql<string>`any(${[...questionIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .groupBy('question_id')
    .execute()
  return new Map(rows.map(({ question_id: id, count }) => [id, count]))
}
