import { policies, type ActionSource, type RaisedAction } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonContext } from '../../handler.ts'
import { actionRows } from './actions.queries.ts'
import { readerOf, tiesOf } from './actions.rights.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

/** The actions that were raised from questions of topics, by the question; the first one first. */
export async function actionsOfQuestions(
  asking: Asking,
  questions: readonly { id: string; topic_id: string }[],
): Promise<ReadonlyMap<string, RaisedAction[]>> {
  const of = new Map<string, RaisedAction[]>()
  if (questions.length === 0) {
    return of
  }
  const ids = await idsRaisedFrom(
    asking,
    'topic',
    questions.map(({ topic_id }) => topic_id),
  )
    .where(
      'question_key',
      'in',
      questions.map(({ id }) => id),
    )
    .execute()
  for (const { question, action } of await asRaised(asking, ids)) {
    of.set(question ?? '', [...(of.get(question ?? '') ?? []), action])
  }
  return of
}

/** The actions that were raised from a record, the first one first. */
export async function actionsRaisedFrom(
  asking: Asking,
  type: ActionSource,
  id: string,
): Promise<RaisedAction[]> {
  const raised = await asRaised(asking, await idsRaisedFrom(asking, type, [id]).execute())
  return raised.map(({ action }) => action)
}

function idsRaisedFrom({ db, person }: Asking, type: ActionSource, recordIds: readonly string[]) {
  return db
    .selectFrom('actions')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('source_type', '=', type)
    .where('source_id', 'in', [...new Set(recordIds)])
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
}

/** Some actions as the record names them: who opens one is said by the rules of actions. */
async function asRaised({ db, person, now }: Asking, ids: readonly { id: string }[]) {
  const rows = await actionRows(
    db,
    readerOf(person, now),
    ids.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id: actionId, number, title, status, question_key: question } = row
    const canOpen = opens(policies['actions.get'].record, tiesOf(row), person)
    return { question, action: { actionId, number, title, status, canOpen } }
  })
}
