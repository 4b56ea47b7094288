import { fail, notDone } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import type { ActionRow } from './actions.columns.ts'
import { actionKind } from './actions.facts.ts'
import { afterLosing } from './actions.follow.ts'
import { releaseAction } from '../sqr/sqr.source.ts'
import { actionForChange, actionRow } from './actions.queries.ts'
import { keepCountOfLost } from './actions.raise.ts'
import { readerOf } from './actions.rights.ts'
import { mayEdit } from './actions.row.ts'

export const remove: PersonHandler<'actions.remove'> = async (
  { actionId, assignedActionId },
  context,
) => {
  const row = await held(context, actionId)
  if (row.source_type === 'sqr') {
    return notDone('This action belongs to a safety quality report. Please delete it there.')
  }
  if (!row.assignees.some((one) => one.assignedActionId === assignedActionId)) {
    return notDone('Somebody else has this action by now. Please look at it again.')
  }
  await removeAction(context, row)
  return ok(null, 'Action deleted.')
}

export const removeSqrAction: PersonHandler<'actions.removeSqrAction'> = async (
  { actionId, sqrId },
  context,
) => {
  const { number } = await ofReport(context, { actionId, sqrId })
  // The report is held first, as where an action is raised from it.
  await releaseAction(context, sqrId, number)
  const row = await held(context, actionId)
  await removeAction(context, row)
  return ok(null, 'Action deleted.')
}

async function ofReport(
  { db, person, now }: PersonContext,
  { actionId, sqrId }: { actionId: string; sqrId: string },
): Promise<ActionRow> {
  const row = await actionRow(db, readerOf(person, now), actionId)
  return row?.source_type === 'sqr' && row.source_id === sqrId ? row : fail('forbidden')
}

async function held(context: PersonContext, actionId: string): Promise<ActionRow> {
  const { db, person, now, ifMatch } = context
  const row = await actionForChange(db, readerOf(person, now), actionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  return row
}

async function removeAction(context: PersonContext, row: ActionRow): Promise<void> {
  const { db, person, now, audit } = context
  await writeMove(
    actionKind,
    row,
    {
      event: 'remove',
      said: 'delete',
      columns: { deleted_at: now, deleted_by: person.personId },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (mayEdit(row.status)) {
    await afterLosing(context, row, 'deleted')
  }
  await keepCountOfLost(context, row)
}
