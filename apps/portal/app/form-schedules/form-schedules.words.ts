import type { formScheduleList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of form schedules. */
export const words = {
  title: 'Form schedules',
  records: ['schedule', 'schedules'],
  create: 'Assign a form',
  search: 'Search schedules',
  show: 'Show schedules',
  only: 'Only schedules that are',
  more: 'More for',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this schedule?',
  deleted: 'The schedule was deleted.',
  columns: { title: 'Schedule', form: 'Form', next: 'Next', changed: 'Changed' },
} as const

export const tabNames = {
  active: 'Active',
  inactive: 'Paused or all assigned',
} as const satisfies Record<SectionOf<typeof formScheduleList>, string>

export const sortNames = {
  next: 'Next',
  title: 'Schedule',
  form: 'Form',
  changed: 'Changed',
} as const satisfies Record<OrderOf<typeof formScheduleList>, string>
