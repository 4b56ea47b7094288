import { sql, type RawBuilder } from 'kysely'
import type { PersonLine } from '@holdpoint/api'
import { personIn } from '../../records/people.queries.ts'
import { hasTeam } from '../../records/team.ts'
import { canBeStarted } from '../forms/forms.queries.ts'
import type { Pattern } from './form-schedules.occurrences.ts'

/** A schedule as a list shows it. */
export type FormScheduleRow = Pattern & {
  shard_key: string
  id: string
  title: string
  form_id: string
  form_title: string
  can_start: boolean
  note: string
  ask_mode: 'each' | 'any'
  is_of_team: boolean
  paused_at: Date | null
  next_on: string | null
  next_at: Date | null
  author_id: string
  /** Whether anybody reports to its author. */
  has_team: boolean
  author: PersonLine
  updated_at: Date
  row_version: number
}

/** Where the columns of a schedule are. */
export const formScheduleTables = sql`form_schedules as schedule
  join forms as form on form.id = schedule.form_id
  join form_types as type on type.id = form.form_type_id`

/** The columns of a schedule, over `formScheduleTables`. */
export const formScheduleColumns: RawBuilder<FormScheduleRow> = sql`
  schedule.shard_key, schedule.id, schedule.title, schedule.form_id, form.title as form_title,
  ${canBeStarted} as can_start, schedule.note, schedule.ask_mode, schedule.cadence,
  schedule.weekdays, schedule.every_weeks, schedule.month_day, schedule.opens_at,
  schedule.due_hours, schedule.time_zone, schedule.starts_on, schedule.ends_on,
  schedule.is_of_team, schedule.paused_at, schedule.next_on, schedule.next_at,
  schedule.author_id, ${hasTeam('schedule.author_id')} as has_team,
  ${personIn('schedule.author_id')} as author, schedule.updated_at, schedule.row_version`
