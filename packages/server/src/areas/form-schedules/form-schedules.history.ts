import {
  formAskModeLabels,
  formCadenceLabels,
  weekdayLabels,
  type FormScheduleDetail,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { audienceLabels, audienceValues } from '../../records/audience-changes.ts'
import { historyPage } from '../../records/history-page.ts'
import { historyOf } from '../../records/history.queries.ts'
import { holderOf, type OneFormSchedule } from './form-schedules.queries.ts'

const labels: Readonly<Record<string, string>> = {
  title: 'Name',
  form: 'Form',
  note: 'Note',
  mode: 'Who of them',
  cadence: 'How often',
  weekdays: 'Days',
  everyWeeks: 'Weeks from one to the next',
  monthDay: 'Day of the month',
  opensTime: 'Opens at',
  dueHours: 'Hours until it is due',
  timeZone: 'Time zone',
  startsOn: 'First day',
  endsOn: 'Last day',
  isOfTeam: 'Only of the team of its author',
  handedTo: 'Handed to',
  ...audienceLabels,
}

/** A page of what happened to a schedule, newest first. */
export async function historyOfFormSchedule(
  db: Queryable,
  one: OneFormSchedule,
  page: { offset: number; limit: number },
): Promise<FormScheduleDetail['history']> {
  const holder = holderOf(one)
  const { shardKey } = one
  const values = {
    ...{ mode: formAskModeLabels, cadence: formCadenceLabels, weekdays: weekdayLabels },
    ...(await audienceValues({ db, shardKey }, await historyOf(db, holder, page))),
  }
  return historyPage(db, holder, page, { labels, values, people: ['handedTo'] })
}
