import type { AppLoadContext } from '@remix-run/node'
import { formScheduleStateLabels, type FormSchedule } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { whenWords } from './when-words.ts'

/** A row of the list as the page draws it. */
export type FormScheduleRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  form: string
  when: string
  /** When it opens next, or why it does not. */
  next: string
  changed: string
  author: string
  canEdit: boolean
}

/** Puts a schedule into the words of its row. */
export function toRow(
  schedule: FormSchedule,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): FormScheduleRow {
  const { formScheduleId: id, rowVersion, title, form, status, nextAt } = schedule
  return {
    ...{ id, rowVersion, title, to: paths.formSchedule(id), form: form.title },
    when: whenWords(schedule),
    next: nextAt === null ? formScheduleStateLabels[status] : momentOf(nextAt, context).short,
    changed: momentOf(schedule.updatedAt, context).short,
    author: schedule.author.fullName,
    canEdit: schedule.can.edit,
  }
}
