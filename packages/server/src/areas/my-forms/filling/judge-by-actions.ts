import { asksForActions } from '@holdpoint/forms'
import type { PersonContext } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { entryKind } from '../my-forms.moves.ts'
import * as queries from '../my-forms.queries.ts'
import { evaluateEntry } from '../my-forms.state.ts'
import { asAnswers } from './change.ts'

/** What judging an entry anew works with. */
export type JudgeContext = Pick<PersonContext, 'db' | 'cacheOwner' | 'now' | 'audit'> & {
  person: Pick<PersonContext['person'], 'shardKey'>
}

/** Whether an entry is filled out, judged anew: an action that its form asks for came, or went. */
export async function judgeByActions(
  { db, person, cacheOwner, now, audit }: JudgeContext,
  myFormId: string,
): Promise<void> {
  const { shardKey } = person
  const entry = await queries.entryForChange(db, shardKey, myFormId)
  if (entry?.status !== 'in_progress' && entry?.status !== 'fill') {
    return
  }
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  if (definition === undefined || !asksForActions(definition)) {
    return
  }
  const actions = await queries.questionsWithActions(db, shardKey, myFormId)
  const answers = asAnswers(entry.answers)
  const { canSubmit } = evaluateEntry(definition, answers, entry.time_zone, now, { actions })
  const to = canSubmit ? 'fill' : 'in_progress'
  if (to !== entry.status) {
    const columns = { filled_at: canSubmit ? now : null }
    await writeMove(entryKind, entry, { event: 'save', to, columns }, { db, shardKey, now, audit })
  }
}
