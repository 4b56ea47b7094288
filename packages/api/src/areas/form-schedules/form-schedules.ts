import * as z from 'zod'
import { call } from '../../call.ts'
import { besideFields } from '../../fields.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { personLine } from '../../vocabulary/person.ts'
import { calendarDay, id, wireBoolean, wireInteger } from '../../wire.ts'
import { formScheduleDraft, requireWhole } from './form-schedules.input.ts'
import { formScheduleList } from './form-schedules.list.ts'
import { formSchedule, formScheduleDetail, formScheduleRun } from './form-schedules.records.ts'

// Forms that are assigned to people, once or again and again. The specification has the statuses that
// come of it and shows no call; all of it is decision 0128.

const source = 'spec 4, statuses pending and new; decision 0128'
const ofSchedule = z.object({ formScheduleId: id })
const saved = z.object({ formScheduleId: z.string(), rowVersion: z.int() })

const list = call({
  name: 'formSchedules.list',
  method: 'GET',
  path: '/form-schedules',
  summary: 'Lists schedules: those that assign forms, or those that do not any more.',
  status: 'decided',
  source,
  input: listInput(formScheduleList),
  content: page(formSchedule).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'formSchedules.get',
  method: 'GET',
  path: '/form-schedule',
  summary: 'Answers a schedule with whom it asks, its coming occurrences and its history.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofSchedule.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: formScheduleDetail,
  problems: ['forbidden'],
})

const runs = call({
  name: 'formSchedules.runs',
  method: 'GET',
  path: '/form-schedule-runs',
  summary: 'Answers when a form was assigned, the latest first, and what became of it by whom.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofSchedule.shape, pLimit: wireInteger(1, 100).default(10) }),
  content: page(formScheduleRun),
  problems: ['forbidden'],
})

const team = call({
  name: 'formSchedules.team',
  method: 'GET',
  path: '/form-schedule-team',
  summary: 'Answers those who report to you, through however many, by their names.',
  status: 'decided',
  source: 'decision 0138',
  input: z.object({}),
  content: z.object({ data: z.array(personLine) }),
})

const save = call({
  name: 'formSchedules.save',
  method: 'POST',
  path: '/form-schedule',
  summary: 'Assigns a form to people, once or on a schedule, or edits the one that is named.',
  status: 'decided',
  source,
  input: z
    .object({ formScheduleId: id.optional(), ...formScheduleDraft.shape })
    .superRefine(requireWhole, besideFields),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden'],
})

const pause = call({
  name: 'formSchedules.pause',
  method: 'POST',
  path: '/form-schedule-pause',
  summary: 'Pauses a schedule, or lets it go on from now.',
  status: 'decided',
  source,
  input: ofSchedule.extend({ isPaused: wireBoolean }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'formSchedules.remove',
  method: 'DELETE',
  path: '/form-schedule',
  summary: 'Deletes a schedule; what it has assigned stays with those who were asked.',
  status: 'decided',
  source,
  input: ofSchedule,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

/** It is about a person and a day, which nobody edits meanwhile: it asks for no version. */
const handOn = call({
  name: 'formSchedules.handOn',
  method: 'POST',
  path: '/form-schedule-hand-on',
  summary: 'Hands a form that somebody has not begun to somebody else, for whom it is new.',
  status: 'decided',
  source,
  input: ofSchedule.extend({
    occursOn: calendarDay,
    fromId: id,
    toId: z.string('Please choose who.').min(1, 'Please choose who.').pipe(id),
  }),
  content: z.object({ formScheduleId: z.string(), myFormId: z.string() }),
  problems: ['forbidden', 'wrong_state'],
})

/** Forms that are assigned to people. */
export const formSchedules = { list, get, runs, team, save, pause, remove, handOn }
