import { formSchedulePeopleMax, type FormScheduleDraft } from '@holdpoint/api'
import { fail, failFields, type Fault } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { audienceChanges } from '../../records/audience-changes.ts'
import { audienceOf, writeAudience } from '../../records/audience.ts'
import { linesOfPeople, unknownPeople } from '../../records/people.queries.ts'
import { requireVersion } from '../../row-version.ts'
import { audienceOf as placeOf, formsByIds } from '../forms/forms.queries.ts'
import { isInAudience } from '../forms/forms.rules.ts'
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
import { keepsSchedules } from './form-schedules.rights.ts'

type Before = FormScheduleRow | undefined

export const save: PersonHandler<'formSchedules.save'> = async (
  { formScheduleId, ...asked },
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
  // Whoever keeps no schedules cannot widen what asks their own team alone.
  const draft = { ...asked, isOfTeam: asked.isOfTeam || !keepsSchedules(person) }
  const id = before?.id ?? ports.ids.next()
  const one = { shardKey, formScheduleId: id }
  const columns = columnsOf(draft, context)
  const opened = before === undefined ? null : await lastRunOf(db, one)
  const next = nextOccurrence(columns, now, opened)
  const [form] = await formsByIds(db, [draft.formId])
  failFields([
    ...(await formFaults(form, context, before)),
    ...(await peopleFaults(context, draft, before)),
    ...dayFaults({ next, opened }, context),
  ])
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
    changes: { ...changesOf(before, { ...columns, formTitle: form?.title ?? '' }), ...audience },
  })
  const after = await formScheduleRow(db, one)
  if (after !== undefined) {
    await openDue(context, after)
  }
  return ok({ formScheduleId: id, rowVersion }, 'Schedule saved.')
}

type Form = Awaited<ReturnType<typeof formsByIds>>[number]

/** The form can be started; one that stays may have been put away meanwhile. */
async function formFaults(
  form: Form | undefined,
  { db, person }: PersonContext,
  before: Before,
): Promise<Fault[]> {
  const stays = before !== undefined && before.form_id === form?.id
  if (form === undefined || !(form.can_start || stays)) {
    return [{ path: 'formId', message: 'Please choose a form that is in use.' }]
  }
  return stays || keepsSchedules(person) || isInAudience(form, await placeOf(db, person.personId))
    ? []
    : [{ path: 'formId', message: 'This form is not open to you. Please choose another one.' }]
}

/** Somebody is asked, whoever is named may start the form, and they are not too many. */
async function peopleFaults(
  { db, person }: PersonContext,
  draft: FormScheduleDraft,
  before: Before,
): Promise<Fault[]> {
  const { shardKey } = person
  const { formId, isOfTeam, personIds } = draft
  const { asked, leftOut, outside } = await askedOf(db, shardKey, {
    ...{ formId, audience: draft },
    teamOf: isOfTeam ? (before?.author_id ?? person.personId) : null,
  })
  const here = new Set([...asked, ...leftOut, ...outside])
  const wrong = async (why: (names: string) => string, some: readonly string[]) => {
    const named = personIds.filter((id) => some.includes(id))
    const lines = await linesOfPeople({ db, shardKey }, named)
    const names = lines.map(({ fullName }) => fullName).join(', ')
    return names === '' ? [] : [why(names)]
  }
  const [message] = [
    ...(personIds.some((id) => !here.has(id)) ? [unknownPeople] : []),
    ...(await wrong((names) => `${names} ${notOfTeam}`, outside)),
    ...(await wrong(
      (names) => `This form is not open to ${names}. Please take them out.`,
      leftOut,
    )),
    ...(asked.length > 0 ? [] : [whyNobody({ leftOut, outside })]),
    ...(asked.length > formSchedulePeopleMax
      ? [`These are ${asked.length} people. A schedule asks at most ${formSchedulePeopleMax}.`]
      : []),
  ]
  return message === undefined ? [] : [{ path: 'personIds', message }]
}

const notOfTeam = 'cannot be asked: only the team of whoever assigns it is. Please take them out.'

function whyNobody({ leftOut, outside }: Record<'leftOut' | 'outside', readonly string[]>): string {
  return leftOut.length > 0
    ? 'This form is open to nobody of those chosen.'
    : outside.length > 0
      ? 'Nobody of those chosen is of the team that is asked.'
      : 'Please choose who is asked.'
}

/** A schedule that would never open, or of which what opens now were overdue already, is a mistake. */
function dayFaults(
  { next, opened }: { next: ReturnType<typeof nextOccurrence>; opened: string | null },
  { now }: PersonContext,
): Fault[] {
  if (next === undefined && opened === null) {
    const message = 'None of its days is ahead. Please choose a later one.'
    return [{ path: 'startsOn', message }]
  }
  return next !== undefined && next.dueAt <= now
    ? [
        {
          path: 'dueHours',
          message: 'It would be overdue already. Please choose a later day or more hours.',
        },
      ]
    : []
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
    is_of_team: draft.isOfTeam,
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
    isOfTeam: { from: before?.is_of_team ?? false, to: to.is_of_team },
  }
}
