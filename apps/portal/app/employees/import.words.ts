import type { ImportOutcome } from '@holdpoint/api'

/** The words of the pages that take people over from a table. */
export const words = {
  title: 'Take people over from a table',
  offer: 'Several people at once?',
  intro:
    'Choose a CSV or an Excel file. Its first row names the columns: employeeNumber, firstName, lastName and email; where you have them jobDesc, hireDate, managerNumber, isSSE (yes or no), and by the codes of your master data countryCode, divisionCode (district), lobCode (business unit), deptCode (department), jobCode (job title) and crew. Others are passed over; an empty cell leaves what is there.',
  introNext:
    'First you see what would become of each row. Nobody is changed before you say so, and nobody is invited by it.',
  file: 'Table of people',
  accepted: '.csv,.xlsx',
  fileRefused:
    'The table was not taken. Please choose a CSV or an Excel file (.xlsx) of at most 10 MB.',
  chooseFirst: 'Please choose a file first.',
  check: 'Look at the rows',
  result: (name: string) => `Rows of ${name}`,
  looked: 'Nobody has been changed yet.',
  applied: (when: string) => `Taken over ${when}.`,
  apply: (people: number) => `Take over ${people} ${people === 1 ? 'person' : 'people'}`,
  nothing: 'There is nothing to take over.',
  refusedHint:
    'Refused rows stay out, and keep no other from being taken. Mend them in your table and choose it again.',
  done: 'The people were taken over.',
  report: 'Download the report',
  another: 'Choose another file',
  rows: 'Rows that are new, change, are refused or are taken in part',
  line: 'Line',
  number: 'Number',
  outcome: 'What becomes of it',
  about: 'Why, or what changes',
  people: 'See the people who were not invited yet',
} as const

/** What each outcome is called beside its number. */
export const outcomeWords: Readonly<Record<ImportOutcome, string>> = {
  refused: 'Refused',
  new: 'New',
  changed: 'Changed',
  same: 'The same',
}
