import { sql } from 'kysely'
import type { TitlesOf } from '../../outbox/titles.ts'
import { isReadable } from './topics.rights.ts'

/** What topics are called in what somebody is told of them. */
export const titlesOfTopics: TitlesOf = async ({ db, person }, ids) => {
  const { rows } = await sql<{ id: string; title: string; number: string }>`
    select topic.id, topic.title, topic.number from topics as topic
    where topic.shard_key = ${person.shardKey} and topic.id = any(${[...ids]}::text[])
      and topic.deleted_at is null and ${isReadable(person)}`.execute(db)
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}

/** What questions are called in what somebody is told of them: by their topic. */
export const titlesOfQuestions: TitlesOf = async ({ db, person }, ids) => {
  const { rows } = await sql<{ id: string; title: string; number: string; topic_id: string }>`
    select question.id, topic.title, topic.number, topic.id as topic_id
    from topic_questions as question
    join topics as topic
      on topic.shard_key = question.shard_key and topic.id = question.topic_id
    where question.shard_key = ${person.shardKey} and question.id = any(${[...ids]}::text[])
      and question.deleted_at is null and topic.deleted_at is null
      and ${isReadable(person)}`.execute(db)
  return new Map(
    rows.map(({ id, topic_id: within, title, number }) => [id, { title, number, within }]),
  )
}
