import type { ImportOutcome } from '@holdpoint/api'

/** The words of pages that take rows over from a table. */
export const words = {
  accepted: '.csv,.xlsx',
  chooseFirst: 'Please choose a file first; an empty one counts as none.',
  check: 'Look at the rows',
  result: (name: string) => `Rows of ${name}`,
  applied: (when: string) => `Taken over ${when}.`,
  passedOver: (columns: readonly string[]) =>
    `Columns that were passed over: ${columns.join(', ')}.`,
  nothing: 'There is nothing to take over.',
  refusedHint:
    'Refused rows stay out, and keep no other from being taken. Mend them in your table and choose it again.',
  report: 'Download the report',
  another: 'Choose another file',
  done: 'The rows were taken over.',
  columns: 'Columns of the table',
  column: 'Column',
  isNeeded: 'Needed',
  yes: 'Needed',
  no: 'If you have it',
  holds: 'What it holds',
  rows: 'Rows that are new, change, are refused or are taken in part',
  line: 'Line',
  outcome: 'What becomes of it',
  about: 'Why, or what changes',
  fileRefused: (most: string) =>
    `The table was not taken. Please choose a CSV or an Excel file (.xlsx) of at most ${most}.`,
} as const

/** What each outcome is called beside its number. */
export const outcomeWords: Readonly<Record<ImportOutcome, string>> = {
  refused: 'Refused',
  new: 'New',
  changed: 'Changed',
  same: 'The same',
}
