import { sql } from 'kysely'
import type { Audience, PersonLine } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { newcomersTo } from '../../records/audience.ts'
import { belowOf, hasTeam } from '../../records/team.ts'
import { audiencesOf, formsByIds } from '../forms/forms.queries.ts'
import { isInAudience } from '../forms/forms.rules.ts'
import {
  formScheduleColumns,
  formScheduleTables,
  type FormScheduleRow,
} from './form-schedules.columns.ts'

/** A schedule of an organisation. */
export type OneFormSchedule = { shardKey: string; formScheduleId: string }

/** Where the audience of a schedule is kept. */
export function holderOf({ shardKey, formScheduleId }: OneFormSchedule) {
  return { shardKey, recordType: 'form_schedule', recordId: formScheduleId }
}

/** A schedule as it stands. */
export async function formScheduleRow(
  db: Queryable,
  { shardKey, formScheduleId }: OneFormSchedule,
): Promise<FormScheduleRow | undefined> {
  const { rows } = await sql<FormScheduleRow>`
    select ${formScheduleColumns} from ${formScheduleTables}
    where schedule.shard_key = ${shardKey} and schedule.id = ${formScheduleId}
      and schedule.deleted_at is null`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the transaction. */
export async function formScheduleForChange(
  db: Queryable,
  one: OneFormSchedule,
): Promise<FormScheduleRow | undefined> {
  await db
    .selectFrom('form_schedules')
    .select('id')
    .where('shard_key', '=', one.shardKey)
    .where('id', '=', one.formScheduleId)
    .forUpdate()
    .execute()
  return formScheduleRow(db, one)
}

/** The last day on which a schedule opened; null where none has been. */
export async function lastRunOf(
  db: Queryable,
  { shardKey, formScheduleId }: OneFormSchedule,
): Promise<string | null> {
  const { last } = await db
    .selectFrom('form_schedule_runs')
    .select(({ fn }) => fn.max('occurs_on').as('last'))
    .where('shard_key', '=', shardKey)
    .where('schedule_id', '=', formScheduleId)
    .executeTakeFirstOrThrow()
  return last
}

const nobody: Audience = {
  ...{ countries: [], districts: [], departments: [], businessUnits: [], jobTitles: [] },
  ...{ crews: [], personIds: [] },
}

/** Whether anybody reports to somebody. */
export async function leadsTeam(db: Queryable, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('people as person')
    .select(hasTeam('person.id').as('has_team'))
    .where('person.id', '=', personId)
    .executeTakeFirst()
  return row?.has_team ?? false
}

/** Those who report to somebody, through however many, by their ids. */
export async function teamIds(db: Queryable, personId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from people where id in (${belowOf(personId)}) and is_active`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whom a schedule asks for which form: those of an audience, or of somebody's team among them. */
export type Asking = { formId: string; audience: Audience; teamOf: string | null }

/** What of a schedule says whom it asks. */
export const askingOf = (
  row: Pick<FormScheduleRow, 'form_id' | 'is_of_team' | 'author_id'>,
  audience: Audience,
): Asking => ({
  ...{ formId: row.form_id, audience },
  teamOf: row.is_of_team ? row.author_id : null,
})

/**
 * Who of an audience is asked, by their ids; who may not start the form, and who is not of the team
 * where only that is asked.
 */
export async function askedOf(
  db: Queryable,
  shardKey: string,
  { formId, audience, teamOf }: Asking,
): Promise<{ asked: string[]; leftOut: string[]; outside: string[] }> {
  const belonging = await newcomersTo(db, shardKey, { before: nobody, after: audience })
  const team = teamOf === null ? null : await teamIds(db, teamOf)
  const ids = belonging.filter((id) => team?.has(id) ?? true)
  const [form] = await formsByIds(db, [formId])
  const places = await audiencesOf(db, ids)
  const isAsked = (id: string) => {
    const place = places.get(id)
    return form !== undefined && place !== undefined && isInAudience(form, place)
  }
  return {
    ...{ asked: ids.filter(isAsked), leftOut: ids.filter((id) => !isAsked(id)) },
    outside: belonging.filter((id) => team?.has(id) === false),
  }
}

/** An occurrence of a schedule, with what became of it by whom. */
export type RunRow = {
  occurs_on: string
  opens_at: Date
  due_at: Date
  is_missed: boolean
  assignments: readonly AssignmentRow[] | null
}

/** What became of a form that was assigned to somebody, as the database answers it. */
export type AssignmentRow = {
  person: PersonLine
  myFormId: string
  status: string | null
  isGone: boolean
  outcome: 'not_done' | 'not_needed' | 'handed_on' | null
  reason: string
  doneAt: string | null
}

/** A page of the occurrences of a schedule, the latest first, and how many there are. */
export async function runsOf(
  db: Queryable,
  { shardKey, formScheduleId }: OneFormSchedule,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const { rows } = await sql<RunRow & { total: number }>`
    select run.occurs_on, run.opens_at, run.due_at, run.is_missed,
      (count(*) over ())::int as total, (
        select jsonb_agg(jsonb_build_object(
          'person', jsonb_build_object('personId', one.id, 'fullName', one.full_name,
            'profileImage', one.profile_image),
          'myFormId', given.my_form_id, 'status', entry.status,
          'isGone', entry.deleted_at is not null, 'outcome', given.outcome,
          'reason', given.reason, 'doneAt', given.done_at
        ) order by one.full_name, one.id)
        from form_assignments as given
        join people as one on one.id = given.person_id
        left join my_forms as entry
          on entry.shard_key = given.shard_key and entry.id = given.my_form_id
        where given.shard_key = run.shard_key and given.schedule_id = run.schedule_id
          and given.occurs_on = run.occurs_on
      ) as assignments
    from form_schedule_runs as run
    where run.shard_key = ${shardKey} and run.schedule_id = ${formScheduleId}
    order by run.occurs_on desc
    limit ${limit}::int offset ${offset}::int`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
