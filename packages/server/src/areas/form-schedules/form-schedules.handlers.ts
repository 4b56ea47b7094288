import { formScheduleComingMax, formSchedulePeopleMax } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { audienceOf } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { readableEntries } from '../my-forms/my-forms.ties.ts'
import { historyOfFormSchedule } from './form-schedules.history.ts'
import { formSchedules } from './form-schedules.list.ts'
import { comingFrom } from './form-schedules.occurrences.ts'
import {
  askedOf,
  askingOf,
  formScheduleRow,
  holderOf,
  leadsTeam,
  runsOf,
  teamIds,
} from './form-schedules.queries.ts'
import { mayBegin, mayEdit } from './form-schedules.rights.ts'
import { toFormSchedule, toOccurrence, toRun } from './form-schedules.row.ts'

const pageOf = listPage(formSchedules)
/** How many of those who would be asked are named; the number is ours. */
const askedNamedMax = 10

export const list: PersonHandler<'formSchedules.list'> = async (input, context) => {
  const { db, person } = context
  if (!mayBegin(await leadsTeam(db, person.personId), person)) {
    return fail('forbidden')
  }
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toFormSchedule(row, person)) })
}

export const team: PersonHandler<'formSchedules.team'> = async (_input, { db, person }) => {
  const { shardKey, personId } = person
  const people = await linesOfPeople({ db, shardKey }, [...(await teamIds(db, personId))])
  return ok({ data: people.slice(0, formSchedulePeopleMax) })
}

export const get: PersonHandler<'formSchedules.get'> = async (
  { formScheduleId, pOffset: offset, pLimit: limit },
  { db, person },
) => {
  const { shardKey } = person
  const one = { shardKey, formScheduleId }
  const row = await formScheduleRow(db, one)
  if (row === undefined) {
    return fail('forbidden')
  }
  const audience = await audienceOf(db, holderOf(one))
  const { asked, leftOut } = await askedOf(db, shardKey, askingOf(row, audience))
  const { next_on: next } = row
  return ok({
    ...toFormSchedule(row, person),
    audience,
    people: await linesOfPeople({ db, shardKey }, audience.personIds),
    asked: {
      total: asked.length,
      people: (await linesOfPeople({ db, shardKey }, asked)).slice(0, askedNamedMax),
    },
    leftOut: leftOut.length,
    coming: next === null ? [] : comingFrom(row, next, formScheduleComingMax).map(toOccurrence),
    history: await historyOfFormSchedule(db, one, { offset, limit }),
  })
}

export const runs: PersonHandler<'formSchedules.runs'> = async (
  { formScheduleId, pOffset: offset, pLimit: limit },
  { db, person, now },
) => {
  const one = { shardKey: person.shardKey, formScheduleId }
  const row = await formScheduleRow(db, one)
  if (row === undefined) {
    return fail('forbidden')
  }
  const { rows, total } = await runsOf(db, one, { offset, limit })
  const entries = rows.flatMap((run) => (run.assignments ?? []).map(({ myFormId }) => myFormId))
  const readable = await readableEntries(db, person, entries, now)
  const mayHandOn = mayEdit(row, person)
  return ok({
    data: rows.map((run) => toRun(run, { now, readable, mayHandOn })),
    ...{ totalRecords: total, offset },
  })
}
