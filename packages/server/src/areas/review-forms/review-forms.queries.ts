import { policies, type ReviewedAnswer } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'
import { tiesOfActions } from '../actions/actions.ties.ts'

/** The actions that were raised from the questions of an entry, as far as the reader may see them. */
export async function questionActions(
  db: Queryable,
  person: Person,
  myFormId: string,
  now: Date,
): Promise<ReadonlyMap<string, ReviewedAnswer['actions']>> {
  const rows = await db
    .selectFrom('actions')
    .select(['id', 'number', 'title', 'status', 'question_key'])
    .where('shard_key', '=', person.shardKey)
    .where('source_type', '=', 'my_form')
    .where('source_id', '=', myFormId)
    .where('question_key', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const ties = await tiesOfActions(
    db,
    person,
    rows.map(({ id }) => id),
    now,
  )
  const found = new Map<string, ReviewedAnswer['actions']>()
  for (const { id, number, title, status, question_key: key } of rows) {
    if (key !== null && opens(policies['actions.get'].record, ties.get(id) ?? new Set(), person)) {
      found.set(key, [...(found.get(key) ?? []), { actionId: id, number, title, status }])
    }
  }
  return found
}
