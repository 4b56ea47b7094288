import { sql, type RawBuilder } from 'kysely'
import type { QuestionStatus, TopicCategory, TopicStatus } from '@holdpoint/api'
import type { Reader } from './topics.rights.ts'

/** Somebody within a row. */
export type PersonJson = { personId: string; fullName: string; profileImage: string | null }

/** A topic as a list shows it. */
export type TopicRow = {
  id: string
  number: string
  title: string
  body: string
  category: TopicCategory | null
  is_pinned: boolean
  status: TopicStatus
  is_limited: boolean
  question_count: number
  open_count: number
  created_at: Date
  last_activity_at: Date
  row_version: number
  owner: PersonJson
}

/** A question as one person sees it; the name of an anonymous one is kept by the row alone. */
export type QuestionRow = {
  id: string
  topic_id: string
  body: string
  is_anonymous: boolean
  status: QuestionStatus
  status_reason: string | null
  asked_at: Date
  edited_at: Date | null
  answered_at: Date | null
  row_version: number
  asker: PersonJson
  answer_count: number
  owner_id: string
  topic_status: TopicStatus
  duplicate_of: LineJson | null
}

/** A question in a line. */
export type LineJson = {
  questionId: string
  body: string
  status: QuestionStatus
  answerCount: number
}

/** An answer as one person sees it. */
export type AnswerRow = {
  id: string
  question_id: string
  body: string
  answered_at: Date
  edited_at: Date | null
  is_accepted: boolean
  is_official: boolean
  row_version: number
  author: PersonJson
  votes: number
  is_voted: boolean
  owner_id: string
  topic_id: string
  topic_status: TopicStatus
}

const person = (of: string) => sql`jsonb_build_object(
  'personId', ${sql.ref(`${of}.id`)}, 'fullName', ${sql.ref(`${of}.full_name`)},
  'profileImage', ${sql.ref(`${of}.profile_image`)})`

/** The columns of a topic, over `topics as topic` and `people as owner`. */
export const topicColumns: RawBuilder<TopicRow> = sql`topic.id, topic.number, topic.title,
  topic.body, topic.category, topic.is_pinned, topic.status, topic.is_limited,
  topic.question_count, topic.open_count, topic.created_at, topic.last_activity_at,
  topic.row_version, ${person('owner')} as owner`

/** How many answers stand under a question. */
export const answersOf = (question: string): RawBuilder<number> => sql`(
  select count(*)::int from topic_answers as one
  where one.shard_key = ${sql.ref(`${question}.shard_key`)}
    and one.question_id = ${sql.ref(`${question}.id`)} and one.deleted_at is null
)`

/** The columns of a question, over `question`, `people as asker` and `topics as topic`. */
export const questionColumns: RawBuilder<QuestionRow> = sql`question.id, question.topic_id,
  question.body, question.is_anonymous, question.status, question.status_reason,
  question.asked_at, question.edited_at, question.answered_at, question.row_version,
  ${person('asker')} as asker, ${answersOf('question')} as answer_count,
  topic.owner_id, topic.status as topic_status,
  (
    select jsonb_build_object('questionId', other.id, 'body', other.body, 'status', other.status,
      'answerCount', ${answersOf('other')})
    from topic_questions as other
    where other.shard_key = question.shard_key and other.id = question.duplicate_of_id
      and other.deleted_at is null
  ) as duplicate_of`

/** The columns of an answer, over `answer`, `people as author`, `question` and `topics as topic`. */
export function answerColumns({ personId }: Reader): RawBuilder<AnswerRow> {
  return sql`answer.id, answer.question_id, answer.body, answer.answered_at, answer.edited_at,
    answer.is_accepted, answer.is_official, answer.row_version, ${person('author')} as author,
    (
      select count(*)::int from topic_votes as vote
      where vote.shard_key = answer.shard_key and vote.answer_id = answer.id
    ) as votes,
    exists (
      select 1 from topic_votes as vote
      where vote.shard_key = answer.shard_key and vote.answer_id = answer.id
        and vote.person_id = ${personId}
    ) as is_voted,
    topic.owner_id, topic.id as topic_id, topic.status as topic_status`
}
