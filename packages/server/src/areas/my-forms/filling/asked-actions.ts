import { asksForActions, everythingOf, type FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import * as queries from '../my-forms.queries.ts'

/**
 * The questions of an entry that have an action, where its form may ask for one. Once it is handed in
 * nothing of it is asked for again but what was handed back: all that was not counts as having one.
 * The form is laid out for its answers.
 */
export async function actionsAskedFor(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  form: FormDefinition,
  handedBack: ReadonlySet<string>,
): Promise<string[]> {
  if (!asksForActions(form)) {
    return []
  }
  const settled =
    handedBack.size === 0
      ? []
      : everythingOf(form)
          .map(({ question }) => question.key)
          .filter((key) => !handedBack.has(key))
  const given = await queries.questionsWithActions(db, shardKey, myFormId)
  return [...new Set([...given, ...settled])]
}
