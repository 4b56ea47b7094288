import { formSchedulePeopleMax, type FormScheduleDraft } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { audienceChanges } from '../../records/audience-changes.ts'
import { audienceOf, requireNamed, writeAudience } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { requireVersion } from '../../row-version.ts'
import { formsByIds } from '../forms/forms.queries.ts'
import type { FormScheduleRow } from './form-schedules.columns.ts'
import { nextOccurrence } from './form-schedules.occurrences.ts'
import { openDue } from './form-schedules.open.ts'
import {
  askedOf,
  formScheduleForChange,
  formScheduleRow,
  holderOf,
  lastRunOf,
} from './form-schedules.queries.ts'

export const save: PersonHandler<'formSchedules.save'> = async (
  { formScheduleId, ...draft },
  context,
) => {
  const { db, person, now, ports, audit, ifMatch } = context
  const { shardKey, personId } = person
  const before =
    formScheduleId === undefined
      ? undefined
      : await formScheduleForChange(db, { shardKey, formScheduleId })
  if (formScheduleId !== undefined && before === undefined) {
    return fail('forbidden')
  }
  if (before !== undefined) {
    requireVersion(before.row_version, ifMatch)
  }
  const formTitle = await requireForm(context, draft, before)
  await requirePeople(context, draft)
  const id = before?.id ?? ports.ids.next()
  const one = { shardKey, formScheduleId: id }
  const columns = columnsOf(draft, context)
  const opened = before === undefined ? null : await lastRunOf(db, one)
  const next = nextOccurrence(columns, now, opened)
  requireAhead({ next, opened }, context)
  const waits = before !== undefined && before.paused_at !== null ? undefined : next
  const written = {
    ...columns,
    ...{ next_on: waits?.day ?? null, next_at: waits?.opensAt ?? null, updated_at: now },
  }
  const rowVersion = (before?.row_version ?? 0) + 1
  if (before === undefined) {
    await db
      .insertInto('form_schedules')
      .values({ ...written, shard_key: shardKey, id, author_id: personId, created_at: now })
      .execute()
  } else {
    await db
      .updateTable('form_schedules')
      .set({ ...written, row_version: rowVersion })
      .where('shard_key', '=', shardKey)
      .where('id', '=', id)
      .execute()
  }
  const holder = holderOf(one)
  const audience = audienceChanges(await audienceOf(db, holder), draft)
  await writeAudience(db, holder, draft)
  await audit({
    ...{ recordType: 'form_schedule', recordId: id },
    action: before === undefined ? 'create' : 'edit',
    changes: { ...changesOf(before, { ...columns, formTitle }), ...audience },
  })
  const after = await formScheduleRow(db, one)
  if (after !== undefined) {
    await openDue(context, after)
  }
  return ok({ formScheduleId: id, rowVersion }, 'Schedule saved.')
}

/** The form can be started; one that stays may have been put away meanwhile. Answers its title. */
async function requireForm(
  { db }: PersonContext,
  { formId }: FormScheduleDraft,
  before: FormScheduleRow | undefined,
): Promise<string> {
  const [form] = await formsByIds(db, [formId])
  if (form === undefined || (!form.can_start && before?.form_id !== formId)) {
    return failField('formId', 'Please choose a form that is in use.')
  }
  return form.title
}

/** Somebody is asked, whoever is named may start the form, and they are not too many. */
async function requirePeople(context: PersonContext, draft: FormScheduleDraft): Promise<void> {
  const { db, person } = context
  const { shardKey } = person
  await requireNamed(context, draft)
  const { asked, leftOut } = await askedOf(db, shardKey, { formId: draft.formId, audience: draft })
  const wrong = await linesOfPeople(
    { db, shardKey },
    draft.personIds.filter((id) => leftOut.includes(id)),
  )
  if (wrong.length > 0) {
    const names = wrong.map(({ fullName }) => fullName).join(', ')
    failField('personIds', `This form is not open to ${names}. Please take them out.`)
  }
  if (asked.length === 0) {
    const message =
      leftOut.length > 0
        ? 'This form is open to nobody of those chosen.'
        : 'Please choose who is asked.'
    failField('personIds', message)
  }
  if (asked.length > formSchedulePeopleMax) {
    failField(
      'personIds',
      `These are ${asked.length} people. A schedule asks at most ${formSchedulePeopleMax}.`,
    )
  }
}

/** A schedule that would never open, or of which what opens now were overdue already, is a mistake. */
function requireAhead(
  { next, opened }: { next: ReturnType<typeof nextOccurrence>; opened: string | null },
  { now }: PersonContext,
): void {
  if (next === undefined && opened === null) {
    failField('startsOn', 'None of its days is ahead. Please choose a later one.')
  }
  if (next !== undefined && next.dueAt <= now) {
    failField('dueHours', 'It would be overdue already. Please choose a later day or more hours.')
  }
}

/** What of a draft stands in the schedule's own row. */
function columnsOf(draft: FormScheduleDraft, { person }: Pick<PersonContext, 'person'>) {
  const isWeekly = draft.cadence === 'weekly'
  return {
    title: draft.title,
    form_id: draft.formId,
    note: draft.note,
    ask_mode: draft.mode,
    cadence: draft.cadence,
    weekdays: isWeekly ? draft.weekdays : [],
    every_weeks: isWeekly ? draft.everyWeeks : 1,
    month_day: draft.cadence === 'monthly' ? draft.monthDay : 1,
    opens_at: draft.opensTime,
    due_hours: draft.dueHours,
    time_zone: draft.timeZone ?? person.timeZone,
    starts_on: draft.startsOn,
    ends_on: draft.cadence === 'once' ? null : draft.endsOn,
  }
}

type Columns = ReturnType<typeof columnsOf> & { formTitle: string }

/** What an edit changed, for the trail. */
function changesOf(before: FormScheduleRow | undefined, to: Columns) {
  return {
    title: { from: before?.title ?? null, to: to.title },
    form: { from: before?.form_title ?? null, to: to.formTitle },
    note: { from: before?.note ?? '', to: to.note },
    mode: { from: before?.ask_mode ?? null, to: to.ask_mode },
    cadence: { from: before?.cadence ?? null, to: to.cadence },
    weekdays: { from: before?.weekdays ?? [], to: to.weekdays },
    everyWeeks: { from: before?.every_weeks ?? 1, to: to.every_weeks },
    monthDay: { from: before?.month_day ?? 1, to: to.month_day },
    opensTime: { from: before?.opens_at ?? null, to: to.opens_at },
    dueHours: { from: before?.due_hours ?? null, to: to.due_hours },
    timeZone: { from: before?.time_zone ?? null, to: to.time_zone },
    startsOn: { from: before?.starts_on ?? null, to: to.starts_on },
    endsOn: { from: before?.ends_on ?? null, to: to.ends_on },
  }
}
