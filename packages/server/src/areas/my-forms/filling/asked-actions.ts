import { asksForActions, type FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import * as queries from '../my-forms.queries.ts'

/** The questions of an entry that have an action, where its form may ask for one. */
export async function actionsAskedFor(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  definition: FormDefinition,
): Promise<string[]> {
  return asksForActions(definition)
    ? await queries.questionsWithActions(db, shardKey, myFormId)
    : []
}
