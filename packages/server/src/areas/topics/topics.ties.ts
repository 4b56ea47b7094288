import type { TieFinder } from '../../access.ts'
import { answerRow, questionRow, topicRow } from './topics.queries.ts'
import { postTiesOf, topicTiesOf } from './topics.rights.ts'

const none: ReadonlySet<never> = new Set()

/** How a person is tied to the topic that a call names; one that they may not read ties nobody. */
export const topicTies: TieFinder = async (db, person, input) => {
  const topicId = textIn(input, 'topicId')
  const row = topicId === undefined ? undefined : await topicRow(db, person, topicId)
  return row === undefined ? none : topicTiesOf(row.owner.personId, person)
}

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
