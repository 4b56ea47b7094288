import type { Generated } from 'kysely'
import type { FormAskMode, FormCadence, Weekday } from '@holdpoint/api'
import type { Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of form schedules. */
export interface FormSchedulesTables {
  form_schedules: FormSchedulesTable
  form_schedule_runs: FormScheduleRunsTable
  form_assignments: FormAssignmentsTable
}

export interface FormSchedulesTable {
  shard_key: string
  id: string
  title: string
  form_id: string
  note: Generated<string>
  ask_mode: FormAskMode
  cadence: FormCadence
  weekdays: Generated<Weekday[]>
  every_weeks: Generated<number>
  month_day: Generated<number>
  /** HH:MM on the wall of its zone. */
  opens_at: string
  due_hours: number
  time_zone: string
  starts_on: string
  ends_on: string | null
  /** It asks only those of its audience who report to its author. */
  is_of_team: Generated<boolean>
  paused_at: NullableInstant
  /** The next day on which it opens, and when; null where none is ahead, or while it is paused. */
  next_on: string | null
  next_at: NullableInstant
  author_id: string
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  row_version: Generated<number>
}

/** Each day on which a form was assigned, or was to be. */
export interface FormScheduleRunsTable {
  shard_key: string
  schedule_id: string
  occurs_on: string
  opens_at: Instant
  due_at: Instant
  is_missed: Generated<boolean>
}

/** Whom it was assigned to, and what became of it. */
export interface FormAssignmentsTable {
  shard_key: string
  schedule_id: string
  occurs_on: string
  person_id: string
  my_form_id: string
  opens_at: Instant
  due_at: Instant
  done_at: NullableInstant
  outcome: 'not_done' | 'not_needed' | 'handed_on' | null
  reason: Generated<string>
  /** What was told: 1 that it is due soon, 2 that it is overdue. */
  reminded: Generated<number>
}
