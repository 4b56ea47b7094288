import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { keepDecidedOn } from '../sqr/sqr.source.ts'
import { actionForChange, actionWhole, addDueDate, writeAssignees } from './actions.queries.ts'
import {
  columnsOf,
  raiseFrom,
  requireDraft,
  type ActionDraft,
  type Origin,
} from './actions.raise.ts'
import { readerOf } from './actions.rights.ts'
import { isUnderWay, mayEdit } from './actions.row.ts'
import { tell, toldOfHanding, verifiersOf } from './actions.tell.ts'

export const save: PersonHandler<'actions.save'> = async (
  { actionId, sourceType, sourceId, questionKey, files = [], ...draft },
  context,
) => {
  if (actionId !== undefined) {
    if (files.length > 0) {
      return failField('files', 'What was found comes along when an action is raised.')
    }
    return ok(await edit(actionId, draft, context), 'Action saved.')
  }
  const origin = originOf(sourceType, sourceId, questionKey)
  const raised = await raiseFrom(context, draft, origin, files)
  return ok({ ...raised, rowVersion: 1 }, `${raised.number} raised.`)
}

export const add: PersonHandler<'actions.add'> = async (
  { actions, sourceType, sourceId },
  context,
) => {
  const raised: { actionId: string; number: string }[] = []
  for (const { questionKey, ...draft } of actions) {
    const origin = originOf(sourceType, sourceId, questionKey)
    raised.push(await raiseFrom(context, draft, origin))
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
  const whole = await actionWhole(db, shardKey, actionId)
  const before = row.assignees.map((one) => one.personId)
  const verifierId =
    row.status === 'pending_verification'
      ? requireVerifier(draft, [...before, whole.completed_by])
      : null
  const ownerId = draft.ownerId ?? row.owner.personId
  const isOwnerNew = ownerId !== row.owner.personId
  const isDueMoved = draft.dueOn !== row.due_on
  const added = draft.assigneeIds.filter((id) => !before.includes(id))
  const isHandedOn = added.length > 0 || before.length !== draft.assigneeIds.length
  if (isHandedOn && !isUnderWay(row.status)) {
    return failField('assigneeIds', 'What was completed stays with those who did it.')
  }
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
  if (isOwnerNew) {
    await tell(context, 'action_assigned', actionId, [ownerId, ...added])
  } else if (isHandedOn) {
    for (const { kind, personIds } of toldOfHanding(ownerId, added)) {
      await tell(context, kind, actionId, personIds)
    }
  }
  if (verifierId !== null && verifierId !== row.verifier?.personId) {
    const asked = await verifiersOf(context, verifierId, draft.assigneeIds)
    await tell(context, 'action_to_verify', actionId, asked)
  }
  if (row.source_type === 'sqr' && row.source_id !== null) {
    await keepDecidedOn(row.source_id, { db, shardKey, now })
  }
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

/**
 * Who verifies what waits to be verified: ends the call where that would be nobody, or somebody who
 * has done it, although others do it by now.
 */
function requireVerifier(
  { verifierId }: Pick<ActionDraft, 'verifierId'>,
  doneBy: readonly (string | null)[],
): string {
  if (verifierId === null) {
    return failField('verifierId', 'It waits to be verified. Please choose who does that.')
  }
  return doneBy.includes(verifierId)
    ? failField('verifierId', 'Somebody else verifies what one has done.')
    : verifierId
}
