import * as z from 'zod'
import { audience } from '../../audience/audience.ts'
import { page } from '../../lists/listing.ts'
import { historyEvent } from '../../moves/history.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import {
  assignmentStates,
  formAskModes,
  formCadences,
  formScheduleStates,
  weekdays,
} from './form-schedules.vocabulary.ts'

// The records of form schedules (decision 0128). Moments are ISO 8601 with a zone, days YYYY-MM-DD.

/** One row of the list. */
export const formSchedule = z.object({
  formScheduleId: z.string(),
  title: z.string(),
  form: z.object({ id: z.string(), title: z.string(), canStart: z.boolean() }),
  note: z.string(),
  mode: z.enum(formAskModes),
  cadence: z.enum(formCadences),
  weekdays: z.array(z.enum(weekdays)),
  everyWeeks: z.int(),
  monthDay: z.int(),
  /** HH:MM on the wall of its zone. */
  opensTime: z.string(),
  dueHours: z.int(),
  timeZone: z.string(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  /** It asks only those of its audience who report to its author. */
  isOfTeam: z.boolean(),
  status: z.enum(formScheduleStates),
  /** When it assigns its form next; null where it does not. */
  nextAt: z.string().nullable(),
  author: personLine,
  updatedAt: z.string(),
  rowVersion: z.int(),
  can: z.object({ edit: z.boolean() }),
})
/** One row of the list. */
export type FormSchedule = z.infer<typeof formSchedule>

const occurrence = z.object({ opensAt: z.string(), dueAt: z.string() })

/** A schedule whole. */
export const formScheduleDetail = formSchedule.extend({
  audience,
  /** The people who are named, whether they are still here or not. */
  people: z.array(personLine),
  /** Who would be asked now, ten at the most, and how many. */
  asked: z.object({ total: z.int(), people: z.array(personLine) }),
  /** How many fit the audience and may not start the form: they are not asked. */
  leftOut: z.int(),
  /** The next ones, five at the most. */
  coming: z.array(occurrence),
  history: page(historyEvent),
})
/** A schedule whole. */
export type FormScheduleDetail = z.infer<typeof formScheduleDetail>

/** What became of a form that was assigned to somebody. */
export const formAssignment = z.object({
  person: personLine,
  state: z.enum(assignmentStates),
  /** When it was handed in; null while it is not. */
  doneAt: z.string().nullable(),
  /** Why it cannot be done, in the words of whoever was asked; empty otherwise. */
  reason: z.string(),
  /** The entry, where whoever asks may read it. */
  myFormId: z.string().nullable(),
  canHandOn: z.boolean(),
})
/** What became of a form that was assigned to somebody. */
export type FormAssignment = z.infer<typeof formAssignment>

/** A time at which a form was assigned, or was to be. */
export const formScheduleRun = occurrence.extend({
  occursOn: z.string(),
  /** Nobody was asked: the server was down at the time, or nobody could be. */
  isMissed: z.boolean(),
  assignments: z.array(formAssignment),
})
/** A time at which a form was assigned, or was to be. */
export type FormScheduleRun = z.infer<typeof formScheduleRun>
