import type { OrderOf, SectionOf, trainingMatrixList } from '@holdpoint/api'

/** The words of the matrix of training. */
export const words = {
  title: 'Training matrix',
  search: 'Search people',
  records: ['person', 'people'],
  show: 'Show people',
  only: 'Only people of',
  person: 'Person',
  table: 'People and their qualifications',
  inOrder: (count: number, of: number) =>
    of === 0 ? 'Nothing asked for' : `${count} of ${of} in order`,
  notAsked: 'Not asked for',
  key: 'Not asked for by the job, and not held.',
  nothing: 'Nothing is asked of these people, and they hold nothing.',
  record: 'Record it:',
  retired: (name: string) => `${name} (retired)`,
  more: (count: number) => `and ${count} more`,
} as const

export const tabNames = {
  asked: 'With training',
  wanting: 'Not in order',
  everybody: 'Everybody',
} as const satisfies Record<SectionOf<typeof trainingMatrixList>, string>

export const sortNames = {
  person: 'Person',
  job: 'Job title',
} as const satisfies Record<OrderOf<typeof trainingMatrixList>, string>

/** What the pages of columns are called, beside those of people. */
export const columnNames = {
  pages: 'Pages of qualifications',
  range: 'Qualifications {rows} of {total}',
  previous: 'Previous qualifications',
  next: 'Next qualifications',
} as const
