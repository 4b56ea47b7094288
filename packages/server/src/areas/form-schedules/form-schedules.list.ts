import { sql } from 'kysely'
import { formScheduleList } from '@holdpoint/api'
import type { Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { hasTeam } from '../../records/team.ts'
import {
  formScheduleColumns,
  formScheduleTables,
  type FormScheduleRow,
} from './form-schedules.columns.ts'
import { keepsSchedules } from './form-schedules.rights.ts'

/** Whether all of the organisation's are theirs to read, or their own alone. */
type Facts = { keeps: boolean }

type ListQuery = Asked<typeof formScheduleList, Facts>

const conditions: Conditions<typeof formScheduleList.filter.parts, ListQuery> = {
  isMine: (_isOn, { personId }) => sql`schedule.author_id = ${personId}`,
}

/** Schedules of an organisation: those that assign their form, or those that do not any more. */
export const formSchedules = listSource<
  typeof formScheduleList,
  FormScheduleRow & { counted: number },
  Facts
>(formScheduleList, {
  facts: (_query, { person }) => ({ keeps: keepsSchedules(person) }),
  structure: ['keeps'],
  from: () => sql`form_schedules as schedule join forms as form on form.id = schedule.form_id`,
  id: 'schedule.id',
  readable: ({ section, shardKey, personId, keeps }) => sql`schedule.shard_key = ${shardKey}
    and schedule.deleted_at is null
    ${
      keeps
        ? sql``
        : sql`and schedule.author_id = ${personId}
      and schedule.is_of_team and ${hasTeam('schedule.author_id')}`
    }
    and schedule.next_at is ${section === 'active' ? sql`not null` : sql`null`}`,
  day: moments('schedule.updated_at'),
  search: (pattern) => sql`(schedule.title ilike ${pattern} or form.title ilike ${pattern}
    or schedule.note ilike ${pattern})`,
  orders: {
    next: 'schedule.next_at',
    title: 'schedule.title',
    form: 'form.title',
    changed: 'schedule.updated_at',
  },
  conditions,
  select: (db, page, { shardKey }) => ({
    compile: () =>
      sql<FormScheduleRow & { counted: number }>`
        select ${formScheduleColumns}, page.counted
        from ${page}
        join (${formScheduleTables})
          on schedule.id = page.id and schedule.shard_key = ${shardKey}
        order by page.place`.compile(db),
  }),
})
