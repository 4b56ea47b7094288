import {
  assignedStatuses,
  type AssignmentState,
  type FormAssignment,
  type FormSchedule,
  type FormScheduleRun,
  type FormStatus,
} from '@holdpoint/api'
import type { Person } from '../../identity.ts'
import type { FormScheduleRow } from './form-schedules.columns.ts'
import type { Occurrence } from './form-schedules.occurrences.ts'
import type { AssignmentRow, RunRow } from './form-schedules.queries.ts'
import { mayEdit } from './form-schedules.rights.ts'

/** A schedule as it travels to one person. */
export function toFormSchedule(row: FormScheduleRow, person: Person): FormSchedule {
  return {
    formScheduleId: row.id,
    title: row.title,
    form: { id: row.form_id, title: row.form_title, canStart: row.can_start },
    note: row.note,
    mode: row.ask_mode,
    cadence: row.cadence,
    weekdays: [...row.weekdays],
    everyWeeks: row.every_weeks,
    monthDay: row.month_day,
    opensTime: row.opens_at,
    dueHours: row.due_hours,
    timeZone: row.time_zone,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    isOfTeam: row.is_of_team,
    status: row.paused_at !== null ? 'paused' : row.next_at === null ? 'over' : 'active',
    nextAt: row.next_at?.toISOString() ?? null,
    author: row.author,
    updatedAt: row.updated_at.toISOString(),
    rowVersion: row.row_version,
    can: { edit: mayEdit(row, person) },
  }
}

/** An occurrence as it travels. */
export function toOccurrence({ opensAt, dueAt }: Pick<Occurrence, 'opensAt' | 'dueAt'>) {
  return { opensAt: opensAt.toISOString(), dueAt: dueAt.toISOString() }
}

/** An occurrence that was, with what became of it by whom. */
export function toRun(
  row: RunRow,
  { now, readable, mayHandOn }: { now: Date; readable: ReadonlySet<string>; mayHandOn: boolean },
): FormScheduleRun {
  return {
    occursOn: row.occurs_on,
    ...toOccurrence({ opensAt: row.opens_at, dueAt: row.due_at }),
    isMissed: row.is_missed,
    assignments: (row.assignments ?? []).map((one): FormAssignment => {
      const state = stateOf(one, row.due_at, now)
      return {
        person: one.person,
        state,
        doneAt: one.doneAt === null ? null : new Date(one.doneAt).toISOString(),
        reason: one.reason,
        myFormId: readable.has(one.myFormId) ? one.myFormId : null,
        canHandOn: mayHandOn && isNotBegun(one),
      }
    }),
  }
}

/** Whether nobody has answered anything of it yet. */
export function isNotBegun({ status, isGone, outcome }: Omit<AssignmentRow, 'person'>): boolean {
  return outcome === null && !isGone && assignedStatuses.includes(status as FormStatus)
}

function stateOf(one: AssignmentRow, dueAt: Date, now: Date): AssignmentState {
  if (one.outcome !== null) {
    return one.outcome
  }
  if (one.doneAt !== null) {
    return Date.parse(one.doneAt) > dueAt.getTime() ? 'late' : 'in_time'
  }
  if (one.status === null || one.isGone) {
    return 'deleted'
  }
  if (dueAt <= now) {
    return 'overdue'
  }
  return isNotBegun(one) ? 'waiting' : 'begun'
}
