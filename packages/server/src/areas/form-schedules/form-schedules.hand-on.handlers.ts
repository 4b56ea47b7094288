import { fail, failField } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { audienceOf, formsByIds } from '../forms/forms.queries.ts'
import { isInAudience } from '../forms/forms.rules.ts'
import { giveTo } from './form-schedules.open.ts'
import { formScheduleForChange, teamIds } from './form-schedules.queries.ts'
import { isNotBegun } from './form-schedules.row.ts'
import { takeAway } from './form-schedules.settle.ts'

/** Hands what somebody has not begun to somebody else, for whom it is new. */
export const handOn: PersonHandler<'formSchedules.handOn'> = async (
  { formScheduleId, occursOn, fromId, toId },
  context,
) => {
  const { db, person, audit } = context
  const { shardKey } = person
  const row = await formScheduleForChange(db, { shardKey, formScheduleId })
  if (row === undefined) {
    return fail('forbidden')
  }
  const given = await db
    .selectFrom('form_assignments as given')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'given.shard_key')
        .onRef('entry.id', '=', 'given.my_form_id'),
    )
    .select([
      ...(['given.person_id as asked_id', 'given.outcome', 'given.opens_at'] as const),
      ...(['given.due_at', 'entry.id', 'entry.status', 'entry.row_version'] as const),
      ...(['entry.person_id', 'entry.started_at', 'entry.deleted_at'] as const),
    ])
    .where('given.shard_key', '=', shardKey)
    .where('given.schedule_id', '=', formScheduleId)
    .where('given.occurs_on', '=', occursOn)
    .forUpdate('entry')
    .execute()
  const from = given.find((one) => one.asked_id === fromId)
  if (from === undefined) {
    return fail('forbidden')
  }
  const { id: myFormId, status, outcome, deleted_at: deletedAt } = from
  if (
    !isNotBegun({ myFormId, status, outcome, isGone: deletedAt !== null, reason: '', doneAt: null })
  ) {
    return fail('wrong_state', { message: 'It was begun, or is not waiting any more.' })
  }
  if (given.some((one) => one.asked_id === toId)) {
    failField('toId', 'They were asked for this one already. Please choose somebody else.')
  }
  const to = (await readersOf(db, shardKey, [toId])).get(toId)
  const [form] = await formsByIds(db, [row.form_id])
  if (to === undefined || form === undefined) {
    return failField('toId', 'Please choose somebody who is still here.')
  }
  if (!form.can_start) {
    return fail('wrong_state', { message: 'This form is not in use, so nobody can begin it.' })
  }
  if (!isInAudience(form, await audienceOf(db, toId))) {
    failField('toId', 'This form is not open to them. Please choose somebody else.')
  }
  if (row.is_of_team && !(await teamIds(db, row.author_id)).has(toId)) {
    failField('toId', 'They are not of the team that is asked. Please choose somebody else.')
  }
  await takeAway(context, from, 'handed_on')
  const one = { day: occursOn, opensAt: from.opens_at, dueAt: from.due_at }
  const newId = await giveTo(context, row, { one, person: to, status: 'new' })
  await audit({
    ...{ recordType: 'form_schedule', recordId: row.id, action: 'hand on' },
    changes: { handedTo: { from: fromId, to: toId } },
  })
  return ok({ formScheduleId, myFormId: newId }, 'Handed on.')
}
