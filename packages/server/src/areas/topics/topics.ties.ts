import { sql } from 'kysely'
import type { TieFinder } from '../../access.ts'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { answerRow, questionRow } from './topics.queries.ts'
import { isReadable, postTiesOf, topicTiesOf } from './topics.rights.ts'

const none: ReadonlySet<never> = new Set()

/** How a person is tied to some topics; one that they may not read ties nobody. */
export const tiesOfTopics: TiesOfSome = async (db, person, topicIds) => {
  const { rows } = await sql<{ id: string; owner_id: string }>`
    select topic.id, topic.owner_id from topics as topic
    where topic.shard_key = ${person.shardKey} and topic.id = any(${[...topicIds]}::text[])
      and topic.deleted_at is null and ${isReadable(person)}`.execute(db)
  return new Map(rows.map(({ id, owner_id }) => [id, topicTiesOf(owner_id, person)]))
}

/** How a person is tied to the topic that a call names. */
export const topicTies = tieFinder('topicId', tiesOfTopics)

/** The same of a question or an answer. */
export const postTies: TieFinder = async (db, person, input) => {
  const postId = textIn(input, 'postId')
  const isAnswer = textIn(input, 'postType') === 'answer'
  const answerId = textIn(input, 'answerId') ?? (isAnswer ? postId : undefined)
  if (answerId !== undefined) {
    const row = await answerRow(db, person, answerId)
    return row === undefined
      ? none
      : postTiesOf({ authorId: row.author.personId, ownerId: row.owner_id }, person)
  }
  const questionId = textIn(input, 'questionId') ?? postId
  const row = questionId === undefined ? undefined : await questionRow(db, person, questionId)
  return row === undefined
    ? none
    : postTiesOf({ authorId: row.asker.personId, ownerId: row.owner_id }, person)
}

function textIn(input: unknown, name: string): string | undefined {
  const value =
    typeof input === 'object' && input !== null
      ? (input as Readonly<Record<string, unknown>>)[name]
      : undefined
  return typeof value === 'string' ? value : undefined
}
