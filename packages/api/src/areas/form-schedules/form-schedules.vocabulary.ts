// The words of form schedules (decision 0128), for pages without the schemas.

/** How often a form is assigned. */
export const formCadences = ['once', 'daily', 'weekdays', 'weekly', 'monthly'] as const
/** How often a form is assigned. */
export type FormCadence = (typeof formCadences)[number]
/** What it is called. */
export const formCadenceLabels: Readonly<Record<FormCadence, string>> = {
  once: 'Once',
  daily: 'Every day',
  weekdays: 'Monday to Friday',
  weekly: 'On some days of the week',
  monthly: 'On a day of the month',
}

/** Who of those who are asked fills the form out. */
export const formAskModes = ['each', 'any'] as const
/** Who of those who are asked fills the form out. */
export type FormAskMode = (typeof formAskModes)[number]
/** What it is called. */
export const formAskModeLabels: Readonly<Record<FormAskMode, string>> = {
  each: 'Each of them',
  any: 'One of them is enough',
}

/** The days of a week, as schedules name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** A day of a week. */
export type Weekday = (typeof weekdays)[number]
/** What it is called. */
export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Whether a schedule assigns, was halted by somebody, or has nothing ahead of it. */
export const formScheduleStates = ['active', 'paused', 'over'] as const
/** The state of a schedule. */
export type FormScheduleState = (typeof formScheduleStates)[number]
/** What it is called. */
export const formScheduleStateLabels: Readonly<Record<FormScheduleState, string>> = {
  active: 'Active',
  paused: 'Paused',
  over: 'All assigned',
}

/** What became of a form that was assigned to somebody. */
export const assignmentStates = [
  'waiting',
  'begun',
  'overdue',
  'in_time',
  'late',
  'not_done',
  'not_needed',
  'handed_on',
  'deleted',
] as const
/** What became of a form that was assigned to somebody. */
export type AssignmentState = (typeof assignmentStates)[number]
/** What it is called. */
export const assignmentStateLabels: Readonly<Record<AssignmentState, string>> = {
  waiting: 'Not yet',
  begun: 'Begun',
  overdue: 'Overdue',
  in_time: 'Done in time',
  late: 'Done late',
  not_done: 'Cannot be done',
  not_needed: 'Not needed any more',
  handed_on: 'Handed to somebody else',
  deleted: 'Deleted',
}

/** How many people a schedule may ask at a time; the number is ours. */
export const formSchedulePeopleMax = 500
/** After how many hours a form is due at the most: a month. */
export const formScheduleHoursMax = 744
/** How many weeks may lie between two occurrences at the most. */
export const formScheduleWeeksMax = 52
/** How many of the coming occurrences a schedule shows; the number is ours. */
export const formScheduleComingMax = 5
