import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { whyNot } from '../../records/deciding.ts'
import { moveAction, type MoveInput } from './actions.move.ts'
import { actionForChange } from './actions.queries.ts'
import { pendingPage } from './actions.pending.queries.ts'
import { readerOf } from './actions.rights.ts'
import { toAction } from './actions.row.ts'

export const pending: PersonHandler<'actions.pending'> = async (input, { db, person, now }) => {
  const reader = readerOf(person, now)
  const page = { offset: input.pOffset, limit: input.pLimit }
  const { rows, total } = await pendingPage(db, reader, page)
  return ok({
    data: rows.map((row) => toAction(row, person, reader.today)),
    totalRecords: total,
    offset: input.pOffset,
  })
}

export const savePending: PersonHandler<'actions.savePending'> = async (
  { actionIds, rowVersions, event, reason },
  context,
) => {
  if (rowVersions !== undefined && rowVersions.length !== actionIds.length) {
    return failField('rowVersions', 'Please name the version of each action.')
  }
  const outcomes = []
  for (const [place, actionId] of actionIds.entries()) {
    const ifMatch = rowVersions?.[place]
    const why = await tryMove({ ...context, ifMatch }, actionId, { event, reason })
    outcomes.push({ actionId, isDone: why === null, why })
  }
  const done = outcomes.filter(({ isDone }) => isDone).length
  return ok(outcomes, `${done} of ${outcomes.length} done.`)
}

/**
 * Makes a move as one of several and answers why not, or null. What stands in the way of one is
 * found before anything is written, so that the others go on.
 */
export async function tryMove(
  context: PersonContext,
  actionId: string,
  input: MoveInput,
): Promise<string | null> {
  const { db, person, now } = context
  const row = await actionForChange(db, readerOf(person, now), actionId)
  if (row === undefined) {
    return 'You may not do this.'
  }
  return whyNot(() => moveAction(context, row, input))
}
