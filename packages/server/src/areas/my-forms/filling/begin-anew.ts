import type { FormDefinition } from '@holdpoint/forms'
import type { HandlerContext } from '../../../handler.ts'
import { storeAnswers } from '../my-forms.queries.ts'
import { engineContext } from '../my-forms.state.ts'
import { entryColumns } from './entry-columns.ts'
import { lastAnswers } from './last-answers.ts'
import { firstAnswers } from './start-entry.ts'

type Beginning = Pick<HandlerContext, 'db' | 'now' | 'cacheOwner'> & {
  /** Who is to fill it out. */
  person: { shardKey: string; personId: string; timeZone: string }
}

/**
 * Has what is assigned and not begun begin as it would today, for whoever has it now and on whatever
 * version; answers its columns of then.
 */
export async function beginAnew(
  context: Beginning,
  { id, form_id: formId }: { id: string; form_id: string },
  definition: FormDefinition,
) {
  const { db, now, person } = context
  const { shardKey, timeZone } = person
  const last = await lastAnswers(context, formId, definition)
  const first = await firstAnswers(definition, context, { isAssigned: true })
  const answers = { ...first, ...last?.answers }
  await storeAnswers(db, shardKey, id, { definition, answers, revision: 0 }, now)
  const reading = engineContext(timeZone, now)
  const columns = await entryColumns({ db, shardKey }, definition, answers, reading)
  return { ...columns, first_answers_at: now }
}
