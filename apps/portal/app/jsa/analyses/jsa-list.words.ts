import type { jsaList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of job safety analyses. */
export const listWords = {
  title: 'JSA',
  long: 'Job safety analyses',
  records: ['analysis', 'analyses'],
  create: 'Begin analysis',
  search: 'Search analyses',
  show: 'Show analyses',
  only: 'Only analyses that are',
  more: 'More for',
  signOn: 'Sign-on',
  edit: 'Edit',
  clone: 'Copy',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this job safety analysis?',
  deleted: 'The job safety analysis was deleted.',
  library: 'Library of hazards',
  exemplar: 'Exemplar',
  noTime: 'No time yet',
  until: (end: string, shift: string) => `to ${end}, ${shift.toLowerCase()}`,
  nobody: 'Nobody on it yet',
  waitsForYou: 'Waits for you',
  signed: (signed: number, of: number, percent: number) =>
    `${signed} of ${of} signed, ${percent}\u00a0%`,
  people: { searchBy: 'Search people by name', find: 'Find people' },
  columns: {
    job: 'Job',
    number: 'Number',
    status: 'Status',
    start: 'When',
    where: 'Crew and pad',
    risk: 'Residual risk',
    signed: 'Signatures',
  },
} as const

export const tabNames = {
  mine: 'Mine',
  team: 'My team',
  all: 'All',
} as const satisfies Record<SectionOf<typeof jsaList>, string>

export const sortNames = {
  start: 'When',
  number: 'Number',
  title: 'Job',
  signed: 'Signatures',
  risk: 'Residual risk',
} as const satisfies Record<OrderOf<typeof jsaList>, string>
