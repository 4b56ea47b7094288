import type { AreaWords } from '../../openapi/area-words.ts'
import { audienceWords, paging } from '../../openapi/shared-words.ts'

const ofSchedule = 'The schedule.'

/** What the documents say of the calls of form schedules. */
export const formSchedulesWords = {
  notes: {
    'formSchedules.list': '`inactive` holds those that are paused and those that are over.',
    'formSchedules.team': 'The first 500 of them, who are those that a schedule may ask at a time.',
    'formSchedules.runs':
      'A time at which the server was down is missed: when it is back, the last one alone is made up for.',
    'formSchedules.save':
      'Whoever is asked gets an entry with the status `pending` when it opens, on the version that is published then. People who are named must be among those who may start the form; others who may not are left out. What has opened already stays as it was.',
    'formSchedules.pause': 'What would have opened during a pause is not made up for.',
    'formSchedules.handOn':
      'The entry of the one is taken away, and the other gets one with the status `new`, due at the same time.',
  },
  inputs: {
    'formSchedules.list': {
      section: '`active` or `inactive`. `active` unless said otherwise.',
      search: 'A part of the name, the form or the note, at most 200 characters.',
      mySchedules: 'Only those that you made.',
      fromDate:
        'YYYY-MM-DD, the first day of the last change. Left out, all days; `none` says the same.',
      toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
      filter:
        'The name of a kept filter; no call keeps one of this list, which is never that long.',
      orderBy: 'The column to sort by; `next` unless said otherwise.',
      orderByAsc:
        '1 sorts upwards, 0 downwards. Changes fall, the rest rises unless said otherwise.',
      ...paging('Rows', 20),
    },
    'formSchedules.get': { formScheduleId: ofSchedule, ...paging('Events of the history', 50) },
    'formSchedules.runs': { formScheduleId: ofSchedule, ...paging('Occurrences', 10) },
    'formSchedules.pause': {
      formScheduleId: ofSchedule,
      isPaused: 'True pauses it, false lets it go on.',
    },
    'formSchedules.remove': { formScheduleId: ofSchedule },
    'formSchedules.handOn': {
      formScheduleId: ofSchedule,
      occursOn: 'YYYY-MM-DD, the day of the occurrence.',
      fromId: 'Who has it.',
      toId: 'Who gets it: among those who may start the form, and not asked already.',
    },
    'formSchedules.save': {
      formScheduleId: 'The schedule that is edited; left out, a new one is made.',
      title: '2 to 100 characters.',
      formId: 'A form that can be started now.',
      note: 'What whoever is asked should know, at most 500 characters.',
      mode: '`each` or `any`: with `any`, the entries of the others go once somebody hands theirs in.',
      cadence: '`once`, `daily`, `weekdays`, `weekly` or `monthly`.',
      weekdays: 'Of a weekly one: `mon` to `sun`, with commas between them.',
      everyWeeks:
        'Of a weekly one: 1 for each week, up to 52; counted from the week of `startsOn`.',
      monthDay: 'Of a monthly one: 1 to 31; in a shorter month its last day.',
      opensTime: 'HH:MM, on the wall of its zone.',
      dueHours: 'So many hours later it is due, 1 to 744.',
      timeZone: 'An IANA name; left out, the zone of whoever saves it.',
      startsOn: 'YYYY-MM-DD, the first day.',
      endsOn: 'YYYY-MM-DD, this day included; left out, it has no end.',
      isOfTeam:
        'True asks only those of its audience who report to its author, through however many. Whoever neither makes nor edits forms, and has a team, makes such ones alone.',
      ...audienceWords,
    },
  },
  parts: {
    FormSchedule: {
      nextAt: 'When it opens next; null where it does not.',
      rowVersion: 'Send it as `If-Match` with an edit.',
    },
  },
} as const satisfies AreaWords<'formSchedules'>
