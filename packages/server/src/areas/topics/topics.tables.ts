import type { Generated } from 'kysely'
import type { QuestionStatus, TopicCategory, TopicStatus } from '@holdpoint/api'
import type { ComputedNumber, Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of topics. */
export interface TopicsTables {
  topics: TopicsTable
  topic_people: TopicPeopleTable
  topic_questions: TopicQuestionsTable
  topic_answers: TopicAnswersTable
  topic_votes: TopicVotesTable
}

export interface TopicsTable {
  shard_key: string
  id: string
  number: string
  title: string
  body: Generated<string>
  category: TopicCategory | null
  is_pinned: Generated<boolean>
  status: TopicStatus
  is_limited: Generated<boolean>
  owner_id: string
  question_count: Generated<number>
  open_count: Generated<number>
  created_at: Instant
  last_activity_at: Instant
  /** A hundred years later for what is pinned. */
  sorted_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
}

/** Whom a limited topic is open to. */
export interface TopicPeopleTable {
  shard_key: string
  topic_id: string
  person_id: string
}

export interface TopicQuestionsTable {
  shard_key: string
  id: string
  topic_id: string
  body: string
  asked_by: string
  is_anonymous: Generated<boolean>
  status: Generated<QuestionStatus>
  status_reason: string | null
  duplicate_of_id: string | null
  asked_at: Instant
  edited_at: NullableInstant
  answered_at: NullableInstant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  status_rank: ComputedNumber
}

export interface TopicAnswersTable {
  shard_key: string
  id: string
  question_id: string
  body: string
  answered_by: string
  answered_at: Instant
  edited_at: NullableInstant
  is_accepted: Generated<boolean>
  is_official: Generated<boolean>
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
}

export interface TopicVotesTable {
  shard_key: string
  answer_id: string
  person_id: string
}
