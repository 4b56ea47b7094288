import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { ProblemError } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { actionColumns, type ActionRow } from './actions.columns.ts'
import { moveAction, type MoveInput } from './actions.move.ts'
import { actionForChange } from './actions.queries.ts'
import { isAssignee, isOwn, isVerifier, readerOf, type Reader } from './actions.rights.ts'
import { toAction } from './actions.row.ts'

/** Waits for something that this person does: to start, to do, to verify, to issue again, to judge. */
export const waitsFor = (reader: Reader): RawBuilder<SqlBool> => sql<SqlBool>`(
  (action.status in ('open', 'in_progress', 'on_hold') and ${isAssignee(reader)})
  or (action.status = 'pending_verification' and ${isVerifier(reader)} and not ${isAssignee(reader)})
  or (action.status = 'returned' and ${isOwn(reader)})
  or (action.status = 'effectiveness_review' and ${isOwn(reader)}
    and action.is_effective is null and action.waits_until <= ${reader.today}::text::date)
)`

/** A page of what waits for somebody, what is due first in front. */
export async function pendingPage(
  db: Queryable,
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ActionRow[]; total: number }> {
  const { rows } = await sql<ActionRow & { total: number }>`
    select ${actionColumns(reader, 3)}, (count(*) over ())::int as total
    from actions as action
    where action.shard_key = ${reader.shardKey} and action.deleted_at is null
      and action.status not in ('closed', 'cancelled') and ${waitsFor(reader)}
    order by action.due_on, action.priority_rank desc, action.id
    offset ${offset} limit ${limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

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
  { actionIds, event, reason },
  context,
) => {
  const outcomes = []
  for (const actionId of actionIds) {
    const why = await tryMove(context, actionId, { event, reason })
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
  try {
    await moveAction({ ...context, ifMatch: undefined }, row, input)
    return null
  } catch (error) {
    if (error instanceof ProblemError) {
      return error.problem.message
    }
    throw error
  }
}
