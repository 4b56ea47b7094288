import { addDays, type CalendarDay } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import type { RecordAsSource } from '../../records/source.ts'
import { heldFiles } from '../../records/files.queries.ts'
import { writeMove } from '../../records/move.ts'
import type { ActionRow } from './actions.columns.ts'
import { actionKind } from './actions.facts.ts'
import { actionForChange, actionWhole } from './actions.queries.ts'
import { raiseAction, type ActionDraft, type Besides } from './actions.raise.ts'
import { readerOf } from './actions.rights.ts'
import { tell } from './actions.tell.ts'

// What follows from an action in the same transaction: one that did not help has a new one, one that
// comes again is raised anew, and one that waited for its new one is closed with it, or waits for its
// owner again.

const daysOfNewMin = 7

/** Raises the new action of one that did not help. */
export async function raiseChild(
  context: PersonContext,
  row: ActionRow,
  reason: string,
): Promise<{ number: string }> {
  const today = readerOf(context.person, context.now).today
  const { draft, besides } = await copyOf(context, row)
  // Whether the new one comes again or is watched is its owner's to say.
  const own = { repeatEveryDays: null, effectivenessDays: null }
  const description = `Follows ${row.number}, which did not help: ${reason.trim()}`.slice(0, 1000)
  return raiseAction(
    context,
    { ...draft, ...own, description, dueOn: addDays(today, daysOfNewMin) },
    { ...besides, parentId: row.id },
  )
}

/** What closing an action brings about. */
export async function afterClosing(context: PersonContext, row: ActionRow): Promise<void> {
  const { db, person, now } = context
  const whole = await actionWhole(db, person.shardKey, row.id)
  if (whole.repeat_every_days !== null) {
    const { draft, besides } = await copyOf(context, row)
    const { today } = readerOf(person, now)
    const last: CalendarDay = row.due_on > today ? row.due_on : today
    await raiseAction(context, { ...draft, dueOn: addDays(last, whole.repeat_every_days) }, besides)
  }
  if (whole.parent_id !== null) {
    await closeParent(context, whole.parent_id, row.number)
  }
}

async function closeParent(context: PersonContext, parentId: string, by: string): Promise<void> {
  const { db, person, now, audit } = context
  const parent = await actionForChange(db, readerOf(person, now), parentId)
  if (parent?.status !== 'effectiveness_review') {
    return
  }
  await writeMove(
    actionKind,
    parent,
    {
      event: 'closeWithChild',
      to: 'closed',
      columns: { closed_at: now, waits_until: null, status_reason: `Closed by ${by}.` },
      reason: `Closed by ${by}.`,
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  await tell(context, 'action_closed', parent.id, [parent.owner.personId])
  await afterClosing(context, parent)
}

/** What it brings about that an action is not done any more: the one that waited for it asks its owner again. */
export async function afterLosing(
  context: PersonContext,
  row: ActionRow,
  how: 'cancelled' | 'deleted',
): Promise<void> {
  const { db, person, now, audit } = context
  const { parent_id: parentId } = await actionWhole(db, person.shardKey, row.id)
  const parent = parentId && (await actionForChange(db, readerOf(person, now), parentId))
  if (!parent || parent.status !== 'effectiveness_review' || parent.open_child !== null) {
    return
  }
  await writeMove(
    actionKind,
    parent,
    {
      event: 'waitAgain',
      columns: { is_effective: null, status_reason: `${row.number} was ${how}.` },
      changes: { isEffective: { from: false, to: null } },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  await tell(context, 'action_to_judge', parent.id, [parent.owner.personId])
}

/** The same once more: who, what, where and from what. */
async function copyOf(
  { db, person }: PersonContext,
  row: ActionRow,
): Promise<{ draft: ActionDraft; besides: Besides }> {
  const whole = await actionWhole(db, person.shardKey, row.id)
  const holder = { shardKey: person.shardKey, recordType: 'action', recordId: row.id }
  const photos = (await heldFiles(db, holder)).filter(({ slot }) => slot === 'source')
  const source: RecordAsSource = {
    words: row.source_words,
    place: {
      country_code: whole.country_code,
      district_code: whole.district_code,
      business_unit_code: whole.business_unit_code,
      crew_codes: whole.crew_codes,
      pad_ids: whole.pad_ids,
      customer_id: whole.customer_id,
    },
    photoIds: photos.map(({ id }) => id),
  }
  const { source_type: type, source_id: id, question_key: questionKey } = row
  const origin = type === null || id === null ? null : { type, id, questionKey }
  const draft: ActionDraft = {
    title: row.title,
    description: whole.description,
    type: row.type,
    priority: row.priority,
    assigneeIds: row.assignees.map(({ personId }) => personId),
    ownerId: row.owner.personId,
    verifierId: row.verifier?.personId ?? null,
    dueOn: row.due_on,
    controlLevel: whole.control_level,
    assetId: whole.asset_id,
    workOrderId: null,
    evidenceMin: row.evidence_min,
    effectivenessDays: whole.effectiveness_days,
    repeatEveryDays: whole.repeat_every_days,
  }
  return { draft, besides: { origin, source, createdBy: row.owner.personId } }
}
