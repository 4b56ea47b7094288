import type { Insertable } from 'kysely'
import type {
  TopicAnswersTable,
  TopicQuestionsTable,
  TopicsTable,
} from '../src/areas/topics/topics.tables.ts'
import { cast, castShard, type CastName } from './cast.ts'
import type { TestServer } from './harness.ts'

// Topics, questions and answers as they stand, past every rule: for tests of what is done with them.

type World = Pick<TestServer, 'database'>
const at = new Date('2026-03-01T18:00:00Z')

/** Writes a topic, which is published and the employee's unless said otherwise. */
export async function placeTopic(
  { database: { kysely } }: World,
  id: string,
  options: {
    owner?: CastName
    /** Limited to these. */
    people?: readonly CastName[]
    columns?: Partial<Insertable<TopicsTable>>
  } = {},
): Promise<void> {
  const { owner = 'employee', people, columns } = options
  await kysely
    .insertInto('topics')
    .values({
      ...{ shard_key: castShard, id, number: `TOP-26-${id}`, title: `Topic ${id}` },
      ...{ category: 'safety', status: 'published', owner_id: cast[owner] },
      ...{ is_limited: people !== undefined, created_at: at, updated_at: at },
      ...{ last_activity_at: at, sorted_at: at },
      ...columns,
    })
    .execute()
  for (const name of people ?? []) {
    await kysely
      .insertInto('topic_people')
      .values({ shard_key: castShard, topic_id: id, person_id: cast[name] })
      .execute()
  }
}

/** Writes a question, the colleague's unless said otherwise. */
export async function placeQuestion(
  { database: { kysely } }: World,
  id: string,
  topicId: string,
  columns: Partial<Insertable<TopicQuestionsTable>> = {},
): Promise<void> {
  await kysely
    .insertInto('topic_questions')
    .values({
      ...{ shard_key: castShard, id, topic_id: topicId, body: `Question ${id}?` },
      ...{ asked_by: cast.colleague, asked_at: at, updated_at: at },
      ...columns,
    })
    .execute()
}

/** Writes an answer, the foreman's unless said otherwise. */
export async function placeAnswer(
  { database: { kysely } }: World,
  id: string,
  questionId: string,
  columns: Partial<Insertable<TopicAnswersTable>> = {},
): Promise<void> {
  await kysely
    .insertInto('topic_answers')
    .values({
      ...{ shard_key: castShard, id, question_id: questionId, body: `Answer ${id}.` },
      ...{ answered_by: cast.foreman, answered_at: at },
      ...columns,
    })
    .execute()
}
