import { flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: what assigns forms, and what does so no more or not now. */
export const formScheduleSections = ['active', 'inactive'] as const

/** What schedules are narrowed by (decision 0128); the days are those of the last change. */
export const formScheduleFilter = defineFilter(
  { isMine: flag('mySchedules', 'mySchedulesSelected', 'mySchedules') },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of schedules; what opens next stands first. */
export const formScheduleList = defineList({
  name: 'formschedule',
  sections: formScheduleSections,
  orders: { next: 'asc', title: 'asc', form: 'asc', changed: 'desc' },
  filter: formScheduleFilter,
  emptyText: 'No schedules found.',
  noAccess: 'form-schedule',
  follows: null,
})
