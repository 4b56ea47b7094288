import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { actionForChange, actionWhole, addDueDate, writeAssignees } from './actions.queries.ts'
import {
  columnsOf,
  raiseAction,
  requireDraft,
  sourceRecord,
  tell,
  type ActionDraft,
  type Origin,
} from './actions.raise.ts'
import { readerOf } from './actions.rights.ts'
import { mayEdit } from './actions.row.ts'

export const save: PersonHandler<'actions.save'> = async (
  { actionId, sourceType, sourceId, questionKey, ...draft },
  context,
) => {
  if (actionId !== undefined) {
    return ok(await edit(actionId, draft, context), 'Action saved.')
  }
  const origin = originOf(sourceType, sourceId, questionKey)
  const source = origin === null ? null : await sourceRecord(context, origin)
  await requireDraft(context, draft)
  const raised = await raiseAction(context, draft, { origin, source })
  return ok({ ...raised, rowVersion: 1 }, `${raised.number} raised.`)
}

export const add: PersonHandler<'actions.add'> = async (
  { actions, sourceType, sourceId },
  context,
) => {
  const raised: { actionId: string; number: string }[] = []
  for (const { questionKey, ...draft } of actions) {
    const origin = originOf(sourceType, sourceId, questionKey)
    const source = origin === null ? null : await sourceRecord(context, origin)
    await requireDraft(context, draft)
    raised.push(await raiseAction(context, draft, { origin, source }))
  }
  return ok(raised, `${raised.length} ${raised.length === 1 ? 'action' : 'actions'} raised.`)
}

function originOf(
  type: Origin['type'] | null,
  id: string | null,
  questionKey: string | null,
): Origin | null {
  return type === null || id === null ? null : { type, id, questionKey }
}

/** Edits an action that is not closed. A due date that moves is counted, whoever moves it. */
async function edit(actionId: string, draft: ActionDraft, context: PersonContext) {
  const { db, person, now, ports, audit, ifMatch } = context
  const { shardKey, personId } = person
  const row = await actionForChange(db, readerOf(person, now), actionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!mayEdit(row.status)) {
    return fail('wrong_state', { message: 'What is closed is not edited any more.' })
  }
  await requireDraft(context, draft, row.due_on)
  if (row.status === 'pending_verification' && draft.verifierId === null) {
    failField('verifierId', 'It waits to be verified. Please choose who does that.')
  }
  const whole = await actionWhole(db, shardKey, actionId)
  const ownerId = draft.ownerId ?? row.owner.personId
  const isOwnerNew = ownerId !== row.owner.personId
  const isDueMoved = draft.dueOn !== row.due_on
  const before = row.assignees.map((one) => one.personId)
  const added = draft.assigneeIds.filter((id) => !before.includes(id))
  const isHandedOn = added.length > 0 || before.length !== draft.assigneeIds.length
  // What was waived is that work order, not another one.
  const isWaiverOver = row.work_order_waiver !== null && draft.workOrderId !== row.work_order_id
  const rowVersion = row.row_version + 1
  await db
    .updateTable('actions')
    .set({
      ...columnsOf(draft),
      owner_id: ownerId,
      ...(isDueMoved ? { due_on: draft.dueOn, due_moves: row.due_moves + 1 } : {}),
      ...(isWaiverOver ? { work_order_waiver: null } : {}),
      updated_at: now,
      row_version: rowVersion,
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', actionId)
    .execute()
  if (isDueMoved) {
    const due = { actionId, dueOn: draft.dueOn, setBy: personId, setAt: now, reason: null }
    await addDueDate(db, shardKey, due)
    const kept = draft.assigneeIds.filter((id) => before.includes(id))
    const told = isOwnerNew ? kept : [ownerId, ...kept]
    await tell(context, 'action_extended', actionId, told)
  }
  if (isHandedOn) {
    const assignees = draft.assigneeIds.map((id) => ({ id: ports.ids.next(), personId: id }))
    await writeAssignees(db, shardKey, actionId, assignees)
  }
  const given = isOwnerNew ? [ownerId, ...added] : added
  await tell(context, 'action_assigned', actionId, given)
  await audit({
    recordType: 'action',
    recordId: actionId,
    action: 'edit',
    changes: {
      title: { from: row.title, to: draft.title },
      description: { from: whole.description, to: draft.description },
      priority: { from: row.priority, to: draft.priority },
      type: { from: row.type, to: draft.type },
      dueOn: { from: row.due_on, to: draft.dueOn },
      owner: { from: row.owner.personId, to: ownerId },
      assignees: { from: before, to: draft.assigneeIds },
      verifier: { from: row.verifier?.personId ?? null, to: draft.verifierId },
      controlLevel: { from: whole.control_level, to: draft.controlLevel },
      asset: { from: whole.asset_id, to: draft.assetId },
      evidenceMin: { from: row.evidence_min, to: draft.evidenceMin },
      effectivenessDays: { from: whole.effectiveness_days, to: draft.effectivenessDays },
      repeatEveryDays: { from: whole.repeat_every_days, to: draft.repeatEveryDays },
      workOrder: { from: row.work_order_id, to: draft.workOrderId },
      ...(isWaiverOver ? { workOrderWaiver: { from: row.work_order_waiver, to: null } } : {}),
    },
  })
  return { actionId, number: row.number, rowVersion }
}
