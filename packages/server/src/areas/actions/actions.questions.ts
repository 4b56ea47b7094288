import { policies, type QuestionAction } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'
import { actionRows } from './actions.queries.ts'
import { readerOf, tiesOf } from './actions.rights.ts'

/** The actions that were raised from questions of topics, by the question; the first one first. */
export async function actionsOfQuestions(
  db: Queryable,
  { person, now }: { person: Person; now: Date },
  questions: readonly { id: string; topic_id: string }[],
): Promise<ReadonlyMap<string, QuestionAction[]>> {
  const reader = readerOf(person, now)
  const of = new Map<string, QuestionAction[]>()
  if (questions.length === 0) {
    return of
  }
  const ids = await db
    .selectFrom('actions')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('source_type', '=', 'topic')
    .where('source_id', 'in', [...new Set(questions.map(({ topic_id }) => topic_id))])
    .where(
      'question_key',
      'in',
      questions.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const rows = await actionRows(
    db,
    reader,
    ids.map(({ id }) => id),
  )
  for (const row of rows) {
    const { id: actionId, number, title, status, question_key: question } = row
    const isOpen = opens(policies['actions.get'].record, tiesOf(row), person)
    const action = { actionId, number, title, status, canOpen: isOpen }
    of.set(question ?? '', [...(of.get(question ?? '') ?? []), action])
  }
  return of
}
