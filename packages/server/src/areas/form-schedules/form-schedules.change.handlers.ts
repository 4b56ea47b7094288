import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { FormScheduleRow } from './form-schedules.columns.ts'
import { nextOccurrence } from './form-schedules.occurrences.ts'
import { formScheduleForChange, lastRunOf } from './form-schedules.queries.ts'

export const pause: PersonHandler<'formSchedules.pause'> = async (
  { formScheduleId, isPaused },
  context,
) => {
  const { db, person, now, audit } = context
  const row = await held(formScheduleId, context)
  if ((row.paused_at !== null) === isPaused) {
    const message = isPaused ? 'This schedule is paused already.' : 'This schedule is not paused.'
    return fail('wrong_state', { message })
  }
  if (isPaused && row.next_at === null) {
    return fail('wrong_state', {
      message: 'Everything of this schedule is assigned: there is nothing to pause.',
    })
  }
  const opened = await lastRunOf(db, { shardKey: person.shardKey, formScheduleId })
  const next = isPaused ? undefined : nextOccurrence(row, now, opened)
  const columns = {
    paused_at: isPaused ? now : null,
    ...{ next_on: next?.day ?? null, next_at: next?.opensAt ?? null },
  }
  const rowVersion = await write(row, columns, context)
  const action = isPaused ? 'pause' : 'resume'
  await audit({ recordType: 'form_schedule', recordId: row.id, action, changes: {} })
  return ok({ formScheduleId, rowVersion }, isPaused ? 'Schedule paused.' : 'Schedule goes on.')
}

export const remove: PersonHandler<'formSchedules.remove'> = async (
  { formScheduleId },
  context,
) => {
  const { now, audit } = context
  const row = await held(formScheduleId, context)
  await write(row, { deleted_at: now, next_on: null, next_at: null }, context)
  await audit({
    ...{ recordType: 'form_schedule', recordId: row.id, action: 'delete' },
    changes: { title: { from: row.title, to: null } },
  })
  return ok(null, 'Schedule deleted.')
}

/** The schedule, held for a change, in the version that was seen. */
async function held(
  formScheduleId: string,
  { db, person, ifMatch }: PersonContext,
): Promise<FormScheduleRow> {
  const row = await formScheduleForChange(db, { shardKey: person.shardKey, formScheduleId })
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  return row
}

type Changed = {
  paused_at?: Date | null
  deleted_at?: Date
  next_on: string | null
  next_at: Date | null
}

async function write(
  { id, row_version: version }: FormScheduleRow,
  columns: Changed,
  { db, person, now }: PersonContext,
): Promise<number> {
  await db
    .updateTable('form_schedules')
    .set({ ...columns, updated_at: now, row_version: version + 1 })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .execute()
  return version + 1
}
